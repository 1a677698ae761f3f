import { ordinaryWords, serviceKeywords } from '@/content/assistant/keywords'
import { services, type ServiceSlug } from '@/content/services'
import { words } from '@/lib/assistant/words'

/** A phrase to look for; up to `gap` other words may stand between two of its words. */
type Pattern = { words: readonly string[]; together: string; gap: number }

/** Short words are common in any sentence, so a phrase with a short word allows fewer other words in between. */
const gapOf = (phrase: readonly string[]): number => Math.min(3, ...phrase.map(({ length }) => length)) - 1

const patternsOf = (list: string): Pattern[] =>
  list
    .split(',')
    .map(words)
    .map((phrase) => ({ words: phrase, together: phrase.join(''), gap: gapOf(phrase) }))

const patternsOfServices = services.map(({ slug }) => ({ slug, patterns: patternsOf(serviceKeywords[slug]) }))

/** Keywords and ordinary words, which are never taken for a misspelling of another word. */
const known = new Set(
  patternsOfServices
    .flatMap(({ patterns }) => patterns)
    .flatMap((pattern) => pattern.words)
    .concat(words(ordinaryWords)),
)

export function namedServices(text: string): ServiceSlug[] {
  const message = words(text)
  return patternsOfServices
    .flatMap(({ slug, patterns }) =>
      patterns.map((pattern) => ({ slug, at: findPattern(message, pattern), length: pattern.words.length })),
    )
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length)
    .map(({ slug }) => slug)
    .filter((slug, index, all) => all.indexOf(slug) === index)
}

/** Words with fewer letters than this must match exactly, because one changed letter often makes another word. */
const shortestSlip = 5

/** True if the typed word is the meant word, perhaps with one wrong letter. */
export const isWord = (typed: string, meant: string): boolean =>
  typed === meant || (meant.length >= shortestSlip && isOneSlip(typed, meant) && !known.has(typed))

function follows(message: readonly string[], from: number, pattern: Pattern, next: number): boolean {
  const word = pattern.words[next]
  if (word === undefined) return true
  for (let at = from; at <= from + pattern.gap && at < message.length; at += 1) {
    if (isWord(message[at] ?? '', word) && follows(message, at + 1, pattern, next + 1)) return true
  }
  return false
}

/** Returns the index of a pattern's first word, or -1; the words of the pattern may also be written as one word. */
function findPattern(message: readonly string[], pattern: Pattern): number {
  const first = pattern.words[0] ?? ''
  return message.findIndex(
    (typed, at) =>
      (isWord(typed, first) && follows(message, at + 1, pattern, 1)) ||
      (pattern.words.length > 1 && isWord(typed, pattern.together)),
  )
}

/** True when the typed word differs by one letter that is missing, added, changed or swapped with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  const longer = typed.length - meant.length
  if (Math.abs(longer) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const sameAfter = (ofTyped: number, ofMeant: number) =>
    typed.slice(at + ofTyped) === meant.slice(at + ofMeant)
  if (longer > 0) return sameAfter(1, 0)
  if (longer < 0) return sameAfter(0, 1)
  if (sameAfter(1, 1)) return true
  return typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && sameAfter(2, 2)
}
