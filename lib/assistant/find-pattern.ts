import { isOneSlip } from '@/lib/assistant/is-one-slip'
import { known, type Pattern } from '@/lib/assistant/vocabulary'

/** A slip in a word shorter than this is more likely another word. */
const shortestSlip = 5

const isWord = (typed: string, meant: string): boolean =>
  typed === meant || (meant.length >= shortestSlip && !known.has(typed) && isOneSlip(typed, meant))

/** How many other words may stand between two of a phrase: fewer when its words are small, as these go anywhere. */
const gapOf = (pattern: Pattern): number => Math.min(3, ...pattern.map(({ length }) => length)) - 1

function follows(message: readonly string[], from: number, pattern: Pattern, gap: number): boolean {
  const [word, ...others] = pattern
  if (word === undefined) return true
  for (let at = from; at <= from + gap && at < message.length; at += 1) {
    if (isWord(message[at] ?? '', word) && follows(message, at + 1, others, gap)) return true
  }
  return false
}

/** Where in the message a phrase begins, its words in order or run together; -1 when it is not there. */
export function findPattern(message: readonly string[], pattern: Pattern): number {
  const [first, ...others] = pattern
  if (first === undefined) return -1
  const gap = gapOf(pattern)
  const together = pattern.join('')
  return message.findIndex(
    (typed, at) =>
      (isWord(typed, first) && follows(message, at + 1, others, gap)) ||
      (others.length > 0 && isWord(typed, together)),
  )
}
