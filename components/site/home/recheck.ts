import type { InvoiceExample } from '@/content/tools/invoice-check'

export type CheckedRow = { label: string; note?: string; stated: number; recomputed: number }
export type CheckedInvoice = { lines: CheckedRow[]; subtotal: CheckedRow; vat: CheckedRow; total: CheckedRow }

type Labels = { subtotal: string; vat: string; total: string }

const grouped = new Intl.NumberFormat('es-CO')
export const formatAmount = (amount: number): string => grouped.format(amount)

export function recheck(invoice: InvoiceExample, labels: Labels): CheckedInvoice {
  const lines = invoice.lines.map(({ label, quantity, unitPrice, stated }) => ({
    label,
    note: `${quantity} × ${formatAmount(unitPrice)}`,
    stated,
    recomputed: quantity * unitPrice,
  }))
  const subtotal = lines.reduce((sum, line) => sum + line.recomputed, 0)
  const vat = Math.round((subtotal * invoice.vatRate) / 100)
  const { stated } = invoice
  return {
    lines,
    subtotal: { label: labels.subtotal, stated: stated.subtotal, recomputed: subtotal },
    vat: { label: `${labels.vat} ${invoice.vatRate}%`, stated: stated.vat, recomputed: vat },
    total: { label: labels.total, stated: stated.total, recomputed: subtotal + vat },
  }
}

export const agrees = (row: CheckedRow): boolean => row.stated === row.recomputed

export function finding({ lines, subtotal, vat, total }: CheckedInvoice): CheckedRow | undefined {
  return [...lines, subtotal, vat, total].find((row) => !agrees(row))
}

/** Returns the range from the first to the last digit that differs; null for equal amounts or unequal lengths. */
export function differingDigits(a: string, b: string): { from: number; to: number } | null {
  if (a.length !== b.length) return null
  const positions = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]))
  const from = positions.at(0)
  const to = positions.at(-1)
  return from === undefined || to === undefined ? null : { from, to: to + 1 }
}
