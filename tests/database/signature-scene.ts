import { createHash, randomUUID } from 'node:crypto'
import { openReviewScene, type ReviewScene } from './review-scene'

export type Who = keyof ReviewScene['people']
type Outcome = { outcome: string; left?: number; code?: string; to?: string }
type SignerInput = {
  party: 'client' | 'firm' | 'outside'
  person?: string
  name: string
  email?: string
  role: string
  mark?: object
}
type Seen = { state: string; title?: string; first?: string | null; signer?: { reason: string | null } }

export const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
export const consent = '1'
export const document = hashOf('congelado')
/** Replaces the HMAC of a signing code, which in production the server computes. */
export const codeHash = (code: string) => hashOf(`${document} ${code}`)

export async function openSignatureScene() {
  const scene = await openReviewScene()
  const sessions = new Map<string, string>()

  async function session(person: string, age = '1 minute') {
    const id = randomUUID()
    await scene.run(
      `insert into auth.sessions (id, user_id, created_at) values ('${id}', '${person}', now() - interval '${age}')`,
    )
    sessions.set(person, id)
    return id
  }
  for (const id of Object.values(scene.people)) await session(id)
  const mail = (who: Who) => `${who}@empresa.example`

  const server = async <T>(call: string): Promise<T> =>
    (await scene.rows<{ answer: T }>(`select public.${call} as answer`))[0]!.answer
  const whoIs = (who: Who | { link: string }, more: object = {}) =>
    typeof who === 'string'
      ? { person: scene.people[who], session: sessions.get(scene.people[who]), aal: 'aal1', ...more }
      : { link: hashOf(who.link) }

  async function draft() {
    const id = randomUUID()
    const file = {
      name: 'Carta.pdf',
      path: `${id}/${randomUUID()}.pdf`,
      sha256: document,
      pages: 3,
      size: 900,
      flattened: { fields: 2 },
    }
    await server(
      `keep_signature_file('${id}', '${scene.people.ana}', '${scene.people.advisor}', ${json(file)})`,
    )
    return id
  }

  const signerOf = (who: Who, party: 'client' | 'firm' = 'client'): SignerInput => ({
    party,
    person: scene.people[who],
    name: `Persona ${who}`,
    role: 'Representante legal',
  })
  const outside = (email = 'socia@otra.example'): SignerInput => ({
    party: 'outside',
    name: 'Socia Externa',
    email,
    role: 'Socia',
  })

  const content = (signers: SignerInput[], more: object = {}) => ({
    kind: 'engagement',
    title: 'Carta de compromiso 2027',
    message: '',
    dueAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    inOrder: true,
    remindAfter: 2,
    remindEvery: 3,
    replaces: null,
    signers,
    ...more,
  })

  async function sent(signers: SignerInput[] = [signerOf('ana')], more: object = {}) {
    const id = await draft()
    await scene.ask('advisor', `send_signature('${id}', ${json(content(signers, more))})`)
    return id
  }

  const place = { ip: '203.0.113.9', agent: 'Prueba' }
  const mark = (id: string, who: Who | { link: string }, act: string, facts: object = {}) =>
    server<string>(`mark_signature('${id}', ${json(whoIs(who))}, '${act}', ${json({ ...place, ...facts })})`)
  const consented = {
    consent,
    consent_sha256: hashOf('texto'),
    document_type: 'CC',
    document_number: '52887214',
  }
  async function prepare(id: string, who: Who | { link: string }) {
    await mark(id, who, 'opened')
    await mark(id, who, 'read', { pages: 3, seconds: 40 })
    return mark(id, who, 'consented', consented)
  }
  const askCode = (id: string, who: Who | { link: string }, code = '482193', more: object = {}) =>
    server<Outcome>(
      `begin_signature_code('${id}', ${json(whoIs(who, more))}, ${json({ hash: codeHash(code), sha256: document, consent })})`,
    )
  const sign = (id: string, who: Who | { link: string }, code = '482193', more: object = {}) =>
    server<Outcome>(
      `sign_document('${id}', ${json(whoIs(who))}, ${json({ hash: codeHash(code), sha256: document, consent, ...more })}, ${json(place)})`,
    )
  async function signAll(id: string, who: Who | { link: string }) {
    await prepare(id, who)
    await askCode(id, who)
    return sign(id, who)
  }
  const decline = (id: string, who: Who | { link: string }, reason = 'El valor no es el hablado') =>
    server<string>(`decline_signature('${id}', ${json(whoIs(who))}, '${reason}', ${json(place)})`)
  const view = (id: string, who: Who) => scene.ask<Seen>(who, `my_signature('${id}')`)
  const status = async (id: string) =>
    (
      await scene.rows<{ status: string }>(`select status from private.signature_requests where id = '${id}'`)
    )[0]?.status
  const events = async (id: string) =>
    (
      await scene.rows<{ kind: string }>(
        `select kind from private.signature_events where request = '${id}' order by n`,
      )
    ).map(({ kind }) => kind)
  /** Returns the secrets in the mailed links, oldest first. */
  const links = async (id: string) =>
    (
      await scene.rows<{ link: string }>(
        `select payload #>> '{data,token}' as link from public.outbox where payload #>> '{data,request}' = '${id}'
         and payload #>> '{data,token}' <> '' order by created_at`,
      )
    ).map(({ link }) => ({ link }))
  const mails = async (id: string) =>
    (
      await scene.rows<{ template: string; to: string }>(
        `select payload ->> 'template' as template, payload ->> 'to' as "to" from public.outbox where payload #>> '{data,request}' = '${id}' order by created_at`,
      )
    ).map(({ template, to }) => `${template} ${to}`)
  const seal = (id: string, path = `${id}/${randomUUID()}.pdf`, copy: object | null = null) =>
    server<string>(`keep_signature_seal('${id}', ${json({ path, sha256: hashOf(path), at: new Date().toISOString(), stamped_at: null, certificate_until: '2030-01-01' })},
      ${copy ? json(copy) : 'null'})`)
  const check = (wanted: string) => server<Record<string, unknown> | null>(`check_signature('${wanted}')`)
  return {
    ...scene,
    mail,
    server,
    whoIs,
    session,
    draft,
    signerOf,
    outside,
    content,
    sent,
    mark,
    prepare,
    askCode,
    sign,
    signAll,
    decline,
    view,
    status,
    events,
    links,
    mails,
    seal,
    check,
  }
}

export type SignatureScene = Awaited<ReturnType<typeof openSignatureScene>>
