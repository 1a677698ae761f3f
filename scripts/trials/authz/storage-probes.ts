import type { Visitor } from '../company'
import { rawRequest } from '../raw-request'
import { sideBySide } from '../side-by-side'
import { leaksIn, shows } from './plant'
import { strangers, type Site } from './site'
import { asks, type Ask } from './storage-asks'

/** By these its owner gets the file, or its name. */
const good = ['plain', 'authenticated', 'described', 'a part', 'listed', 'all searched', 'address signed', 'addresses signed'] // prettier-ignore

function send({ company }: Site, who: Visitor, { path, method = 'GET', body, headers }: Ask) {
  const { url, publishableKey } = company.cast.target
  return rawRequest(url, path, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${company.tokens[who] ?? publishableKey}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const nameOf = (stored: string) => stored.split('/')[1] ?? ''

export async function probeStorage(site: Site): Promise<void> {
  const { company, planted, tries } = site
  const { people } = company.cast
  const { stored = '' } = planted.ids
  const probes = strangers.flatMap((who) => {
    const own = who === 'anon' || who === 'owing' ? people.clientA.id : people[who].id
    return Object.entries(asks(stored, own)).map(([how, one]) => ({ who, how, one }))
  })
  await sideBySide(probes, async ({ who, how, one }) => {
    const { status, text } = await send(site, who, one)
    // Of an address that is not given the path comes back, next to a null.
    const named = text.includes(nameOf(stored)) && !text.includes('"signedURL":null')
    const opened = status < 300 && (text.includes('signedURL":"/') || named || one.method === 'HEAD')
    const leaks = [...leaksIn(planted, who, text), ...(opened ? ['the file'] : [])]
    tries.expect(leaks.length === 0, `file, ${how}: ${who} is answered ${status} with ${leaks.join(', ')}`)
  })
  console.log(`  storage: ${probes.length} probes`)
}

export async function showStorage(site: Site): Promise<void> {
  const { planted, tries } = site
  const { stored = '', client = '' } = planted.ids
  const ways = asks(stored, client)
  let shown = 0
  for (const how of good) {
    const { status, text } = await send(site, 'clientB', ways[how]!)
    if (shows(planted, text)) shown++
    const seen = shows(planted, text) || text.includes(nameOf(stored))
    tries.expect(status < 300 && seen, `file, ${how}: its owner is answered ${status} ${text.slice(0, 60)}`)
  }
  tries.expect(shown > 0, 'the storage shows its owner no byte of the file')
  console.log(`  control: ${good.length} ways lead its owner to the file, ${shown} of them to its bytes`)
}
