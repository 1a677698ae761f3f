import { readAmount } from '@/lib/einvoice/money/amount'

/**
 * «18.900» or «1,5»: as the sheet of an invoice writes it, without a sign of money. Amounts have no or two decimals,
 * quantities and prices as many as they have, six at most (prices at least two); what is no number is quoted as it stands.
 */
export function formatDecimal(text: string, kind: 'amount' | 'price' | 'quantity' = 'amount'): string {
  const number = readAmount(text)
  if (number === null) return text === '' ? '—' : `«${text.slice(0, 40)}»`
  const [whole = '0', rest = ''] = number
    .abs()
    .toFixed(kind === 'amount' ? 2 : 6)
    .split('.')
  const needed = rest.replace(/0+$/, '')
  const decimals = kind === 'quantity' || needed === '' ? needed : needed.padEnd(2, '0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${number.lt(0) ? '−' : ''}${grouped}${decimals ? `,${decimals}` : ''}`
}
