import { sleeper } from '../asleep'
import type { Company, Visitor } from '../company'
import { readForm } from '../posted-form'
import { rawRequest } from '../raw-request'
import { sideBySide } from '../side-by-side'
import type { Stage } from '../stage'
import { stranger, type Judge } from './judged'

const signedOut = '__Host-session=base64-e30; hint=alguien'

/** Every address as everybody; answers the pages that each of them sees. */
export async function inAnswers(
  { url }: Stage,
  { visitors, cookies }: Company,
  routes: readonly string[],
  judge: Judge,
): Promise<Map<Visitor, string[]>> {
  const pages = new Map<Visitor, string[]>()
  const asked = visitors.flatMap((who) => routes.map((route) => ({ who, route })))
  await sideBySide(asked, async ({ who, route }) => {
    const answer = await rawRequest(url, route, { headers: { cookie: cookies[who], origin: stranger } })
    judge.all(`${route} as ${who}`, answer)
    if (answer.status < 300 && answer.headers['content-type']?.startsWith('text/html'))
      pages.set(who, [...(pages.get(who) ?? []), route])
  })
  return pages
}

/** Sessions that are renewed on the way, that are nobody's, and forms: answers that set cookies or take them away. */
export async function whereCookiesChange(
  { url, dataDir }: Stage,
  { visitors, cookies, cast }: Company,
  routes: readonly string[],
  judge: Judge,
): Promise<void> {
  const asleep = await sleeper(dataDir)
  for (const who of visitors)
    for (const route of routes) {
      const cookie = cookies[who] ? await asleep(cookies[who]) : signedOut
      judge.all(`${route} as ${who}, after an hour`, await rawRequest(url, route, { headers: { cookie } }))
    }
  const { email, password } = cast.people.clientB
  const posted: [string, Record<string, string>][] = [
    ['/auth', { email, password }],
    ['/auth', { email, password: 'no-es-esta-2026' }],
    ['/auth/recuperar', { email }],
  ]
  for (const [path, fields] of posted) {
    const { headers } = await (await readForm(url, path))(fields)
    judge.cookies(`the form of ${path}`, Object.fromEntries(headers))
  }
}
