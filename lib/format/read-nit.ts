import type { nitDigitForm } from '@/content/tools/nit-digit'
import { plainNit, splitDigit } from '@/lib/format/nit'

export type NitProblem = keyof typeof nitDigitForm.problems
export type TypedNit = { nit: string; digit: string | null }

const most = 15
const signs = /^[\d.,\s'’–-]*$/

/** What somebody has typed so far: a NIT, alone or with its digit; what is wrong with it; or null for nothing yet. */
export function readNit(text: string): TypedNit | NitProblem | null {
  const plain = plainNit(text)
  if (!signs.test(text)) return 'signs'
  if (plain === '') return null
  const { nit, digit } = splitDigit(text) ?? { nit: plain, digit: null }
  if (nit.startsWith('0')) return 'zero'
  return nit.length > most ? 'long' : { nit, digit }
}
