import {
  closingKeywords,
  greetings as greetingText,
  ordinaryWords,
  serviceKeywords,
  topicKeywords,
} from '@/content/assistant/keywords'
import { services } from '@/content/services'
import { words } from '@/lib/assistant/words'

/** A keyword or a phrase: its words, the same run together, and how many others may stand between two of them. */
export type Pattern = { words: readonly string[]; together: string; gap: number }

/** Fewer when a phrase has small words, as these go anywhere. */
const gapOf = (phrase: readonly string[]): number => Math.min(3, ...phrase.map(({ length }) => length)) - 1

export const wordsOf = (list: string): string[][] => list.split(',').map(words)

const patternsOf = (list: string): Pattern[] =>
  wordsOf(list).map((phrase) => ({ words: phrase, together: phrase.join(''), gap: gapOf(phrase) }))

const ofTopics = (list: typeof topicKeywords) =>
  list.map(({ topic, phrases }) => ({ topic, patterns: patternsOf(phrases) }))

export const firstTopics = ofTopics(topicKeywords)
export const lastTopics = ofTopics(closingKeywords)
export const greetings = patternsOf(greetingText)
export const ofServices = services.map(({ slug }) => ({ slug, patterns: patternsOf(serviceKeywords[slug]) }))

/** Words that stand for themselves: none of them is a slip for another. */
export const known = new Set(
  [...firstTopics, ...lastTopics, ...ofServices]
    .flatMap(({ patterns }) => patterns)
    .concat(greetings)
    .flatMap((pattern) => pattern.words)
    .concat(words(ordinaryWords)),
)
