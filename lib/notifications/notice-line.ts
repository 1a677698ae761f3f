import type { Route } from 'next'
import { deliveriesText, type DeliveryKind } from '@/content/deliveries'
import { obligationTitle } from '@/content/obligations'
import { notices, type NoticeFacts, type NoticeKind } from '@/content/notifications'
import { reasonText } from '@/lib/deliveries/delivery-error'
import { formatLongDay } from '@/lib/format/appointment-time'
import { formatDay, formatTime } from '@/lib/format/date'
import type { Notice } from '@/lib/notifications/schema'
import { aboutAccount } from '@/lib/supabase/named-account'
import { readPeriod } from '@/lib/tax-calendar/period'

export type NoticeLine = {
  id: string
  kind: NoticeKind
  label: string
  title: string
  text: string
  why: string
  action: string | null
  href: Route
  /** The moment of the last event (ISO 8601). */
  at: string
  read: boolean
  seen: boolean
}

/** `several` is true for a person of several companies, so that the links name the company. */
export function noticeLine(notice: Notice, reader: 'firm' | 'client', several = false): NoticeLine {
  const { id, kind, account, last_at: at, read, seen } = notice
  const words = notices[kind]
  const facts = factsOf(notice)
  const page = pages[kind].replace('{subject}', notice.subject)
  const href = (reader === 'firm' && kind === 'security' ? '/admin/cuenta' : page) as Route
  return {
    id,
    kind,
    label: words.label,
    title: words.title(facts),
    text: words.text(facts).trim(),
    why: words.why,
    action: words.action ?? null,
    href: several && account && reader === 'client' ? aboutAccount(href, account) : href,
    at,
    read,
    seen,
  }
}

function factsOf({ kind, data, count }: Notice): NoticeFacts {
  const { title = '', by = '', what = '', at, due, role = '', client = '' } = data
  const facts = { count, title, by, what, day: dayOf(at, due), role, client }
  if (kind === 'filed' || kind === 'deadline') return { ...facts, title: obligationOf(data) }
  if (kind !== 'delivery') return facts
  const kinds: Readonly<Record<string, string>> = deliveriesText.kinds
  return { ...facts, title: kinds[data.kind as DeliveryKind] ?? '', what: reasonText(data.reason ?? null) }
}

function dayOf(at: string | undefined, due: string | undefined): string {
  if (at) return `${formatLongDay(at)}, ${formatTime(at)}`
  return due ? formatDay(due) : ''
}

const obligationOf = ({ obligation = '', name, municipality, period = '' }: Notice['data']): string =>
  obligationTitle({
    obligation,
    name: name ?? null,
    municipality: municipality ?? null,
    period: readPeriod(period),
  })

const pages: Readonly<Record<NoticeKind, string>> = {
  message: '/portal/mensajes/{subject}',
  appointment: '/portal/citas/{subject}',
  request: '/portal/solicitudes/{subject}',
  returned: '/portal/solicitudes/{subject}',
  'invoice-accepted': '/portal/facturas/{subject}',
  'invoice-rejected': '/portal/facturas/{subject}',
  document: '/portal',
  filed: '/portal/calendario',
  deadline: '/portal/calendario',
  mail: '/portal/correo',
  sender: '/portal/correo',
  signature: '/portal/firmas/{subject}',
  access: '/portal/personas',
  security: '/portal/cuenta',
  'client-message': '/admin/mensajes/{subject}',
  'client-appointment': '/admin/citas/{subject}',
  review: '/admin/facturas?cliente={subject}',
  answered: '/admin/solicitudes/{subject}',
  'client-sender': '/admin/clientes/{subject}',
  delivery: '/admin/entregas?estado=detenidas',
  'signature-turn': '/admin/firmas/{subject}',
  'signature-news': '/admin/firmas/{subject}',
}
