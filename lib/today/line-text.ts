import type { Route } from 'next'
import { deliveriesText, type DeliveryKind } from '@/content/deliveries'
import { obligationTitle } from '@/content/obligations'
import { promiseText, todayText } from '@/content/today'
import { bogotaDay, daysBetween, type CivilDay } from '@/lib/calendar/civil-day'
import { formatHours, formatLongDay } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { dayName } from '@/lib/format/day-name'
import { cappedCount } from '@/lib/format/capped-count'
import { sentences } from '@/lib/format/sentences'
import { invoiceTitle, withoutReading } from '@/lib/einvoice/invoice-label'
import { reasonText } from '@/lib/deliveries/delivery-error'
import { readPeriod } from '@/lib/tax-calendar/period'
import type { QueueKind, QueueLine, Today } from '@/lib/today/lines'

const hour = 3_600_000
/** The database procedure `firm_today` cuts texts to this many characters. */
const lettersGiven = 120
const { kinds, firm, stopped } = todayText

const sections: Record<QueueKind, string> = {
  obligation: '/admin/trabajo',
  registration: '/admin/registros',
  invoice: '/admin/facturas',
  message: '/admin/mensajes',
  appointment: '/admin/citas',
  request: '/admin/solicitudes',
  contact: '/admin/contactos',
  delivery: '/admin/entregas',
}
const withPages: readonly QueueKind[] = ['invoice', 'message', 'appointment', 'request']

const ofClients: readonly QueueKind[] = ['obligation', 'invoice', 'message', 'appointment', 'request']

export const clientOf = ({ kind, client }: QueueLine): string | null =>
  ofClients.includes(kind) ? client : null

export const sectionHref = (kind: QueueKind): Route => sections[kind] as Route

const tabs = Object.entries(todayText.tabs.kinds) as [QueueKind, { slug: string; label: string }][]

export const kindInQuery = (slug: unknown): QueueKind | null =>
  tabs.find(([, tab]) => tab.slug === slug)?.[0] ?? null

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

/** A count above this number means "more than 100", because the database counts no further. */
export const counted = 100

export function actionAddress(line: QueueLine, now: Date): Route {
  const { kind, id, detail } = line
  if (kind === 'obligation') return dueHref(line.title ?? '', dueOf(line), dueOf(line) < bogotaDay(now))
  if (withPages.includes(kind)) return `${sections[kind]}/${id}` as Route
  if (kind === 'registration' && detail)
    return `${sections.registration}?buscar=${encodeURIComponent(detail)}` as Route
  if (kind === 'delivery') return `${sections.delivery}?estado=detenidas` as Route
  return sectionHref(kind)
}

export const dueOf = ({ starts_at }: QueueLine) => bogotaDay(starts_at ?? 0)

/** Links to the list of an obligation in its due month. With `isOverdue` the list has only overdue ones. */
export function dueHref(obligation: string, due: CivilDay, isOverdue = false): Route {
  const params = new URLSearchParams({ vista: 'lista', mes: due.slice(0, 7) })
  // The filters of the list do not include obligations that the firm added for one client (`own:`).
  if (!obligation.startsWith('own:')) params.set('obligacion', obligation)
  if (isOverdue) params.set('estado', 'vencidas')
  return `${sections.obligation}?${params}` as Route
}

/** Returns null for entries that are no obligations. The page shows their waiting time instead. */
export function dueText(line: QueueLine, now: Date): { day: string; text: string; late: boolean } | null {
  if (line.kind !== 'obligation') return null
  const day = dueOf(line)
  const left = daysBetween(bogotaDay(now), day)
  const { due, overdue } = todayText.obligations
  return { day, text: left < 0 ? overdue(-left) : due(left), late: left < 0 }
}

/** Returns when the firm promised an answer: `12:12 p.m.`, `Mañana, 9:10 a.m.` or, if late, `Era a las 9:10 a.m.` */
export function promisedText(promised: string, now: Date): { text: string; late: boolean } {
  const isToday = bogotaDay(promised) === bogotaDay(now)
  const late = Date.parse(promised) < now.getTime()
  const [day, time] = [dayName(promised, now), formatTime(promised)]
  const { missed } = promiseText
  if (late) return { text: isToday ? missed.today(time) : missed.before(day.toLowerCase()), late }
  return { text: isToday ? promiseText.today(time) : promiseText.day(day, time), late }
}

/** Removes the last word of a text that the database has cut, because that word may be incomplete. */
const opening = (text: string) =>
  Array.from(text).length < lettersGiven ? text : `${text.replace(/[^\p{L}\p{N}]*\S*$/u, '') || text}…`

export const isSound = ({ invoice }: QueueLine): boolean =>
  invoice?.proposal === 'sound' && invoice.findings === 0 && invoice.total !== null

type LineText = {
  title: string
  detail: string
  found?: string | null
  amount?: number | null
}

export function lineText(line: QueueLine): LineText {
  const { kind, title, detail } = line
  if (kind === 'obligation') {
    const { municipality = null, period = '', name } = line
    const named = { obligation: title ?? '', name, municipality, period: readPeriod(period) }
    const clients = detail ?? todayText.obligations.clients(line.key ?? 0)
    return {
      title: obligationTitle(named),
      detail: `${clients}, ${formatLongDay(dueOf(line))}`,
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
  if (kind === 'request')
    return {
      title: `${kinds.request.name}: ${title ?? ''}`,
      detail: detail ?? '',
      found: todayText.toReview(line.key ?? 1),
    }
  const below = kind === 'contact' ? opening(detail ?? '') : (detail ?? '')
  // A person without a name has the e-mail address as the title, so it is not repeated below.
  return { title: `${kinds[kind].name}: ${title ?? ''}`, detail: below === title ? '' : below }
}
