import { ownAnswers } from '@/content/assistant/answers'
import { toFirm } from '@/content/assistant/asking-words'
import { laterMark } from '@/content/assistant/later'
import { ourWork } from '@/content/assistant/our-work'
import { portalStates } from '@/content/assistant/portal-states'
import { rights } from '@/content/assistant/rights'
import type { Rule } from '@/content/assistant/rules'
import type { Reply } from '@/content/assistant/replies'
import { faq } from '@/content/faq'
import { plain } from '@/lib/assistant/texts'
import { meanings, type Taught } from '@/lib/assistant/meanings'
import { rulesNear } from '@/lib/assistant/ruled'
import { addFeatures, likeness, stemOf, tellingWords } from '@/lib/assistant/stems'
import { phrases, words } from '@/lib/assistant/words'

/** A known answer, with the words by which it is found. */
export type Entry = {
  topic: string | null
  text: readonly string[]
  links: Reply['links']
  meaning: Taught | null
  rule: Rule | null
  /** True if the answer is about the firm, its prices or its portal. */
  ours: boolean
  /** The meaningful words of each example question and of the topic. */
  asked: readonly (readonly string[])[]
  strong: ReadonlySet<string>
  weak: ReadonlySet<string>
}
export type Found = {
  entry: Entry
  /** How well the answer fits the question, from 0 to about 1. */
  score: number
  /** The fraction of the question's words, by weight, that the answer contains, from 0 to 1. */
  own: number
  /** The number of the question's words that the example questions have; `weight` is their total weight. */
  words: number
  weight: number
}

function entryOf(
  of: Pick<Entry, 'topic' | 'text' | 'links' | 'meaning' | 'rule' | 'ours'>,
  examples: readonly string[],
  more: readonly string[],
): Entry {
  const asked = examples.map(tellingWords).filter((list) => list.length > 0)
  const [strong, weak] = [new Set<string>(), new Set<string>()]
  for (const list of asked) addFeatures(strong, list)
  addFeatures(strong, more)
  for (const line of of.text) if (!laterMark.test(line)) addFeatures(weak, tellingWords(line))
  return { ...of, asked, strong, weak }
}

const ofFirm = new Set([
  ...[...ownAnswers, ...ourWork, ...portalStates, ...rights].map(({ asked }) => asked),
  ...faq.map(({ asked }) => asked),
])

let ofMeanings: readonly Entry[] | null = null
function taught(): readonly Entry[] {
  ofMeanings ??= meanings.map((meaning) =>
    entryOf(
      {
        topic: meaning.topic,
        text: meaning.known?.text ?? [],
        links: meaning.known?.links ?? [],
        meaning,
        rule: null,
        ours: ofFirm.has(meaning.examples) || /incluye/.test(meaning.topic ?? ''),
      },
      [...phrases(meaning.examples), ...(meaning.topic ? [meaning.topic] : [])],
      [],
    ),
  )
  return ofMeanings
}

const replaces = ({ insteadOf = [] }: Rule, topic: string | null): boolean =>
  topic !== null && insteadOf.includes(topic)

/** Returns the example questions of the answers that the rule replaces, because the rule answers them too. */
const examplesOf = (rule: Rule): string[] =>
  meanings.flatMap((meaning) =>
    replaces(rule, meaning.topic) ? [meaning.topic ?? '', ...phrases(meaning.examples)] : [],
  )

const ofRules = new Map<Rule, Entry>()
function entryOfRule({ rule, ours }: { rule: Rule; ours: boolean }): Entry {
  const known = ofRules.get(rule)
  if (known) return known
  const named = (rule.when ?? []).flatMap(({ source }) => source.match(/[a-z]{4,}/g) ?? [])
  const made = entryOf(
    { topic: rule.topic, text: rule.text, links: rule.links, meaning: null, rule, ours },
    [...phrases(rule.asked ?? ''), rule.topic, ...examplesOf(rule)],
    named.flatMap(tellingWords),
  )
  ofRules.set(rule, made)
  return made
}

let rarity: ReadonlyMap<string, number> | null = null
/** Returns the weight of a word; a word that many answers share weighs less. */
export function weightOf(word: string): number {
  return rarities().get(stemOf(word)) ?? unknown
}

/** True for a word that occurs in the example questions of at least one answer. */
export const isTaught = (word: string): boolean => rarities().has(stemOf(word))

function rarities(): ReadonlyMap<string, number> {
  if (!rarity) {
    const counts = new Map<string, number>()
    for (const { strong } of taught())
      for (const feature of strong) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    const all = taught().length
    rarity = new Map([...counts].map(([feature, count]) => [feature, Math.log(1 + all / count)]))
  }
  return rarity
}
/** The weight of a word that occurs in no answer, such as a name in a story. */
const unknown = 3
const ofText = 0.5
const ofContext = 0.35
const ofMeant = 0.8
/** A question that is addressed to the firm adds this score to answers about the firm. */
const forFirm = 0.1

type Weighted = readonly (readonly [word: string, weight: number])[]
const total = (list: Weighted): number => list.reduce((sum, [, weight]) => sum + weight, 0)

function known(list: Weighted, { strong, weak }: Pick<Entry, 'strong' | 'weak'>): number {
  const sum = list.reduce(
    (all, [word, weight]) => all + weight * Math.max(likeness(word, strong), ofText * likeness(word, weak)),
    0,
  )
  return sum / (total(list) || 1)
}

function bestExample(list: Weighted, { asked }: Entry): number {
  const of = total(list)
  return Math.max(
    0,
    ...asked.map((example) => {
      const features = new Set<string>()
      addFeatures(features, example)
      const common = list.reduce((sum, [word, weight]) => sum + weight * likeness(word, features), 0)
      const length = example.reduce((sum, word) => sum + weightOf(word), 0)
      return common / Math.sqrt((of || 1) * (length || 1))
    }),
  )
}

/** To save time, a message is compared with the example questions of only this many answers. */
const mostCompared = 24

/** Returns all known answers that may fit a text. */
export const entriesNear = async (text: string): Promise<readonly Entry[]> => [
  ...taught(),
  ...(await rulesNear(text)).map(entryOfRule),
]

/** Returns the answers nearest to `part`, best first; with `refersBack`, the words of `context` weigh more. */
export function nearestEntries(part: string, context = '', refersBack = false): Promise<readonly Found[]> {
  const key = [part, context, refersBack].join('\n')
  const found = recent.get(key) ?? findNearest(part, context, refersBack)
  if (recent.size >= mostRecent) recent.clear()
  recent.set(key, found)
  return found
}

/** Keeps the answers nearest to recent texts, because one reply needs them more than once. */
const recent = new Map<string, Promise<readonly Found[]>>()
const mostRecent = 40

/** Counts the words of all answers before the first message, so that the first reply comes sooner. */
export const prepareEntries = (): void => void rarities()

async function findNearest(part: string, context: string, refersBack: boolean): Promise<readonly Found[]> {
  const own: Weighted = tellingWords(part).map((word) => [word, weightOf(word)])
  const names = new Set(own.map(([word]) => word))
  const more: Weighted = tellingWords(context)
    .filter((word) => !names.has(word))
    .map((word) => [word, weightOf(word) * (refersBack ? ofMeant : ofContext)])
  const all = [...own, ...more]
  if (all.length === 0) return []
  const asksFirm = toFirm.test(plain(part))
  const near = (await rulesNear(`${part} ${context}`)).filter(({ rule }) => !rule.not?.test(plain(part)))
  const typed = words(`${part} ${context}`)
  const hasNeeded = ({ meaning }: Entry) => !meaning?.needs || typed.some((word) => meaning.needs?.has(word))
  const kept = taught().filter(
    (entry) => hasNeeded(entry) && !near.some(({ rule }) => replaces(rule, entry.topic)),
  )
  const entries = [...kept, ...near.map(entryOfRule)]
  return entries
    .map((entry) => ({ entry, covered: known(all, entry) }))
    .toSorted((one, other) => other.covered - one.covered)
    .slice(0, mostCompared)
    .map(({ entry, covered }) => ({
      entry,
      score: (covered + bestExample(all, entry)) / 2 + (asksFirm && entry.ours ? forFirm : 0),
      own: known(own, entry),
      words: own.filter(([word]) => likeness(word, entry.strong) > 0).length,
      weight: total(own.filter(([word]) => likeness(word, entry.strong) > 0)),
    }))
    .toSorted((one, other) => other.score - one.score)
}

/** Matches «declara», whose stem differs from that of «declaración» and «declarar». */
const shortStem = /\bde[ck]lara[ns]?\b/g

/** Returns the fraction of a text's meaningful words, by weight, that the sentences contain. */
export function saidIn(text: string, sentences: readonly string[]): number {
  const strong = new Set<string>()
  for (const sentence of sentences)
    addFeatures(strong, tellingWords(sentence.replace(shortStem, 'declaracion')))
  return known(
    tellingWords(text.replace(shortStem, 'declaracion')).map((word) => [word, weightOf(word)]),
    { strong, weak: new Set() },
  )
}
