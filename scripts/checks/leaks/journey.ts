import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { publicRoutes } from '@/content/public-routes'
import { xmlFile } from '../../../supabase/sample-files/xml-file'
import { mailsTo, type Mail } from '../../../tests/support/mailbox'
import { rawRequest, readForm } from '../../site-client/requests'
import { cookiesAfter, readSessionCookie } from '../../site-client/session'
import { closedAddresses } from '../authz/addresses'
import type { TestSite } from '../test-site'

const word = () => `canario${randomBytes(6).toString('hex')}`

/** The data of this person are unique, so that each value can be searched for. */
export const newcomer = () => ({
  email: `${word()}@ejemplo.test`,
  password: `Clave-${word()}`,
  'wrong password': `Otra-${word()}`,
  'new password': `Nueva-${word()}`,
  name: `Ana ${word()}`,
  file: `${word()}.xml`,
  words: `Les escribo por ${word()}`,
  contactMessage: `Necesito ayuda con ${word()} antes del viernes`,
  // Logs drop long numbers from paths, so this word has letters instead of digits.
  missing: word().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit))),
})
type Newcomer = ReturnType<typeof newcomer>

type HandedOut = Record<
  | 'access token'
  | 'refresh token'
  | 'token of a mail'
  | 'token of a reset'
  | 'address of an upload'
  | 'device',
  string
>

async function nextMail(mailUrl: string, email: string, known: number): Promise<Mail> {
  for (const until = Date.now() + 15_000; Date.now() < until; await wait(100)) {
    const mails = await mailsTo(mailUrl, email)
    if (mails.length > known && mails[0]) return mails[0]
  }
  throw new Error(`no mail came to ${email}`)
}

const tokenIn = ({ html }: Mail) => {
  const token = /token_hash=([\w-]+)/.exec(html)?.[1]
  if (!token) throw new Error('the mail has no link')
  return token
}

export async function walk(
  { url, connection }: TestSite,
  person: Newcomer,
  approve: (email: string) => Promise<void>,
) {
  const { email, password } = person
  const post = async (path: string, fields: Record<string, string>) =>
    (await readForm(url, path, Object.keys(fields).at(-1)))(fields)
  await post('/auth?tab=registro', { email, password })
  const confirmation = tokenIn(await nextMail(connection.mailUrl, email, 0))
  // This request has no cookies, as if the person opened the link in another browser.
  await post(`/auth/confirmar?token_hash=${confirmation}&type=signup`, { password })
  await approve(email)
  await post('/auth', { email, password: person['wrong password'] })
  const { contactMessage: message, name } = person
  await post('/contacto', { name, email, phone: '300 555 0199', message, acceptTerms: 'on' })
  await post('/auth/recuperar', { email })
  const known = (await mailsTo(connection.mailUrl, email)).length
  const mails = await mailsTo(connection.mailUrl, email)
  const reset =
    mails.find(({ html }) => html.includes('/auth/recuperar') && html.includes('token_hash')) ??
    (await nextMail(connection.mailUrl, email, known))
  const resetToken = tokenIn(reset)
  await post(`/auth/recuperar?token_hash=${resetToken}`, { password: person['new password'] })
  const entered = await post('/auth', { email, password: person['new password'] })
  const cookie = cookiesAfter('', entered.headers.getSetCookie())
  const session = readSessionCookie(cookie)

  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const ask = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? {} : ((await answer.json()) as { data: Record<string, string> }).data
  }
  const batch = randomUUID()
  const { bytes, type } = xmlFile({ seed: email })
  const begun = await ask('/api/facturas', {
    key: randomUUID(),
    batch,
    name: person.file,
    type,
    size: bytes.length,
  })
  const place = begun.url ?? ''
  await fetch(place, { method: 'PUT', headers: { 'content-type': type }, body: bytes })
  const { documentId } = await ask(`/api/facturas/${begun.id}`, {})
  await ask(`/api/facturas/lotes/${batch}`, {})
  await ask('/api/mensajes', {
    id: randomUUID(),
    thread: randomUUID(),
    subject: 'Una pregunta',
    body: person.words,
    files: [],
  })
  await fetch(`${url}/api/documentos/${documentId}`, { headers: { cookie } })
  // These requests fail on purpose, so that the check also searches logged errors for personal data.
  await fetch(`${url}/api/facturas`, { method: 'POST', headers, body: `{"name":"${person.file}` })
  await fetch(`${url}/api/missing`, {
    method: 'POST',
    headers,
    body: `/no-existe-${person.missing}?email=${email}&password=${password}`,
  })
  await fetch(`${url}/api/cron`, { headers: { authorization: `Bearer ${password}` } })
  await fetch(`${url}/portal?token=${session.access_token}&email=${email}`, { headers: { cookie } })
  const handedOut: HandedOut = {
    'access token': session.access_token,
    'refresh token': session.refresh_token,
    'token of a mail': confirmation,
    'token of a reset': resetToken,
    'address of an upload': new URL(place).searchParams.get('token') ?? place,
    device: /__Host-device=([^;]+)/.exec(cookie)?.[1] ?? '',
  }
  return { cookie, handedOut }
}

export async function readPages(url: string, ids: Record<string, string>, cookie: string): Promise<string> {
  const closed = closedAddresses(ids).filter(({ kind }) => kind === 'page')
  let text = ''
  for (const address of [...publicRoutes, '/auth', ...closed.map(({ path }) => path)]) {
    const answer = await rawRequest(url, address, { headers: { cookie } })
    text += `\n${address}\n${JSON.stringify(answer.headers)}${answer.text}`
  }
  return text
}

export async function readRows(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'storage') order by 1`
  const rows: Record<string, string> = {}
  for (const { name } of tables) {
    const query = `select coalesce(string_agg(t::text, E'\\n'), '') as text from ${name} t`
    rows[name] = (await sql.unsafe<{ text: string }[]>(query))[0]?.text ?? ''
  }
  return rows
}

/** Uses the site while the backend is stopped, because the site then logs many errors. */
export async function workWithoutBackend(
  { url, backend }: TestSite,
  cookie: string,
  { file, words, id }: { file: string; words: string; id: string },
): Promise<void> {
  await backend().stop()
  for (const address of [
    '/portal',
    '/portal/facturas',
    '/portal/cuenta',
    '/admin',
    '/api/tareas',
    '/api/ready',
  ])
    await rawRequest(url, address, { headers: { cookie } })
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const bodies = {
    '/api/facturas': { key: id, batch: id, name: file, type: 'application/xml', size: 10 },
    '/api/mensajes': { id, thread: id, body: words, files: [] },
  }
  for (const [address, body] of Object.entries(bodies))
    await rawRequest(url, address, { method: 'POST', headers, body: JSON.stringify(body) })
}
