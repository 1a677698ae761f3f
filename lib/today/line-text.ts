import type { Route } from 'next'
import { todayText } from '@/content/today'
import { formatHours, formatLongDay } from '@/lib/format/appointment-time'
import { reasonText } from '@/lib/outbox/delivery-error'
import type { QueueKind, QueueLine } from '@/lib/today/queries'

const hour = 3_600_000
/** As `firm_today` cuts them. */
const lettersGiven = 120
const { kinds, deliveries, firm, stopped } = todayText

const sections: Record<QueueKind, string> = {
  registration: '/admin/solicitudes',
  invoice: '/admin/facturas',
  message: '/admin/mensajes',
  appointment: '/admin/citas',
  contact: '/admin/contactos',
  delivery: '/admin/entregas',
}
const withPages: readonly QueueKind[] = ['invoice', 'message', 'appointment']

export const sectionAddress = (kind: QueueKind): Route => sections[kind] as Route

/** Where the next action is: the page of the thing itself, or its section where a line is decided in the list. */
export function actionAddress({ kind, id, detail }: QueueLine): Route {
  if (withPages.includes(kind)) return `${sections[kind]}/${id}` as Route
  if (kind === 'registration' && detail)
    return `${sections.registration}?buscar=${encodeURIComponent(detail)}` as Route
  if (kind === 'delivery') return `${sections.delivery}?estado=detenidas` as Route
  return sectionAddress(kind)
}

/** The database gives the first letters of a message: what ends within a word ends before it. */
const opening = (text: string) =>
  Array.from(text).length < lettersGiven ? text : `${text.replace(/[^\p{L}\p{N}]*\S*$/u, '') || text}…`

/** The line's heading and what stands below it. */
export function lineText(line: QueueLine): { title: string; detail: string } {
  const { kind, title, detail } = line
  if (kind === 'delivery') {
    const name =
      title && Object.hasOwn(deliveries, title) ? deliveries[title as keyof typeof deliveries] : title
    const whose = [(line.key ?? 1) > 1 && stopped(line.key ?? 1), detail].filter(Boolean).join(', ') || firm
    return {
      title: `${kinds.delivery.name}: ${name ?? ''}`,
      detail: `${whose.replace(/\.$/, '')}. ${reasonText(line.cause ?? null)}`,
    }
  }
  if (kind === 'appointment' && line.starts_at) {
    const end = new Date(Date.parse(line.starts_at) + hour)
    const when = `${formatLongDay(line.starts_at)}, ${formatHours(line.starts_at, end)}`
    return {
      title: `${kinds.appointment.name}: ${title ?? ''}`,
      detail: [detail, when].filter(Boolean).join(', '),
    }
  }
  const below = kind === 'contact' ? opening(detail ?? '') : (detail ?? '')
  // Who has no name yet is called by the e-mail, which need not be said twice.
  return { title: `${kinds[kind].name}: ${title ?? ''}`, detail: below === title ? '' : below }
}
