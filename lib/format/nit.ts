import type { nitDigitForm } from '@/content/tools/nit-digit'

const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

export type DigitSteps = {
  places: readonly { number: number; weight: number; product: number }[]
  sum: number
  rest: number
  digit: number
}

/** Computes a check digit by DIAN's rule for up to 15 digits: weighted digits from the right, modulo 11. */
export function digitSteps(nit: string): DigitSteps {
  const places = Array.from(nit, (text, at) => {
    const [number, weight] = [Number(text), weights[nit.length - 1 - at] ?? 0]
    return { number, weight, product: number * weight }
  })
  const sum = places.reduce((total, { product }) => total + product, 0)
  const rest = sum % 11
  return { places, sum, rest, digit: rest < 2 ? rest : 11 - rest }
}

export const checkDigit = (nit: string): number => digitSteps(nit).digit

export const plainNit = (text: string): string => text.replace(/\D/g, '')

export const formatNit = (nit: string): string => nit.replace(/\B(?=(\d{3})+$)/g, '.')

/** Returns `901207354-0` as `901.207.354-0`. */
export const formatNitWithDigit = (nit: string): string => {
  const [number = '', digit] = nit.split('-')
  return digit === undefined ? formatNit(number) : `${formatNit(number)}-${digit}`
}

/** Splits off the digit after a hyphen, or the tenth digit of a company's number, which begins with 8 or 9. */
export function splitDigit(text: string): { nit: string; digit: string } | null {
  const hyphen = /^\s*([\d.\s]+?)\s*[-–]\s*(\d)\s*$/.exec(text)
  if (hyphen) return { nit: plainNit(hyphen[1] ?? ''), digit: hyphen[2] ?? '' }
  const nit = plainNit(text)
  return /^[89]\d{9}$/.test(nit) ? { nit: nit.slice(0, 9), digit: nit.slice(9) } : null
}

/** `few` means too few digits, which is no error in a form that checks the NIT while the user is typing. */
type NitProblem = keyof typeof nitDigitForm.problems | 'few'
export type TypedNit = { nit: string; digit: string | null }

const [least, most] = [5, 15]
/** Pasted numbers may begin with a label such as `NIT`, and may mark the check digit with `D.V.`. */
const title = /^\s*(?:n\.?\s?i\.?\s?t|c\.?\s?c|rut|c[ée]dula)\b[\s.:°º#]*(?:n[o°º]\.?[\s:]*)?/i
const digitName = /[\s,-]*\bd\.?\s?v\.?[\s:]*/i
const signs = /^[\d.,\s'’–-]*$/

export function readNit(pasted: string): TypedNit | NitProblem | null {
  const text = pasted.replace(title, '').replace(digitName, '-')
  const plain = plainNit(text)
  if (!signs.test(text)) return 'signs'
  if (plain === '') return null
  const { nit, digit } = splitDigit(text) ?? { nit: plain, digit: null }
  if (nit.startsWith('0')) return 'zero'
  if (nit.length > most) return 'long'
  return nit.length < least ? 'few' : { nit, digit }
}
