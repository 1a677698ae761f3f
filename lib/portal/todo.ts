import type { Route } from 'next'
import { portal } from '@/content/portal'
import { bogotaDay, daysBetween } from '@/lib/calendar/civil-day'
import { invoiceTitle, type InvoiceLabel } from '@/lib/einvoice/invoice-label'
import { formatTime } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import { replacementHref } from '@/lib/invoices/href'
import { titleOf } from '@/lib/obligations/obligation'

type NamedObligation = {
  obligation: string
  name: string | null
  municipality: string | null
  period: string
}

type InvoiceWords = {
  label: InvoiceLabel
  findings: unknown
  note?: string | null
}

/** `at` is when the item began to wait or, for an appointment, when it takes place. */
export type Pending = { id: string; at: string } & (
  | ({ kind: 'rejected' | 'asked' } & InvoiceWords)
  | { kind: 'message'; subject: string; unread: number; words: string | null; from: string | null }
  | { kind: 'appointment'; title: string; until: string }
  | {
      kind: 'request'
      title: string
      due: string
      missing: number
      wanted: number
      delivered: number
      by: string
    }
  | { kind: 'signature'; title: string; pages: number; by: string }
  | ({ kind: 'obligation'; due: string; state: string; message: string | null } & NamedObligation)
)

/** `items` are sorted by date, overdue items first. A `total` of 101 means "more than 100". */
export type Todo = { items: readonly Pending[]; total: number }

export type TodoLine = {
  id: string
  at: string
  kind: Pending['kind']
  label: string
  bad: boolean
  title: string
  text: string
  action: string
  href: Route
  /** The page with more details, to which the title links. */
  about?: Route
}

export function todoLine(pending: Pending, now: Date): TodoLine {
  const { id, at, kind } = pending
  const words = portal.todo.kinds
  const line = {
    id,
    at,
    kind,
    bad: kind === 'rejected',
    label: words[kind].label,
    action: words[kind].action,
  }
  switch (pending.kind) {
    case 'rejected':
    case 'asked': {
      const { label, findings, note } = pending
      const invoice = invoiceTitle(label)
      const title = words[pending.kind].title(invoice)
      const why = (note && reasonIn(note)) ?? label.finding ?? firstFinding(findings)
      const total = label.total === null ? null : portal.todo.total(formatPesos(label.total))
      const text = why
        ? [sentence(shortened(why)), total].filter(Boolean).join(' ')
        : words[pending.kind].unexplained(invoice)
      const about = `/portal/facturas/${id}` as Route
      return { ...line, title, text, about, href: replacementHref(label.number) }
    }
    case 'message': {
      const { subject, unread, words: said, from } = pending
      const text = said?.trim() ? `«${shortened(said)}»` : words.message.unread(unread)
      const href = `/portal/mensajes/${id}` as Route
      const label = from ? words.message.from(from) : line.label
      return { ...line, label, title: subject, text, href }
    }
    case 'appointment': {
      const text = words.appointment.hours(formatTime(at), formatTime(pending.until))
      const title = words.appointment.title(pending.title)
      return { ...line, title, text, href: `/portal/citas/${id}` as Route }
    }
    case 'request': {
      const { title, due, missing, wanted, delivered } = pending
      const late = due < bogotaDay(now)
      return {
        ...line,
        bad: late,
        label: late ? words.request.late : line.label,
        title,
        text: words.request.text(missing, delivered, wanted - delivered - missing),
        href: `/portal/solicitudes/${id}` as Route,
      }
    }
    case 'signature': {
      const { title, pages, by } = pending
      return { ...line, title, text: words.signature.text(by, pages), href: `/portal/firmas/${id}` as Route }
    }
    case 'obligation': {
      const { overdue, waiting } = words.obligation
      const late = pending.due < bogotaDay(now)
      return {
        ...line,
        bad: late,
        label: late ? overdue.label : line.label,
        title: titleOf(pending),
        text: pending.message ?? (late ? overdue.text : waiting),
        action: pending.state === 'waiting' ? line.action : overdue.action,
        href: `/portal/calendario?fecha=${id}#o-${id}` as Route,
      }
    }
  }
}

/** Returns the first item of the list in the firm's note, or the whole note if it has no list. */
const reasonIn = (note: string): string => /^- (.+)$/m.exec(note)?.[1] ?? note

const sentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`)

const excerpt = 110

function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  if (line.length <= excerpt) return line
  const cut = line.lastIndexOf(' ', excerpt)
  return `${line.slice(0, cut > 0 ? cut : excerpt)}…`
}

export function firstFinding(findings: unknown): string | null {
  const [first] = Array.isArray(findings) ? (findings as unknown[]) : []
  const note =
    typeof first === 'string' ? first : (first as { message?: unknown } | null | undefined)?.message
  return typeof note === 'string' && note.trim() !== '' ? note.trim() : null
}

export function daysFromNow(at: string, now: Date): string | null {
  const days = daysBetween(bogotaDay(now), bogotaDay(at))
  if (days === 0) return formatTime(at)
  return Math.abs(days) === 1 ? null : portal.todo.days(days)
}

export type Start = { approvedAt: string | null; described: boolean; booked: boolean }

export type UpcomingDate = NamedObligation & { id: string; due: string; state: string }

/** These appointments need no answer from the client. */
export type Upcoming = { id: string; title: string; at: string; status: 'requested' | 'confirmed' }
