import {
  closingKeywords,
  greetings as greetingText,
  ordinaryWords,
  serviceKeywords,
  topicKeywords,
} from '@/content/assistant/keywords'
import { services } from '@/content/services'
import { words } from '@/lib/assistant/words'

export type Pattern = readonly string[]

export const patternsOf = (list: string): Pattern[] => list.split(',').map(words)

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
    .flat()
    .concat(words(ordinaryWords)),
)
