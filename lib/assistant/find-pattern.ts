import { isOneSlip } from '@/lib/assistant/is-one-slip'
import { known, type Pattern } from '@/lib/assistant/vocabulary'

/** A slip in a word shorter than this is more likely another word. */
const shortestSlip = 5

const isWord = (typed: string, meant: string): boolean =>
  typed === meant || (meant.length >= shortestSlip && isOneSlip(typed, meant) && !known.has(typed))

function follows(message: readonly string[], from: number, pattern: Pattern, next: number): boolean {
  const word = pattern.words[next]
  if (word === undefined) return true
  for (let at = from; at <= from + pattern.gap && at < message.length; at += 1) {
    if (isWord(message[at] ?? '', word) && follows(message, at + 1, pattern, next + 1)) return true
  }
  return false
}

/** Where in the message a phrase begins, its words in order or run together; -1 when it is not there. */
export function findPattern(message: readonly string[], pattern: Pattern): number {
  const { words, together } = pattern
  const first = words[0] ?? ''
  return message.findIndex(
    (typed, at) =>
      (isWord(typed, first) && follows(message, at + 1, pattern, 1)) ||
      (words.length > 1 && isWord(typed, together)),
  )
}
