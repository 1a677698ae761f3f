import {
  articles,
  aspectPatterns,
  besideQuestion,
  instead,
  nowWords,
  smallWords,
  type Aspect,
  type Concept,
} from '@/content/assistant/concepts'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { plain } from '@/lib/assistant/texts'

/** `bare` is true for a concept's name without any question. */
type Asked = { concept: Concept; aspect: Aspect; bare: boolean }

/** If `reply` is null, the concept cannot answer, and the chat tries its other answers. */
export type ShortAnswer = { question: string; reply: Reply | null }

/** Longer messages tell a story, which changes the answer. */
const mostWords = 16
const mostParts = 3
const mostChoices = 4

const thisYear = new RegExp(`\\b(?:(?:en|de|del|para|ano) )*${uvt.year}\\b`, 'g')

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Removes small words, because hurried people write «intereses cesantias» without «de las». */
const telling = (name: string): string => spaced(name.replace(smallWords, ' '))

/** `offered` has the questions that the chat offers as choices; `names` has names of concepts without small words. */
type Known = {
  concepts: readonly Concept[]
  offered: ReadonlyMap<string, Asked>
  names: ReadonlyMap<string, Concept>
}

export function knownOf(concepts: readonly Concept[]): Known {
  const offered = new Map<string, Asked>()
  const names = new Map<string, Concept>()
  for (const concept of concepts.toReversed()) {
    names.set(telling(plain(concept.name)), concept)
    for (const aspect of Object.keys(concept.aspects) as Aspect[]) {
      const [question = '', ...lines] = concept.aspects[aspect] ?? []
      if (lines.length > 0) offered.set(plain(question).trim(), { concept, aspect, bare: false })
    }
  }
  return { concepts, offered, names }
}

let known: Promise<Known> | null = null
/** Loads the concepts, which are a separate script, and builds their lookup tables only once. */
export const loadConcepts = (): Promise<Known> =>
  (known ??= import('@/content/assistant/concepts/tables').then(({ concepts }) => knownOf(concepts)))

function conceptOf(name: string, { concepts, names }: Known): Concept | undefined {
  const own = name.replace(articles, '')
  return concepts.find(({ named }) => named.test(own)) ?? names.get(telling(own))
}

function askedOne(asking: string, among: Known): Asked | null {
  const alone = conceptOf(asking, among)
  if (alone) return { concept: alone, aspect: 'what', bare: true }
  for (const [aspect, pattern] of aspectPatterns) {
    const name = pattern.exec(asking)?.groups?.name
    const concept = name ? conceptOf(name, among) : undefined
    const answered = concept && [aspect, instead[aspect]].find((one) => one && concept.aspects[one])
    if (concept && answered) return { concept, aspect: answered, bare: false }
  }
  return null
}

/** Completes a part with the concept or the aspect of the part before, as in «qué es la prima y cuándo se paga». */
function askedAfter(part: string, before: Asked, among: Known): Asked | null {
  const own = askedOne(part, among)
  if (own && !own.bare) return own
  if (own) return own.concept.aspects[before.aspect] ? { ...own, aspect: before.aspect } : null
  const more = askedOne(`${part} ${plain(before.concept.name).trim()}`, among)
  return more?.concept === before.concept ? more : null
}

/**
 * True if the concept cannot answer, for example about a duty or a day, so that the chat tries its other answers.
 * Other answers of the chat need the year in the message, which the concept's question lacks.
 */
const losesYear = ({ concept, aspect }: Asked): boolean =>
  concept.aspects[aspect]?.length === 1 && aspect !== 'amount' && aspect !== 'how'

/** Changes «what» to «amount», because «cuál es el mínimo de 2026» asks for a figure. */
const ofNow = (asked: Asked): Asked =>
  asked.aspect === 'what' && asked.concept.aspects.amount ? { ...asked, aspect: 'amount' } : asked

/** Returns the concepts and the aspects that a message asks for; none if it says anything else. */
export function askedConcepts(text: string, among: Known): readonly Asked[] {
  const said = spaced(text.replace(besideQuestion, ' '))
  const asking = spaced(said.replace(nowWords, ' ').replace(thisYear, ' '))
  if (!asking || asking.split(' ').length > mostWords) return []
  const saysNow = asking !== said
  const whole = among.offered.get(text.trim()) ?? askedOne(asking, among)
  // «UVT 2026» asks for a figure but «predial 2026» for a day, so other answers are tried for a name with a year.
  if (saysNow && whole?.bare) return []
  const all = whole ? [whole] : askedParts(asking, among)
  if (!saysNow) return all
  const ofYear = all.map(ofNow)
  return ofYear.some(losesYear) ? [] : ofYear
}

/** After how to get something, «hasta cuándo» means the last day to ask for it and not the days of payment. */
const asksDeadline = (before: Asked, next: Asked): boolean =>
  before.aspect === 'get' && next.aspect === 'when' && losesYear(next)

function askedParts(asking: string, among: Known): readonly Asked[] {
  const [head = '', ...parts] = asking.split(/ (?:y|e|o) (?:si )?/)
  const first = askedOne(head, among)
  if (!first || parts.length === 0 || parts.length >= mostParts) return []
  const all = [first]
  for (const part of parts) {
    const before = all.at(-1) ?? first
    const next = askedAfter(part, before, among)
    if (!next || asksDeadline(before, next)) return []
    all.push(next)
  }
  // In «prima y cesantías cuándo», the question after the last concept applies to all concepts.
  const last = all.at(-1)
  return last &&
    !last.bare &&
    all.every((one) => one === last || (one.bare && one.concept.aspects[last.aspect]))
    ? all.map((one) => ({ ...one, aspect: last.aspect, bare: false }))
    : all
}

function answerTo({ concept, aspect, bare }: Asked): ShortAnswer[] {
  const [question, ...text] = concept.aspects[aspect] ?? []
  if (question === undefined) return []
  if (text.length === 0) return [{ question, reply: null }]
  const others = new Set(Object.values(concept.aspects).map(([other]) => other))
  others.delete(question)
  const choices = bare && others.size > 0 ? { choices: [...others].slice(0, mostChoices) } : {}
  return [{ question, reply: { text, ...choices, links: concept.links } }]
}

/** Answers a message that only names a concept, such as «cesantías», or asks up to three things about concepts. */
export async function shortAnswers({ text, english }: Question): Promise<readonly ShortAnswer[]> {
  if (english || text.split(' ').length > mostWords * 2) return []
  const answers = askedConcepts(text, await loadConcepts()).flatMap(answerTo)
  return [...new Map(answers.map((answer) => [answer.question, answer])).values()]
}
