import { halves as text } from '@/content/assistant/halves'
import { foreignMoney } from '@/content/assistant/languages'
import { tellsWhen } from '@/content/assistant/question-words'
import { call, mail } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { isTellingWord, questionsIn, type QuestionPart } from '@/lib/assistant/questions-in'
import { asksIn, type Question } from '@/lib/assistant/question'
import { words } from '@/lib/assistant/words'
import { foldText } from '@/lib/format/fold-text'

const asksLate =
  /\b(?:multas?|sancion\w*|extempor\w*)\b|\bsi (?:ya )?(?:se (?:me|nos|le)|no|lo|la) (?:l[ao] )?(?:pas|present|pag|declar|alcanz|hag|hac|env[ií])\w*|\b(?:tarde|me atraso|me paso)\b|\b(?:late|penalty|fine)\b/
const asksReckoning =
  /\bcomo (?:se |lo |la )?(?:calcul|liquid|sac)\w*|\b(?:cuanto (?:es|seria|pago|debo pagar|me toca|toca pagar)|que tarifa|que porcentaje|de cuanto es)\b/

const slugsOf = ({ links }: Reply): string[] =>
  links.flatMap(({ href }) => /\/vencimientos\/([\w-]+)$/.exec(href)?.[1] ?? [])

/** Adds to an answer with dates what the message asks besides: what a delay costs, or how the tax is reckoned. */
export function withDatesRest(found: Reply, { text: typed, english }: Question): Reply {
  const slugs = slugsOf(found)
  const late = asksLate.test(typed) ? [lateOf(slugs, english)] : []
  const reckoned = english || !asksReckoning.test(typed) ? [] : reckoningOf(slugs)
  return late.length + reckoned.length === 0
    ? found
    : { ...found, text: [...found.text, ...late, ...reckoned], links: [...found.links, call] }
}

function lateOf(slugs: readonly string[], english: boolean): string {
  if (slugs.includes('informacion-exogena')) return english ? text.lateExogenaInEnglish : text.lateExogena
  if (slugs.some((slug) => /^(?:pila|matricula)/.test(slug)))
    return english ? text.lateOtherInEnglish : text.lateOther
  return english ? text.lateInEnglish : text.late
}

function reckoningOf(slugs: readonly string[]): string[] {
  const known = new Set(slugs.flatMap((slug) => text.reckoned[slug] ?? []))
  return known.size > 0 ? [...known] : [text.reckonedByPerson]
}

/** An answer with less than this part of a later question's words leaves it open. */
const mostKnown = 0.26
/** Lines that end alike are the same sentence after another beginning. */
const tail = 60
const isUnsure = /^(?:Hola\. )?No (?:estoy|entend|lo sé)/

/** Returns the questions, if there are several, of which hardly a word is in the answer. */
function openParts({ typed, english }: Question, found: Reply): QuestionPart[] {
  if (english || isUnsure.test(found.text[0] ?? '')) return []
  const said = words(foldText(found.text.join(' '))).map((word) => word.slice(0, 5))
  const parts = questionsIn(typed).filter(({ asking }) => asking)
  const answer = foldText(found.text.join(' '))
  return (parts.length > 1 ? parts : []).filter(({ part }) => {
    if (asksLate.test(part) && /art(?:\.|iculo) (?:641|651)/.test(answer)) return false
    if (asksIn(part).has('perhapsWhen') && tellsWhen.test(answer)) return false
    if (/\b(?:vale|cuesta|cobran)\b/.test(part) && answer.includes('$')) return false
    // «Como la cierro» and «cuánto me pueden clavar» ask about what the part before names.
    if (
      part.split(' ').filter(isTellingWord).length < 2 &&
      /\b(?:l[ao]s?|me|le|nos|que hago|que pasa)\b/.test(part)
    )
      return false
    const telling = part
      .split(' ')
      .filter(isTellingWord)
      .flatMap(words)
      .filter((word) => word.length > 3 && !/^(?:pued|podr|tien|kier)/.test(word))
    const known = telling.filter((word) => said.includes(word.slice(0, 5)))
    return telling.length > 0 && known.length / telling.length <= mostKnown
  })
}

const linksOfBoth = (one: Reply['links'], other: Reply['links']): Reply['links'] => [
  ...one,
  ...other.filter(({ href }) => !one.some((link) => link.href === href)),
]

/**
 * Adds the answer to a question that the reply leaves open, or says who answers it, and that an amount of another
 * currency was compared with nothing. `answerPart` returns null for a question that it does not know.
 */
export async function completed(
  found: Reply,
  question: Question,
  answerPart: (part: string) => Promise<Reply | null>,
): Promise<Reply> {
  const money = question.foreign && question.amounts.length === 0
  const [open] = openParts(question, found)
  // The first question is seldom left open, so it is never called so.
  const isFirst = open !== undefined && open.own === questionsIn(question.typed)[0]?.own
  const slugs = slugsOf(found)
  const late = open && slugs.length > 0 && asksLate.test(open.part) ? lateOf(slugs, question.english) : null
  const more = !open ? null : late ? { text: [late], links: [call] } : await answerPart(open.part)
  const known =
    more?.text.some((line) => found.text.some((said) => said.slice(-tail) === line.slice(-tail))) ?? false
  return {
    ...found,
    text: [
      ...found.text,
      ...(more && !known ? more.text : []),
      ...(open && !more && !isFirst ? [text.open(open.own)] : []),
      ...(money ? [question.english ? foreignMoney.english : foreignMoney.spanish] : []),
    ],
    links:
      !open || known || (isFirst && !more)
        ? found.links
        : linksOfBoth(found.links, more?.links ?? [call, mail]).slice(0, 6),
  }
}

const figuresOf = ({ text }: Reply): readonly string[] => text.join(' ').match(/\d[\d.]{5,}/g) ?? []
/** True when two answers give the same amount, so that the second says nothing new. */
export const repeats = (one: Reply, other: Reply): boolean =>
  figuresOf(one).some((figure) => figuresOf(other).includes(figure))
