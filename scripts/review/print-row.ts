import { reviewCommand as text } from '@/content/einvoice/command'
import { documentNames, unknownDocument } from '@/content/einvoice/documents'
import { formatAmount } from '@/lib/einvoice/money/format-amount'
import type { Row } from './task'

/** One document for people: what it is, what is proposed, and each finding on a line of its own. */
export function printRow(row: Row): string {
  const { file, refused, proposal, findings } = row
  const state = refused ? text.refused : proposal ? text.proposals[proposal] : text.forPerson
  const lines = refused
    ? [`${text.signs.block} ${refused.message}`]
    : findings.map(({ id, severity, message }) => `${text.signs[severity]} ${id} ${message}`)
  const head = [nameOf(row), ...invoiceWords(row)].filter(Boolean).join(' · ')
  return [
    `${plain(file)}: ${state}`,
    ...(head ? [`  ${head}`] : []),
    ...lines.map((line) => `  ${plain(line)}`),
  ].join('\n')
}

function nameOf({ kind, name = '' }: Row): string {
  if (kind === null || kind === 'zip') return ''
  const names: Readonly<Record<string, string>> = { ...documentNames, ...text.files }
  return names[kind === 'other' ? name : kind] ?? unknownDocument(plain(name))
}

function invoiceWords({ invoice }: Row): string[] {
  if (!invoice) return []
  const { number, supplier, totals, currency } = invoice
  return [number, `${supplier.name} (${supplier.nit})`, formatAmount(totals.payable, currency)].map(plain)
}

/** A file decides nothing about the terminal that it is shown on. */
const plain = (words: string) => words.replace(/\p{Cc}/gu, ' ')
