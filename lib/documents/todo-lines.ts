import type { Route } from 'next'
import { portal } from '@/content/portal'
import { formatTime } from '@/lib/format/date'
import { firstFinding, type Todo } from '@/lib/documents/dashboard'

/** One thing to do: when it came up or takes place, what it is, and where it is done. */
export type TodoLine = {
  id: string
  at: string
  title: string
  text: string
  action: string
  href: Route
  /** Something has to be put right. */
  hot: boolean
}

/** More of one kind stay behind its own list. */
const most = 3

/** What there is to do, in the order in which it is to be done: rejected invoices, hours to confirm, messages to read. */
export function todoLines({ invoices, threads, appointments }: Todo): { lines: TodoLine[]; more: boolean } {
  const text = portal.todo
  const lines = [
    ...invoices.slice(0, most).map(({ id, number, name, findings, words, asked, at }) => ({
      id,
      at,
      title: asked ? text.invoice.asked(number) : text.invoice.title(number),
      text: words ?? firstFinding(findings) ?? text.invoice.unexplained(name),
      action: text.invoice.action,
      href: `/portal/facturas?tab=history&buscar=${encodeURIComponent(number)}` as Route,
      hot: true,
    })),
    ...appointments.slice(0, most).map(({ id, title, at, until }) => ({
      id,
      at,
      title: text.appointment.title(title),
      text: text.appointment.hours(formatTime(at), formatTime(until)),
      action: text.appointment.action,
      href: '/portal/citas' as Route,
      hot: false,
    })),
    ...threads.slice(0, most).map(({ id, subject, unread, at }) => ({
      id,
      at,
      title: text.message.title(unread),
      text: subject,
      action: text.message.action,
      href: `/portal/mensajes/${id}` as Route,
      hot: false,
    })),
  ]
  return { lines, more: [invoices, threads, appointments].some(({ length }) => length > most) }
}
