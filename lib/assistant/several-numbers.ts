import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'
import { linksOf } from '@/lib/assistant/texts'

const mostLinks = 6
const mostNumbers = 3
const whose = /\b(?:(cedula|cc|persona|mia|individual|my id)|nit|empresa|sas|company)\b/g
const endings =
  /\b(?:termin[ao]\w*|acab[ao]\w*|ending|ends)\s+(?:(?:en|in|with)\s+)?(\d{1,2})\b(?:\s+(?:y|e|and)\s+(?:(?:el|la|otr[oa]|the|other|en|in|una?)\s+)*(\d{1,2})\b(?!\s*(?:de|mes(?:es)?|dias?)\b))?/g

/** Returns a copy of the question for each NIT, cédula or last digits in the message. */
export function byNumber(question: Question): Question[] {
  const { text, numbers } = question
  const whole = numbers.flatMap(({ kind, digits }) =>
    kind === 'identity' ? [{ at: text.indexOf(digits), ending: digits.slice(-2), identity: digits }] : [],
  )
  const ended = [...text.matchAll(endings)].flatMap(({ index, 1: one, 2: other }) =>
    [one, other].flatMap((ending) => (ending ? [{ at: index, ending, identity: null }] : [])),
  )
  const all = [...whole, ...ended].toSorted((one, other) => one.at - other.at)
  if (all.length < 2) return [question]
  return all.slice(0, mostNumbers).map(({ at, ending, identity }) => {
    const named = [...text.slice(0, at).matchAll(whose)].at(-1)
    const person = named ? named[1] !== undefined : question.payer === 'person'
    const noTax = question.taxes.length === 0 && !question.income
    return {
      ...question,
      ending,
      identity,
      payer: person ? 'person' : question.payer === 'person' ? null : question.payer,
      income: question.income || (person && noTax),
    }
  })
}

export function joined(replies: readonly Reply[]): Reply {
  const [first, ...others] = replies
  if (!first || others.length === 0) return first ?? { text: [], links: [] }
  return {
    ...first,
    text: [...new Set(replies.flatMap(({ text }) => text))],
    links: linksOf(...replies.map(({ links }) => links)).slice(0, mostLinks),
  }
}
