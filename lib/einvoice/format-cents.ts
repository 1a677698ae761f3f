import { formatAmount } from '@/lib/einvoice/amount'

/** Writes an amount in cents: 189500000 becomes «$ 1.895.000», with a real minus sign. */
export const formatCents = (cents: number): string =>
  formatAmount((cents / 100).toFixed(2)).replace('-', '\u2212')
