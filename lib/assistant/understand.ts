import type { Topic } from '@/content/assistant/keywords'
import type { ServiceSlug } from '@/content/services'
import { findPattern } from '@/lib/assistant/find-pattern'
import { firstTopics, greetings, lastTopics, ofServices, type Pattern } from '@/lib/assistant/vocabulary'
import { words } from '@/lib/assistant/words'

/** A message with fewer characters gets a welcome. */
export const shortest = 10

export type Subject = Topic | ServiceSlug
export type Intent = Subject | 'welcome' | 'unknown'

export type Understanding = {
  intent: Intent
  /** What it is about; a short message may have one too, and is then welcomed with its answer. */
  subject: Subject | null
  /** The services it names, the first named first. */
  services: readonly ServiceSlug[]
  greets: boolean
}

const names = (message: readonly string[], patterns: readonly Pattern[]) =>
  patterns.some((pattern) => findPattern(message, pattern) >= 0)

function namedServices(message: readonly string[]): ServiceSlug[] {
  return ofServices
    .flatMap(({ slug, patterns }) =>
      patterns.map((pattern) => ({ slug, at: findPattern(message, pattern), length: pattern.words.length })),
    )
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length)
    .map(({ slug }) => slug)
    .filter((slug, index, all) => all.indexOf(slug) === index)
}

/** What a message wants, by the words of content/assistant/keywords. */
export function understand(text: string): Understanding {
  const message = words(text)
  const services = namedServices(message)
  const topicOf = (topics: typeof firstTopics) =>
    topics.find(({ patterns }) => names(message, patterns))?.topic ?? null
  const subject = topicOf(firstTopics) ?? services[0] ?? topicOf(lastTopics)
  const greets = names(message, greetings)
  const isShort = [...text.trim()].length < shortest
  const intent = isShort ? 'welcome' : (subject ?? (greets ? 'welcome' : 'unknown'))
  return { intent, subject, services, greets: greets || isShort }
}
