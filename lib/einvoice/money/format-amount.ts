import { readAmount } from '@/lib/einvoice/money/amount'

/**
 * «$ 3.254.700» or «USD 12.600,06», with the fixed space of es-CO. Written from the decimal text, so that not one
 * digit of a long amount is lost; what is no amount is quoted as it stands.
 */
export function formatAmount(text: string, currency = 'COP'): string {
  const amount = readAmount(text)
  if (amount === null) return text === '' ? '(vacío)' : `«${text.slice(0, 40)}»`
  const [whole = '0', cents = '00'] = amount.abs().toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  const sign = currency === 'COP' || currency === '' ? '$' : currency.slice(0, 3)
  const written = `${sign}\u00a0${grouped}${cents === '00' ? '' : `,${cents}`}`
  return amount.lt(0) ? `-${written}` : written
}
