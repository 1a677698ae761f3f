import { expected, sharpness, smoothing } from '@/lib/assistant/classifier'
import type { Taught } from '@/lib/assistant/meanings'
import { stemOf, tellingWords } from '@/lib/assistant/stems'
import { groupsOf, words } from '@/lib/assistant/words'

/**
 * The results of `npm run assistant:index`, computed from the example questions of all answers.
 * Each line of `features` has a feature, then a number and a letter for each answer that has the feature.
 * The number, in base 36, is the distance in `keys` from the line's previous answer.
 * The letter is the weight of the feature in the answer, as `firstLetter` and `steps` say.
 */
export type NearnessIndex = {
  keys: readonly string[]
  /** For each answer, the index of its theme in `ruleThemes`; -1 for an answer that is loaded with the chat itself. */
  themes: readonly number[]
  totals: readonly number[]
  features: string
}

export type Near = {
  key: string
  theme: number
  /** The probability that this answer fits and no other, from 0 to 1. */
  share: number
  /** The fraction of the message's meaningful words, by weight, that also occur in the answer's example questions. */
  known: number
  /** How many of the message's meaningful words also occur in the answer's example questions. */
  words: number
}

/** Returns what identifies an answer in the index: its question, its subject or its first line. */
export const keyOf = ({ topic, subject, known }: Taught): string =>
  topic ?? (subject ? `#${subject}` : (known?.text[0] ?? ''))

const ofCommonWord = 0.25
const ofGroup = 0.6
const ofPair = 0.5

/** Returns a text's word stems, pairs of neighbouring words and groups of synonyms, each with a weight up to 1. */
export function featuresOf(text: string): ReadonlyMap<string, number> {
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight))
  const telling = new Set(tellingWords(text))
  let before: string | null = null
  for (const word of words(text)) {
    const stem = stemOf(word)
    add(stem, telling.has(word) ? 1 : ofCommonWord)
    if (telling.has(word)) for (const group of groupsOf(word)) add(`=${group}`, ofGroup)
    if (before) add(`${before}_${stem}`, ofPair)
    before = stem
  }
  return features
}

/** A weight is stored as a letter for its logarithm, in steps of a fifth: A is 0 and F is 1. */
export const steps = 5
export const firstLetter = 'A'.charCodeAt(0)

/** Returns the weight of a feature; a feature that many answers share weighs less. */
export const rarity = (answers: number, of: number): number =>
  Math.max(0.1, Math.log((of + 1) / (answers + 0.5)))

/** Scales weights to length one, so that a long story does not outweigh a short question. */
export function scaled(
  weights: readonly (readonly [string, number])[],
): readonly (readonly [string, number])[] {
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
  return weights.map(([feature, weight]) => [feature, weight / length])
}

type Postings = readonly (readonly [place: number, tells: number])[]

function read(line: string): Postings {
  let place = 0
  return [...line.matchAll(/([\da-z]+)([A-Z])/g)].map(([, further = '', letter = '']) => {
    place += Number.parseInt(further, 36)
    return [place, (letter.charCodeAt(0) - firstLetter) / steps]
  })
}

const mostNear = 8
/** Words that occur only in the rest of a message weigh this much; words of the question weigh 1. */
const ofContext = 0.5

const has = (postings: Postings | undefined, place: number): boolean =>
  postings?.some(([one]) => one === place) ?? false

type Nearness = (text: string, context?: string) => readonly Near[]

/** Returns a function that finds the answers whose example questions are nearest to a text, best first. */
export function nearnessOf({ keys, themes, totals, features }: NearnessIndex): Nearness {
  const lines = new Map(
    features.split('\n').map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1)] as const
    }),
  )
  return (text, context = '') => {
    const found = new Map<string, Postings>()
    const telling = tellingWords(text).map(stemOf)
    const around = [...featuresOf(context)].map(([feature, weight]) => [feature, weight * ofContext] as const)
    const known = [...new Map([...around, ...featuresOf(text)])].flatMap(([feature, weight]) => {
      const line = lines.get(feature)
      if (line === undefined) return []
      const postings = read(line)
      found.set(feature, postings)
      return [[feature, weight * rarity(postings.length, keys.length)] as const]
    })
    const message = scaled(known)
    const mass = message.reduce((sum, [, weight]) => sum + weight, 0)
    if (mass === 0) return []
    const scores = totals.map((total) => -mass * Math.log(total + smoothing * expected))
    for (const [feature, weight] of message)
      for (const [place, tells] of found.get(feature) ?? [])
        scores[place] = (scores[place] ?? 0) + weight * tells
    const best = Math.max(...scores)
    const raised = scores.map((score) => Math.exp(((score - best) * sharpness) / (1 + mass)))
    const sum = raised.reduce((one, other) => one + other, 0)
    const weights = telling.map((stem) => [stem, rarity(found.get(stem)?.length ?? 0, keys.length)] as const)
    const told = weights.reduce((all, [, weight]) => all + weight, 0)
    const knownBy = (place: number): number =>
      weights.reduce((all, [stem, weight]) => all + (has(found.get(stem), place) ? weight : 0), 0) /
      (told || 1)
    return raised
      .map((value, place) => ({ place, share: value / sum }))
      .toSorted((one, other) => other.share - one.share)
      .slice(0, mostNear)
      .map(({ place, share }) => ({
        key: keys[place] ?? '',
        theme: themes[place] ?? -1,
        share,
        known: knownBy(place),
        words: telling.filter((stem) => has(found.get(stem), place)).length,
      }))
  }
}

/** A reply waits at most this many milliseconds for the index of answers. */
const patience = 2_000
const late = () => new Promise<void>((resolve) => void setTimeout(resolve, patience))

let index: Nearness | null = null
let waiting: Promise<void> | null = null

async function load(): Promise<void> {
  try {
    index = nearnessOf((await import('@/content/assistant/nearness.json')).default)
  } catch {
    waiting = null
  }
}

/** Loads the index of answers before the first message, but waits at most `patience` milliseconds. */
export function prepareNearness(): Promise<void> {
  waiting ??= Promise.race([load(), late()])
  return waiting
}

/** Returns the answers nearest to a text; none if the index of answers has not been loaded. */
export async function nearest(text: string, context = ''): Promise<readonly Near[]> {
  if (!index) await prepareNearness()
  return index?.(text, context) ?? []
}
