import { contextTexts } from '@/content/einvoice/findings/context'
import { findingMessages } from '@/content/einvoice/finding-messages'
import { formatAmount } from '@/lib/einvoice/amount'
import type { Invoice, Totals } from '@/lib/einvoice/model/invoice'
import { todoOf } from '@/lib/einvoice/reading'
import type { Finding, TextKey } from '@/lib/einvoice/rules/rule'

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

/** Findings that say only that the site cannot check something; messages to the supplier leave them out. */
const ourGaps: readonly string[] = ['F1.authority', 'F1.unchecked', 'C1.limited'] satisfies TextKey[]
/** These findings say that the file is not the file that the supplier issued. */
const changes: readonly string[] = ['F1.doubtful', 'F1.wrong', 'C1.differs'] satisfies TextKey[]

type Said = Record<'text' | 'severity' | 'title' | 'message', string> & {
  figures?: Readonly<Record<string, string>> | undefined
}
const isChanged = ({ text, severity, figures }: Said) =>
  changes.includes(text) && severity !== 'info' && figures?.issuer !== 'trusted'

/**
 * Writes a message to the supplier about the findings that concern the supplier; null when there are none.
 * For a changed file the message only asks for the original, because the figures are not the supplier's.
 */
export function supplierMessage(
  { number, totals, currency }: Pick<Invoice, 'number' | 'currency'> & { totals: Pick<Totals, 'payable'> },
  findings: readonly Said[],
): string | null {
  const known = findings.filter(({ text }) => !Object.hasOwn(contextTexts, text) && !ourGaps.includes(text))
  const changed = known.filter(isChanged)
  const { greeting, opening, closing, changed: about } = findingMessages.supplier
  if (changed.length > 0) return written(greeting, about.opening(number), changed, about.closing)
  const theirs = weighty(known)
  if (theirs.length === 0) return null
  const total = totals.payable === '' ? '' : formatAmount(totals.payable, currency)
  return written(greeting, opening(number, total), theirs, closing)
}

const written = (greeting: string, opening: string, findings: readonly Said[], closing: string): string =>
  [
    greeting,
    '',
    opening,
    ...findings.map(({ title, message }) => `- ${title}. ${message}`),
    '',
    closing,
  ].join('\n')
