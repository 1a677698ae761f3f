import { formatAmount } from '@/lib/einvoice/amount'

/** Formats cents as pesos: 189500000 becomes «$ 1.895.000». Negative amounts get a minus sign, not a hyphen. */
export const formatCents = (cents: number): string =>
  formatAmount((cents / 100).toFixed(2)).replace('-', '\u2212')
