import { allOf, rawRequest, type Answer } from '../../site-client/requests'
import { sideBySide } from '../check'
import type { Visitor } from '../people'
import { bodies, closedAddresses, type Address } from './addresses'
import { disguises } from './disguises'
import { insidesIn, leaksIn, shows } from './markers'
import { strangers, type Site } from './site'

/** URLs that return 200 to permitted visitors but show none of client B's data. */
const showNothing =
  /^\/admin\/(calendario|informes|registros|facturas$|citas($|\/(cierres|horarios|horas|nueva|tipos))|buscar|conciliacion|cuenta|documentos$|equipo|facturas\/ajustes|firmas\/(nueva|plantillas)|honorarios\/nuevo|mensajes\/nueva|solicitudes\/(nueva|plantillas)|trabajo\/(nueva|plantillas)|clientes\/(nuevo|importar|rut)|no-existe|entregas|auditoria|diagnostico)|^\/portal\/(no-existe|mensajes\/nuevo)|\/registro$|\/(ocupadas|cifras|exportar|pendientes)(\?|$)|\/avance$|\/cuenta\/datos/
/** These URLs return 404, because what they name does not exist. */
const notFound =
  /\/no-existe$|^\/api\/correo\/|^\/api\/clientes\/(importar|[0-9a-f-]{36}\/rut)$|\/libros\/exportar\?/
const firms = /^\/(admin|api\/(equipo|clientes|auditoria|firmas\?|conciliacion\?))/
/** These three visitors are refused by the same rule, so each of them tries only a third of the `disguises`. */
const sharing: Visitor[] = ['waitlist', 'rejected', 'owing']

const readAddresses = ({ marked }: Site) =>
  closedAddresses(marked.ids).filter(({ methods }) => methods.includes('GET'))

export const probeReads = (site: Site) => readAs(site, strangers, readAddresses(site))

async function readAs(site: Site, visitors: readonly Visitor[], addresses: Address[]): Promise<void> {
  const { url, company, marked, tries } = site
  const { cookies } = company
  const probes = addresses.flatMap(({ path }, at) =>
    visitors.flatMap((who) =>
      Object.entries(disguises)
        .map(([name, how]) => ({ path, who, name, how }))
        .filter(
          (_, n) => !sharing.includes(who) || n === 0 || (n + at) % sharing.length === sharing.indexOf(who),
        ),
    ),
  )
  await sideBySide(probes, async ({ path, who, name, how }) => {
    const extra = how.headers?.(path) ?? {}
    const cookie = [cookies[who], extra.cookie].filter(Boolean).join('; ')
    const headers = { ...(how.method && { origin: url }), ...extra, ...(cookie && { cookie }) }
    const answer = await rawRequest(url, how.path?.(path) ?? path, { ...how, headers })
    const said = allOf(answer)
    const leaks = [...leaksIn(marked, who, said), ...insidesIn(said)]
    tries.expect(leaks.length === 0, `${path} (${name}) shows ${who} ${leaks.join(', ')}`)
  })
  console.log(`  reads: ${addresses.length} addresses, ${probes.length} probes`)
}

/** As a control, permitted visitors must see the content of each URL. */
export async function showReads(site: Site): Promise<void> {
  const { url, company, marked, tries } = site
  const { cookies } = company
  const addresses = readAddresses(site)
  // Clients must not see the firm's pages, not even the firm's pages about themselves.
  await readAs(
    site,
    ['clientB'],
    addresses.filter(({ path }) => firms.test(path)),
  )
  const seen = { page: 0, route: 0 }
  await sideBySide(addresses, async ({ path, kind }) => {
    const answers: Answer[] = []
    for (const who of ['clientB', 'admin'] as const)
      answers.push(await rawRequest(url, path, { headers: { cookie: cookies[who] } }))
    const shown = answers.some(({ status, text }) => status === 200 && shows(marked, text))
    if (shown) seen[kind]++
    const opened = answers.some(
      ({ status }) => (status === 200 && showNothing.test(path)) || (status === 404 && notFound.test(path)),
    )
    tries.expect(shown || opened, `${path}: neither the client nor the firm sees what was marked`)
  })
  const ways = Object.values(disguises).filter(({ path, method, headers }) => !method && (path || headers))
  const owners = addresses.flatMap(({ path }) => ways.map((how) => ({ path, how })))
  let disguised = 0
  await sideBySide(owners, async ({ path, how }) => {
    const extra = how.headers?.(path) ?? {}
    const own = cookies[firms.test(path) ? 'admin' : 'clientB']
    const headers = { ...extra, cookie: [own, extra.cookie].filter(Boolean).join('; ') }
    if (shows(marked, (await rawRequest(url, how.path?.(path) ?? path, { headers })).text)) disguised++
  })
  tries.expect(seen.page > 15 && seen.route > 8, 'hardly an address shows its owner anything')
  tries.expect(disguised > ways.length, 'hardly a disguise shows its owner anything')
  console.log(
    `  control: ${seen.page} pages and ${seen.route} handlers show the marked texts to those who may read them; ${disguised} disguised requests do`,
  )
}

/** These requests are allowed, because they only concern the caller. */
const aboutOneself = /^POST \/api\/(facturas|mensajes\/(archivos|presencia))$/
const lookAway = /^DELETE \/api\/equipo\/facturas\/mirada/

const writes = ({ marked }: Site) =>
  closedAddresses(marked.ids).flatMap(({ path, methods }) =>
    methods.filter((method) => method !== 'GET').map((method) => ({ path, method })),
  )

function send({ url, company, marked }: Site, path: string, method: string, who: Visitor) {
  const body = bodies(marked.ids).find(([place]) => place.test(path))?.[1] ?? {}
  const headers = { cookie: company.cookies[who], origin: url, 'content-type': 'application/json' }
  return rawRequest(url, path, { method, headers, body: JSON.stringify(body) })
}

export async function probeWrites(site: Site): Promise<void> {
  const { marked, tries } = site
  const probes = writes(site).flatMap((write) => strangers.map((who) => ({ ...write, who })))
  await sideBySide(probes, async ({ path, method, who }) => {
    const what = `${method} ${path}`
    if (aboutOneself.test(what) && (who === 'clientA' || who === 'advisor')) return
    if (lookAway.test(what) && who === 'advisor') return
    const answer = await send(site, path, method, who)
    const said = allOf(answer)
    const leaks = [...leaksIn(marked, who, said), ...insidesIn(said)]
    const refused = [401, 403, 404].includes(answer.status) || answer.text.includes('"code":"second-step"')
    tries.expect(
      refused && leaks.length === 0,
      `${what} answers ${who} with ${answer.status} ${leaks.join(', ')}: ${answer.text.slice(0, 80)}`,
    )
  })
  console.log(`  writes: ${probes.length} probes`)
}

/** As a control, permitted callers send the same requests, which must succeed. The rows are restored each time. */
export async function writeAsOwner(site: Site): Promise<void> {
  let done = 0
  let shown = 0
  for (const { path, method } of writes(site)) {
    const who = firms.test(path) ? 'admin' : 'clientB'
    const { status, text } = await send(site, path, method, who)
    if (status < 300) done++
    if (shows(site.marked, text)) shown++
    // Even permitted visitors may get these error codes, because the check uploads no file and sends no PDF or list.
    const good = status < 300 || /"code":"(file-missing|upload-expired|signature-pdf|dian-list)"/.test(text)
    site.tries.expect(good, `${method} ${path}: ${who}, who may, is answered ${status} ${text.slice(0, 80)}`)
    await site.restore()
  }
  console.log(
    `  control: ${done} writes are done for those who may write; ${shown} answers show what was marked`,
  )
}
