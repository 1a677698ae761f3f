import { checkDigit } from '@/lib/format/nit'

/** Matches digits that may be a NIT. A single digit after a hyphen is its check digit; 901207354-2026 has none. */
const candidate = /(?<!\d)(\d{1,3}(?:[.\u00a0 ]\d{3}){1,3}|\d{6,11})(?!\d)(?:\s?[-–_]\s?(\d)(?!\d))?/g
const most = 500

/**
 * Returns up to 500 different NITs that a text may contain, without check digit.
 * A number of ten digits is also returned without its last digit if that is the right check digit.
 * A number with a wrong check digit after a hyphen is left out.
 */
export function nitsIn(text: string): string[] {
  const found = new Set<string>()
  for (const [, number = '', digit] of text.matchAll(candidate)) {
    const plain = number.replace(/\D/g, '').replace(/^0+/, '')
    if (plain.length < 6) continue
    if (digit === undefined || checkDigit(plain) === Number(digit)) found.add(plain)
    if (digit !== undefined && checkDigit(plain) !== Number(digit)) continue
    if (plain.length === 10 && checkDigit(plain.slice(0, 9)) === Number(plain[9]))
      found.add(plain.slice(0, 9))
    if (found.size >= most) break
  }
  return [...found].slice(0, most)
}
