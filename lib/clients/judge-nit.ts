import { newClientText } from '@/content/client-form'
import { foldWords } from '@/lib/format/fold-text'
import { checkDigit, readNit } from '@/lib/format/nit'
import { nitDigitForm } from '@/content/tools/nit-digit'

const { checks } = newClientText

type NitState =
  | { kind: 'empty' }
  | { kind: 'problem'; sentence: string }
  /** The check digit is wrong or missing; `right` is the correct digit. */
  | { kind: 'digit'; sentence: string; nit: string; right: number }
  | { kind: 'sound'; nit: string; digit: number }

export function judgeNit(typed: string): NitState {
  const read = readNit(typed)
  if (read === null) return { kind: 'empty' }
  if (read === 'few') return { kind: 'problem', sentence: nitDigitForm.few }
  if (typeof read === 'string') return { kind: 'problem', sentence: nitDigitForm.problems[read] }
  const right = checkDigit(read.nit)
  if (read.digit === null) return { kind: 'digit', sentence: checks.ask(right), nit: read.nit, right }
  if (Number(read.digit) !== right)
    return { kind: 'digit', sentence: checks.wrong(right), nit: read.nit, right }
  return { kind: 'sound', nit: read.nit, digit: right }
}

/** Returns `company` if the name has a legal form that only companies have, such as S.A.S.; else null. */
export const kindOfName = (name: string): 'company' | null =>
  /\b(s a s|sas|s a|ltda|limitada|e u|s en c( a)?|y cia|fundacion|corporacion|cooperativa|asociacion|sociedad|copropiedad)\b/.test(
    foldWords(name),
  )
    ? 'company'
    : null
