import type { Route } from 'next'
import { deliveriesText, type DeliveryKind } from '@/content/deliveries'
import { obligationTitle } from '@/content/obligations'
import { todayText } from '@/content/today'
import { bogotaDay, daysBetween, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { formatHours, formatLongDay } from '@/lib/format/appointment-time'
import { cappedCount } from '@/lib/format/capped-count'
import { sentences } from '@/lib/format/sentences'
import { invoiceTitle, withoutReading } from '@/lib/einvoice/invoice-label'
import { reasonText } from '@/lib/outbox/delivery-error'
import { readPeriod } from '@/lib/tax-calendar/period'
import type { QueueKind, QueueLine, Today } from '@/lib/today/queries'

const hour = 3_600_000
/** As `firm_today` cuts them. */
const lettersGiven = 120
const { kinds, firm, stopped } = todayText

const sections: Record<QueueKind, string> = {
  obligation: '/admin/trabajo',
  registration: '/admin/solicitudes',
  invoice: '/admin/facturas',
  message: '/admin/mensajes',
  appointment: '/admin/citas',
  contact: '/admin/contactos',
  delivery: '/admin/entregas',
}
const withPages: readonly QueueKind[] = ['invoice', 'message', 'appointment']

/** What is about one client, whose page is a key away. */
const ofClients: readonly QueueKind[] = ['obligation', 'invoice', 'message', 'appointment']

export const clientOf = ({ kind, client }: QueueLine): string | null =>
  ofClients.includes(kind) ? client : null

export const sectionAddress = (kind: QueueKind): Route => sections[kind] as Route

const tabs = Object.entries(todayText.tabs.kinds) as [QueueKind, { slug: string; label: string }][]

/** The kind that `?ver=` asks for; null for all of them, and for what makes no sense. */
export const kindInAddress = (slug: unknown): QueueKind | null =>
  tabs.find(([, tab]) => tab.slug === slug)?.[0] ?? null

/** The tabs of the queue: everything, and each kind of which something waits, or which is looked at. */
export function queueTabs(counts: Today['counts'], only: QueueKind | null) {
  const shown = tabs.filter(([kind]) => kind === only || (counts[kind] ?? 0) > 0)
  return [
    { href: '/admin' as Route, label: todayText.tabs.all, current: only === null },
    ...shown.map(([kind, { slug, label }]) => ({
      href: `/admin?ver=${slug}` as Route,
      label: `${label} (${cappedCount(counts[kind] ?? 0)})`,
      current: kind === only,
    })),
  ]
}

/** Counted up to so many. */
export const counted = 100

/** Where the next action is: the page of the thing itself, or its section where a line is decided in the list. */
export function actionAddress(line: QueueLine, now: Date): Route {
  const { kind, id, detail } = line
  if (kind === 'obligation') return dueAddress(line.title ?? '', dueOf(line), dueOf(line) < bogotaDay(now))
  if (withPages.includes(kind)) return `${sections[kind]}/${id}` as Route
  if (kind === 'registration' && detail)
    return `${sections.registration}?buscar=${encodeURIComponent(detail)}` as Route
  if (kind === 'delivery') return `${sections.delivery}?estado=detenidas` as Route
  return sectionAddress(kind)
}

/** The day on which the obligations of a line are due. */
export const dueOf = ({ starts_at }: QueueLine) => bogotaDay(starts_at ?? 0)

/** The list of the board narrowed to an obligation that is due on this day: what is overdue does not go by the month. */
export function dueAddress(obligation: string, due: CivilDay, isOverdue = false): Route {
  const params = new URLSearchParams({ vista: 'lista', mes: due.slice(0, 7) })
  // What was added for one client alone is no kind that the board can be narrowed to.
  if (!obligation.startsWith('own:')) params.set('obligacion', obligation)
  if (isOverdue) params.set('estado', 'vencidas')
  return `${sections.obligation}?${params}` as Route
}

/** When obligations fall due, where other lines say since when they wait; null for those. */
export function dueText(line: QueueLine, now: Date): { day: string; text: string; late: boolean } | null {
  if (line.kind !== 'obligation') return null
  const day = dueOf(line)
  const left = daysBetween(bogotaDay(now), day)
  const { due, overdue } = todayText.obligations
  return { day, text: left < 0 ? overdue(-left) : due(left), late: left < 0 }
}

/** The database gives the first letters of a message: what ends within a word ends before it. */
const opening = (text: string) =>
  Array.from(text).length < lettersGiven ? text : `${text.replace(/[^\p{L}\p{N}]*\S*$/u, '') || text}…`

/** An invoice that the rules read and that holds: nothing in it asks for a second look. */
export const isSound = ({ invoice }: QueueLine): boolean =>
  invoice?.proposal === 'sound' && invoice.findings === 0 && invoice.total !== null

type LineText = {
  title: string
  detail: string
  /** What the review says of an invoice first. */
  found?: string | null
  /** In pesos. */
  amount?: number | null
}

/** The line's heading, what stands below it and, of an invoice, how much it is and what was found. */
export function lineText(line: QueueLine): LineText {
  const { kind, title, detail } = line
  if (kind === 'obligation') {
    const { municipality = null, period = '', name } = line
    const named = { obligation: title ?? '', name, municipality, period: readPeriod(period) }
    const clients = detail ?? todayText.obligations.clients(line.key ?? 0)
    return {
      title: obligationTitle(named),
      detail: `${clients}, ${formatLongDay(momentAt(dueOf(line), 12))}`,
    }
  }
  if (kind === 'delivery') {
    const name =
      title && Object.hasOwn(deliveriesText.kind, title) ? deliveriesText.kind[title as DeliveryKind] : title
    const whose = [(line.key ?? 1) > 1 && stopped(line.key ?? 1), detail].filter(Boolean).join(', ') || firm
    return {
      title: `${kinds.delivery.name}: ${name ?? ''}`,
      detail: sentences(whose, reasonText(line.cause ?? null)),
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
  if (kind === 'invoice' && line.invoice) {
    const sound = isSound(line) ? todayText.sound.one : null
    return {
      title: `${kinds.invoice.name}: ${invoiceTitle(line.invoice)}`,
      detail: detail ?? '',
      found: line.invoice.finding ?? withoutReading(line.invoice) ?? sound,
      amount: line.invoice.total,
    }
  }
  const below = kind === 'contact' ? opening(detail ?? '') : (detail ?? '')
  // Who has no name yet is called by the e-mail, which need not be said twice.
  return { title: `${kinds[kind].name}: ${title ?? ''}`, detail: below === title ? '' : below }
}
