import { auditorLink, datesLink, ownAnswers, readOn, cities } from '@/content/assistant/answers'
import {
  closingKeywords,
  greetings as greetingText,
  ordinaryWords,
  serviceKeywords,
  shorthand,
  topicKeywords,
  type Topic,
} from '@/content/assistant/keywords'
import type { Reply, ReplyLink } from '@/content/assistant/replies'
import { situations } from '@/content/assistant/situations'
import { faq } from '@/content/faq'
import { services, type Question, type ServiceSlug } from '@/content/services'
import { asesoriaContableQuestions } from '@/content/services/asesoria-contable'
import { asesoriaLegalQuestions } from '@/content/services/asesoria-legal'
import { asesoriaNominaQuestions } from '@/content/services/asesoria-nomina'
import { asesoriaTributariaQuestions } from '@/content/services/asesoria-tributaria'
import { auditoriaExternaQuestions } from '@/content/services/auditoria-externa'
import { revisoriaFiscalQuestions } from '@/content/services/revisoria-fiscal'
import { fill, plain } from '@/lib/assistant/texts'

type KnownAnswer = { asked: string; reply: Reply }

const questionsOf: Record<ServiceSlug, readonly Question[]> = {
  'asesoria-contable': asesoriaContableQuestions,
  'asesoria-tributaria': asesoriaTributariaQuestions,
  'asesoria-nomina': asesoriaNominaQuestions,
  'asesoria-legal': asesoriaLegalQuestions,
  'revisoria-fiscal': revisoriaFiscalQuestions,
  'auditoria-externa': auditoriaExternaQuestions,
}

const answersOf = (questions: readonly Question[], ...links: readonly ReplyLink[]): KnownAnswer[] =>
  questions.flatMap(({ answer, asked }) => (asked ? [{ asked, reply: { text: [answer], links } }] : []))

const toolOf: Partial<Record<ServiceSlug, readonly ReplyLink[]>> = {
  'asesoria-tributaria': [datesLink],
  'revisoria-fiscal': [auditorLink],
}

const answersOfServices = services.flatMap(({ slug, path, title }) => {
  const page: ReplyLink = {
    href: `${path}#preguntas`,
    label: fill(readOn.service, { service: title.toLowerCase() }),
  }
  return answersOf(questionsOf[slug], page, ...(toolOf[slug] ?? []))
})

/** When two entries have the same question, the first one answers it. */
const knownAnswers: readonly KnownAnswer[] = [
  ...[...situations, ...ownAnswers].map(({ asked, ...reply }) => ({ asked, reply })),
  ...answersOfServices,
  ...answersOf(faq, { href: '#preguntas', label: readOn.all }),
]

const sameSound: readonly [RegExp, string][] = [
  [/ll/g, 'y'],
  [/c(?=[ei])/g, 's'],
  [/(?<!c)h/g, ''],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/^w(?=e)/, 'bu'],
  [/([a-z])\1{2,}|([aeiou])\2$/g, '$1$2'],
]

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s')) return word
  return /[rnldjs]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Splits a text into words, each reduced to a singular, phonetic spelling, so that common misspellings match. */
export function words(text: string): string[] {
  return plain(text)
    .split(' ')
    .flatMap((word) => plain(Object.hasOwn(shorthand, word) ? (shorthand[word] ?? '') : word).split(' '))
    .map((word) => singular(sameSound.reduce((spelt, [sound, letter]) => spelt.replace(sound, letter), word)))
    .filter(Boolean)
}

/** Messages with fewer characters are answered with a welcome. */
const shortest = 10

export type Subject = Topic | ServiceSlug
export type Intent = Subject | 'question' | 'city' | 'welcome' | 'unknown'

export type Understanding = {
  intent: Intent
  /** The subject that the message names; set even if the message is so short that its intent is `welcome`. */
  subject: Subject | null
  known: Reply | null
  /** The services that the message names, in the order of the message. */
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

export function understand(text: string): Understanding {
  const message = words(text)
  const services = namedServices(message)
  const topicOf = (topics: typeof firstTopics) =>
    topics.find(({ patterns }) => names(message, patterns))?.topic ?? null
  const subject = topicOf(firstTopics) ?? services[0] ?? topicOf(lastTopics)
  const greets = names(message, greetings)
  const isShort = [...text.trim()].length < shortest
  const answer = knownAnswer(message) ?? knownAnswer(turned(message))
  // A city is an answer only to a message that names no service and asks for no price or person.
  const asksCity =
    services.length === 0 && subject !== 'price' && subject !== 'human' && names(message, ofCities)
  const known = answer ?? (asksCity ? cities.answer : null)
  const asked = answer ? 'question' : asksCity ? 'city' : subject
  const intent = isShort ? 'welcome' : (asked ?? (greets ? 'welcome' : 'unknown'))
  return { intent, subject, known, services, greets: greets || isShort }
}

const openers = new Set(words('como cuando donde cuanto hasta'))

/** Moves the question word to the front when its subject comes first: «el RUT cómo lo actualizo» becomes «cómo lo actualizo el RUT». */
function turned(message: readonly string[]): readonly string[] {
  const at = message.findIndex((word, index) => index > 0 && openers.has(word))
  return at > 0 ? [...message.slice(at), ...message.slice(0, at)] : []
}

function knownAnswer(message: readonly string[]): Reply | null {
  let found: { reply: Reply; length: number } | null = null
  for (const { reply, patterns } of ofQuestions)
    for (const pattern of patterns) {
      const { length } = pattern.words
      if (length > (found?.length ?? 0) && findPattern(message, pattern) >= 0) found = { reply, length }
    }
  return found?.reply ?? null
}

/** Words with fewer letters must match exactly, because one changed letter often makes another word. */
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

/** Returns the position of a pattern whose words appear in order or written as one word; -1 if it is absent. */
function findPattern(message: readonly string[], pattern: Pattern): number {
  const { words, together } = pattern
  const first = words[0] ?? ''
  return message.findIndex(
    (typed, at) =>
      (isWord(typed, first) && follows(message, at + 1, pattern, 1)) ||
      (words.length > 1 && isWord(typed, together)),
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

/** A phrase to look for; `gap` other words may come between two of its words. */
type Pattern = { words: readonly string[]; together: string; gap: number }

/** Short words are common in any sentence, so a phrase with a short word allows fewer other words between its own. */
const gapOf = (phrase: readonly string[]): number => Math.min(3, ...phrase.map(({ length }) => length)) - 1

export const wordsOf = (list: string): string[][] => list.split(',').map(words)

const patternsOf = (list: string): Pattern[] =>
  wordsOf(list).map((phrase) => ({ words: phrase, together: phrase.join(''), gap: gapOf(phrase) }))

export function finder(list: string): (message: readonly string[]) => boolean {
  const patterns = patternsOf(list)
  return (message) => names(message, patterns)
}

const ofTopics = (list: typeof topicKeywords) =>
  list.map(({ topic, phrases }) => ({ topic, patterns: patternsOf(phrases) }))

const firstTopics = ofTopics(topicKeywords)
const lastTopics = ofTopics(closingKeywords)
const greetings = patternsOf(greetingText)
const ofQuestions = knownAnswers.map(({ asked, reply }) => ({ reply, patterns: patternsOf(asked) }))
const ofCities = patternsOf(cities.names)
const ofServices = services.map(({ slug }) => ({ slug, patterns: patternsOf(serviceKeywords[slug]) }))

/** All words of our lists. A word of the message that is one of them is never taken for a misspelling of another. */
const known = new Set(
  [...firstTopics, ...lastTopics, ...ofServices, ...ofQuestions, { patterns: ofCities }]
    .flatMap(({ patterns }) => patterns)
    .concat(greetings)
    .flatMap((pattern) => pattern.words)
    .concat(words(ordinaryWords)),
)
