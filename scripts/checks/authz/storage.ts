import { rawRequest } from '../../site-client/requests'
import { sideBySide } from '../check'
import type { Visitor } from '../people'
import { leaksIn, shows } from './markers'
import { strangers, type Site } from './site'

/** As a control, each of these requests must return the file or its name if sent with the secret key. */
const good = [
  'plain',
  'authenticated',
  'described',
  'a part',
  'listed',
  'all searched',
  'address signed',
  'addresses signed',
]

function send({ company }: Site, who: Visitor | 'server', { path, method = 'GET', body, headers }: Ask) {
  const { url, publishableKey, secretKey } = company.fixtures.target
  const token = who === 'server' ? secretKey : (company.tokens[who] ?? publishableKey)
  return rawRequest(url, path, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const nameOf = (stored: string) => stored.split('/')[1] ?? ''

export async function probeStorage(site: Site): Promise<void> {
  const { company, marked, tries } = site
  const { people } = company.fixtures
  const { stored = '' } = marked.ids
  // Client B, the owner, is refused too, because files are only handed out by the site.
  const probes = ([...strangers, 'clientB'] as const).flatMap((who) => {
    const own = who === 'anon' || who === 'owing' ? people.clientA.id : people[who].id
    return Object.entries(asks(stored, own)).map(([how, one]) => ({ who, how, one }))
  })
  await sideBySide(probes, async ({ who, how, one }) => {
    const { status, text } = await send(site, who, one)
    // If storage refuses to sign a URL, its response contains the path of the file but no URL, which is no leak.
    const named = text.includes(nameOf(stored)) && !text.includes('"signedURL":null')
    const opened = status < 300 && (text.includes('signedURL":"/') || named || one.method === 'HEAD')
    const leaks = [...leaksIn(marked, who, text), ...(opened ? ['the file'] : [])]
    tries.expect(leaks.length === 0, `file, ${how}: ${who} is answered ${status} with ${leaks.join(', ')}`)
  })
  console.log(`  storage: ${probes.length} probes`)
}

export async function showStorage(site: Site): Promise<void> {
  const { marked, tries } = site
  const { stored = '', client = '' } = marked.ids
  const ways = asks(stored, client)
  let shown = 0
  for (const how of good) {
    const { status, text } = await send(site, 'server', ways[how]!)
    if (shows(marked, text)) shown++
    const seen = shows(marked, text) || text.includes(nameOf(stored))
    tries.expect(status < 300 && seen, `file, ${how}: the server is answered ${status} ${text.slice(0, 60)}`)
  }
  tries.expect(shown > 0, 'the storage shows the server no byte of the file')
  console.log(`  control: ${good.length} ways lead the server to the file, ${shown} of them to its bytes`)
}

type Ask = { path: string; method?: string; body?: object; headers?: Record<string, string> }

const asks = (stored: string, own: string): Record<string, Ask> => {
  const [folder = '', name = ''] = stored.split('/')
  const object = '/storage/v1/object'
  return {
    plain: { path: `${object}/facturas/${stored}` },
    authenticated: { path: `${object}/authenticated/facturas/${stored}` },
    public: { path: `${object}/public/facturas/${stored}` },
    'public, as a download': { path: `${object}/public/facturas/${stored}?download=x.pdf` },
    described: { path: `${object}/info/facturas/${stored}` },
    'described, authenticated': { path: `${object}/info/authenticated/facturas/${stored}` },
    'described, public': { path: `${object}/info/public/facturas/${stored}` },
    'as a picture': { path: `/storage/v1/render/image/authenticated/facturas/${stored}` },
    'as a public picture': { path: `/storage/v1/render/image/public/facturas/${stored}` },
    head: { path: `${object}/facturas/${stored}`, method: 'HEAD' },
    'a part': { path: `${object}/facturas/${stored}`, headers: { range: 'bytes=0-99' } },
    'two slashes': { path: `${object}/facturas//${stored}` },
    'slash encoded': { path: `${object}/facturas/${folder}%2f${name}` },
    'slash encoded twice': { path: `${object}/facturas/${folder}%252f${name}` },
    'over an own folder': { path: `${object}/facturas/${own}/../${stored}` },
    'over an own folder, encoded': { path: `${object}/facturas/${own}/%2e%2e/${stored}` },
    'over another bucket': { path: `${object}/registros/../facturas/${stored}` },
    'upper case': { path: `${object}/facturas/${folder.toUpperCase()}/${name}` },
    'null at the end': { path: `${object}/facturas/${stored}%00` },
    'through the pages’ door': { path: `/rest/v1/../..${object}/facturas/${stored}` },
    listed: { path: `${object}/list/facturas`, method: 'POST', body: { prefix: folder, limit: 100 } },
    'listed, new way': { path: `${object}/list-v2/facturas`, method: 'POST', body: { prefix: folder } },
    'all listed': { path: `${object}/list/facturas`, method: 'POST', body: { prefix: '', limit: 1000 } },
    'all searched': {
      path: `${object}/list/facturas`,
      method: 'POST',
      body: { prefix: folder, search: name.slice(0, 4) },
    },
    'address signed': { path: `${object}/sign/facturas/${stored}`, method: 'POST', body: { expiresIn: 60 } },
    'addresses signed': {
      path: `${object}/sign/facturas`,
      method: 'POST',
      body: { expiresIn: 60, paths: [stored] },
    },
    'signed with no token': { path: `${object}/sign/facturas/${stored}?token=` },
    'signed with a token of nothing': {
      path: `${object}/sign/facturas/${stored}?token=eyJhbGciOiJub25lIn0.eyJ1cmwiOiJmYWN0dXJhcyJ9.`,
    },
    copied: {
      path: `${object}/copy`,
      method: 'POST',
      body: { bucketId: 'facturas', sourceKey: stored, destinationKey: `${own}/copia.pdf` },
    },
    moved: {
      path: `${object}/move`,
      method: 'POST',
      body: { bucketId: 'facturas', sourceKey: stored, destinationKey: `${own}/copia.pdf` },
    },
    removed: { path: `${object}/facturas`, method: 'DELETE', body: { prefixes: [stored] } },
  }
}
