import { contextTexts } from '@/content/einvoice/findings/context'
import { findingMessages } from '@/content/einvoice/finding-messages'
import { formatAmount } from '@/lib/einvoice/amount'
import type { Invoice, Totals } from '@/lib/einvoice/model/invoice'
import { todoOf } from '@/lib/einvoice/reading'
import type { Finding } from '@/lib/einvoice/rules/rule'

const most = 6

function weighty<F extends { severity: string }>(findings: readonly F[]): readonly F[] {
  const blocking = findings.filter(({ severity }) => severity === 'block')
  return (blocking.length > 0 ? blocking : findings.filter(({ severity }) => severity === 'warn')).slice(
    0,
    most,
  )
}

/** Drafts a rejection note of at most `longest` characters, which the firm can edit; null without findings. */
export function draftNote(title: string, findings: readonly Finding[], longest: number): string | null {
  const shown = [...weighty(findings)]
  while (shown.length > 0) {
    const todos = [...new Set(shown.map(todoOf).filter((todo) => todo !== null))]
    const note = [
      findingMessages.note.opening(title),
      ...shown.map(({ message }) => `- ${message}`),
      ...(todos.length > 0 ? [`${findingMessages.note.todo} ${todos.join(' ')}`] : []),
      findingMessages.note.closing,
    ].join('\n')
    if (note.length <= longest) return note
    shown.pop()
  }
  return null
}

/** Writes a message to the supplier, without findings that only the firm can know; null when no others remain. */
export function supplierMessage(
  { number, totals, currency }: Pick<Invoice, 'number' | 'currency'> & { totals: Pick<Totals, 'payable'> },
  findings: readonly Record<'text' | 'severity' | 'title' | 'message', string>[],
): string | null {
  const theirs = weighty(findings.filter(({ text }) => !Object.hasOwn(contextTexts, text)))
  if (theirs.length === 0) return null
  const { greeting, opening, closing } = findingMessages.supplier
  const total = totals.payable === '' ? '' : formatAmount(totals.payable, currency)
  return [
    greeting,
    '',
    opening(number, total),
    ...theirs.map(({ title, message }) => `- ${title}. ${message}`),
    '',
    closing,
  ].join('\n')
}
