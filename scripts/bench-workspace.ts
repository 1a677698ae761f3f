import { fillLargeFirm } from '../tests/support/large-firm'
import { startFirmSite } from './bench/firm-site'
import { interleaved, percentile } from './bench/measure'

const [warmUp, rounds] = [30, 60]
const limit = 1.5
const everyone = {
  today: '/admin',
  review: '/admin/facturas',
  'review, searched': '/admin/facturas?buscar=factura',
  clients: '/admin/clientes',
  'clients, searched': '/admin/clientes?buscar=clinica',
  registrations: '/admin/solicitudes',
  'week of appointments': '/admin/citas',
  'list of appointments': '/admin/citas?vista=lista&estado=pasadas',
  messages: '/admin/mensajes',
  'messages, searched': '/admin/mensajes?buscar=nomina',
  deliveries: '/admin/entregas',
}
const adminsOnly = { contacts: '/admin/contactos', team: '/admin/equipo', log: '/admin/auditoria' }
/** Names of rooms on the command line; without any, all of them. */
const only = process.argv.slice(2)
const rooms = { advisor: everyone, admin: { ...everyone, ...adminsOnly } }

const running: { stop: () => Promise<void> }[] = []
try {
  const full = await startFirmSite(fillLargeFirm)
  running.push(full)
  const empty = await startFirmSite()
  running.push(empty)
  console.log(
    '| room | as | empty workspace | 10,000 clients, 200,000 documents | |\n| --- | --- | --- | --- | --- |',
  )
  for (const role of ['admin', 'advisor'] as const)
    for (const [name, address] of Object.entries(rooms[role])) {
      if (only.length > 0 && !only.includes(name)) continue
      const read =
        ({ siteUrl, cookies }: typeof full) =>
        async () => {
          const answer = await fetch(siteUrl + address, {
            headers: { cookie: cookies[role] },
            redirect: 'manual',
          })
          const html = await answer.text()
          if (answer.status !== 200 || !html.includes('<h1')) throw new Error(`${address}: ${answer.status}`)
        }
      const kinds = { full: read(full), empty: read(empty) }
      await interleaved(warmUp, kinds)
      const times = await interleaved(rounds, kinds)
      const [slow, quick] = [percentile(times.full ?? [], 0.5), percentile(times.empty ?? [], 0.5)]
      const ratio = `${(slow / quick).toFixed(2)} of ${limit}`
      const cells = [name, role, `${quick.toFixed(1)} ms`, `${slow.toFixed(1)} ms`]
      console.log(`| ${[...cells, slow / quick <= limit ? ratio : `**${ratio}**`].join(' | ')} |`)
    }
} finally {
  for (const { stop } of running.reverse()) await stop()
}
