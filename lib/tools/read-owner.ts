import { dueDatesForm } from '@/content/tools/due-dates'
import { nitDigitForm } from '@/content/tools/nit-digit'
import { checkDigit, readNit } from '@/lib/format/nit'

export function readOwner(typed: string): { nit: string; problem?: never } | { nit: null; problem: string } {
  const read = readNit(typed)
  if (read === null || read === 'few') return { nit: null, problem: dueDatesForm.few }
  if (typeof read === 'string') return { nit: null, problem: nitDigitForm.problems[read] }
  const digit = checkDigit(read.nit)
  if (read.digit === null || Number(read.digit) === digit) return { nit: read.nit }
  return { nit: null, problem: dueDatesForm.wrongDigit(digit) }
}
