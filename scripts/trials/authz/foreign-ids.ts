import { randomUUID } from 'node:crypto'
import { rawRequest, type Answer } from '../raw-request'
import { sideBySide } from '../side-by-side'
import { bodies, closedAddresses } from './addresses'
import { shows } from './plant'
import type { Site } from './site'

/** What a person reads in an answer, without the id that was asked for and the nonce. */
const withoutIds = ({ status, text }: Answer, id: string) =>
  `${status} ${text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replaceAll(id, 'ID')}`

/** Another person's id is answered like one that does not exist. */
export async function probeForeignIds({ url, company: { cookies }, planted, tries }: Site): Promise<void> {
  const own = closedAddresses(planted.ids)
  const random = closedAddresses(
    Object.fromEntries(Object.entries(planted.ids).map(([name]) => [name, randomUUID()])),
  )
  const texts = bodies(planted.ids)
  const pairs = own.flatMap((address, at) => {
    const other = random[at]
    if (!other || other.path === address.path) return []
    return address.methods.flatMap((method) =>
      (['clientA', 'advisor'] as const).map((who) => ({
        method,
        mine: address.path,
        theirs: other.path,
        who,
      })),
    )
  })
  await sideBySide(pairs, async ({ method, mine, theirs, who }) => {
    const ask = async (path: string) => {
      const body = texts.find(([place]) => place.test(path))?.[1] ?? {}
      const answer = await rawRequest(url, path, {
        method,
        headers: { cookie: cookies[who], origin: url, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
      const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path)?.[0] ?? ''
      return { ...answer, plain: withoutIds(answer, id) }
    }
    let [foreign, nobody] = [await ask(mine), await ask(theirs)]
    // A backend that is busy for a moment is no difference: one that tells the two apart does so again.
    if (foreign.plain !== nobody.plain) [foreign, nobody] = [await ask(mine), await ask(theirs)]
    // A page is answered before it is known whether there is anything to show: what it says counts.
    const refused = foreign.status >= 400 || foreign.status === 307 || !shows(planted, foreign.text)
    tries.expect(refused, `${method} ${mine} answers ${who} with ${foreign.status}`)
    tries.expect(
      foreign.plain === nobody.plain,
      `${method} ${mine}: ${who} can tell it from an id that does not exist (${foreign.status}, ${nobody.status})`,
    )
  })
  console.log(`  ids: ${pairs.length} addresses with a foreign id beside one that does not exist`)
}
