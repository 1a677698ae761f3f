import type { Visitor } from '../company'
import { allOf, rawRequest } from '../raw-request'
import { sideBySide } from '../side-by-side'
import { bodies, closedAddresses } from './addresses'
import { insidesIn, leaksIn, shows } from './plant'
import { strangers, type Site } from './site'

/** About whoever calls: they begin an upload, say that they are there, or look away from something. */
const aboutOneself = /^POST \/api\/(facturas|mensajes\/(archivos|presencia))$/
const lookAway = /^DELETE \/api\/revision/

const writes = ({ planted }: Site) =>
  closedAddresses(planted.ids).flatMap(({ path, methods }) =>
    methods.filter((method) => method !== 'GET').map((method) => ({ path, method })),
  )

function send({ url, company, planted }: Site, path: string, method: string, who: Visitor) {
  const body = bodies(planted.ids).find(([place]) => place.test(path))?.[1] ?? {}
  const headers = { cookie: company.cookies[who], origin: url, 'content-type': 'application/json' }
  return rawRequest(url, path, { method, headers, body: JSON.stringify(body) })
}

/** Handlers that write, with the ids of client B in address and body. */
export async function probeWrites(site: Site): Promise<void> {
  const { planted, tries } = site
  const probes = writes(site).flatMap((write) => strangers.map((who) => ({ ...write, who })))
  await sideBySide(probes, async ({ path, method, who }) => {
    const what = `${method} ${path}`
    if (aboutOneself.test(what) && (who === 'clientA' || who === 'advisor')) return
    if (lookAway.test(what) && who === 'advisor') return
    const answer = await send(site, path, method, who)
    const said = allOf(answer)
    const leaks = [...leaksIn(planted, who, said), ...insidesIn(said)]
    const refused = [401, 403, 404].includes(answer.status) || answer.text.includes('"code":"second-step"')
    tries.expect(
      refused && leaks.length === 0,
      `${what} answers ${who} with ${answer.status} ${leaks.join(', ')}: ${answer.text.slice(0, 80)}`,
    )
  })
  console.log(`  writes: ${probes.length} probes`)
}

/** The same by whoever may is let in, each from the same rows. */
export async function writeAsOwner(site: Site): Promise<void> {
  let done = 0
  let shown = 0
  for (const { path, method } of writes(site)) {
    const who = /^\/api\/(equipo|clientes|revision)/.test(path) ? 'admin' : 'clientB'
    const { status, text } = await send(site, path, method, who)
    if (status < 300) done++
    if (shows(site.planted, text)) shown++
    // Of an upload whose bytes never came its owner is told so.
    const good = status < 300 || /"code":"(file-missing|upload-expired)"/.test(text)
    site.tries.expect(good, `${method} ${path}: ${who}, who may, is answered ${status} ${text.slice(0, 80)}`)
    await site.restore()
  }
  console.log(`  control: ${done} writes are done for whoever may; ${shown} answers show what was planted`)
}
