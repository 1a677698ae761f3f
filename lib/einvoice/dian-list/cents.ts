/** Larger amounts are no amounts of an invoice; up to here cents are exact as a number. */
const largest = 10 ** 15

const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/

/** Null when it is no amount. DIAN writes a decimal point, people `1.785.000,50`; a number's point is decimal. */
export function readCents(text: string, isNumber = false): number | null {
  const plain = text.replace(/[\s$]|COP/g, '')
  if (plain === '') return 0
  const written = isNumber ? plain : withPoint(plain)
  if (!/^-?\d*\.?\d+(?:e[+-]?\d{1,3})?$|^-?\d+\.$/i.test(written)) return null
  const cents = Math.round(Number(written) * 100)
  return Math.abs(cents) < largest ? cents + 0 : null
}

function withPoint(text: string): string {
  const [sign, digits] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text]
  const group = grouped.exec(digits)
  if (group) {
    const separator = group[1] ?? '.'
    return sign + digits.replaceAll(separator, '').replace(',', '.')
  }
  return sign + digits.replace(',', '.')
}
