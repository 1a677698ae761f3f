import { halves as text } from '@/content/assistant/halves'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'

const asksLate =
  /\b(?:multas?|sancion\w*|extempor\w*)\b|\bsi (?:ya )?(?:se (?:me|nos|le)|no|lo|la) (?:l[ao] )?(?:pas|present|pag|declar|alcanz|hag|hac|env[ií])\w*|\b(?:tarde|me atraso|me paso)\b|\b(?:late|penalty|fine)\b/
const asksReckoning =
  /\bcomo (?:se |lo |la )?(?:calcul|liquid|sac)\w*|\b(?:cuanto (?:es|seria|pago|debo pagar|me toca|toca pagar)|que tarifa|que porcentaje|de cuanto es)\b/

const slugsOf = ({ links }: Reply): string[] =>
  links.flatMap(({ href }) => /\/vencimientos\/([\w-]+)$/.exec(href)?.[1] ?? [])

const tellsLate = ({ text }: Reply): boolean => /E\.T\., art\. 641/.test(text.join(' '))

/** Adds the cost of a delay, or how the tax is computed, to an answer with dates if the message asks for that. */
export function withDatesRest(found: Reply, { text: typed, english }: Question): Reply {
  const slugs = slugsOf(found)
  const late = asksLate.test(typed) && !tellsLate(found) ? [lateOf(slugs, english)] : []
  const reckoned = english || !asksReckoning.test(typed) ? [] : reckoningOf(slugs)
  return late.length + reckoned.length === 0
    ? found
    : { ...found, text: [...found.text, ...late, ...reckoned], links: [...found.links, call] }
}

/** Returns what a delay of the named taxes costs; null if the question does not ask for that. */
export const lateRest = (found: Reply, asked: string, english: boolean): string | null =>
  slugsOf(found).length > 0 && asksLate.test(asked) ? lateOf(slugsOf(found), english) : null

function lateOf(slugs: readonly string[], english: boolean): string {
  if (slugs.includes('informacion-exogena')) return english ? text.lateExogenaInEnglish : text.lateExogena
  if (slugs.length === 1 && slugs[0] === 'ica-bogota')
    return english ? text.lateLocalInEnglish : text.lateLocal
  if (slugs.some((slug) => /^(?:pila|matricula)/.test(slug)))
    return english ? text.lateOtherInEnglish : text.lateOther
  return english ? text.lateInEnglish : text.late
}

function reckoningOf(slugs: readonly string[]): string[] {
  const known = new Set(slugs.flatMap((slug) => text.reckoned[slug] ?? []))
  return known.size > 0 ? [...known] : [text.reckonedByPerson]
}

const figuresOf = ({ text }: Reply): readonly string[] => text.join(' ').match(/\d[\d.]{5,}/g) ?? []
/** True when two answers give the same amount, so that the second says nothing new. */
export const repeats = (one: Reply, other: Reply): boolean =>
  figuresOf(one).some((figure) => figuresOf(other).includes(figure))
