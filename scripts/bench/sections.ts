import { fillLargeFirm } from '../../tests/support/large-firm'
import { interleaved, percentile } from '../statistics'
import { pageReader, startFirmSite } from './sites'

const [warmUp, rounds] = [30, 60]
const limit = 1.5
const everyone = {
  today: '/admin',
  review: '/admin/facturas',
  'review, searched': '/admin/facturas?buscar=factura',
  clients: '/admin/clientes',
  'clients, searched': '/admin/clientes?buscar=clinica',
  registrations: '/admin/registros',
  'week of appointments': '/admin/citas',
  'list of appointments': '/admin/citas?vista=lista&estado=pasadas',
  messages: '/admin/mensajes',
  'messages, searched': '/admin/mensajes?buscar=nomina',
  deliveries: '/admin/entregas',
}
const adminsOnly = { contacts: '/admin/contactos', team: '/admin/equipo', log: '/admin/auditoria' }
const only = process.argv.slice(2)
const sections = { advisor: everyone, admin: { ...everyone, ...adminsOnly } }

const running: { stop: () => Promise<void> }[] = []
try {
  const full = await startFirmSite(fillLargeFirm)
  running.push(full)
  const empty = await startFirmSite()
  running.push(empty)
  console.log(
    '| section | as | empty workspace | 10,000 clients, 200,000 documents | |\n| --- | --- | --- | --- | --- |',
  )
  for (const role of ['admin', 'advisor'] as const)
    for (const [name, address] of Object.entries(sections[role])) {
      if (only.length > 0 && !only.includes(name)) continue
      const kinds = { full: pageReader(full, role, address), empty: pageReader(empty, role, address) }
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
