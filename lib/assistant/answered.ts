import { askedFor } from '@/content/assistant/asking-words'
import { tellsWhen } from '@/content/assistant/question-words'
import type { Reply } from '@/content/assistant/replies'
import { isHollow, type Asking } from '@/lib/assistant/askings'
import { isTaught, nearestEntries, saidIn, weightOf } from '@/lib/assistant/library'
import { asGood, hasText, isSame, leastWeight } from '@/lib/assistant/near-answers'
import { leastOfPart } from '@/lib/assistant/nearer-reply'
import { numbersIn } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { tellingWords } from '@/lib/assistant/stems'
import { plain } from '@/lib/assistant/texts'
import { formatNumber } from '@/lib/format/number'

/** A reply answers a question if it has this fraction of the question's words, or `leastOfShort` for a short one. */
const leastSaid = 0.5
const leastOfShort = 0.75
export const short = 2

const ofTime = /\b(?:fechas?|plazos?|dias?|venc\w+|limite|calendario)\b/g

/** True if a reply has the words that an answer to this kind of question needs. */
function hasKind({ text }: Pick<Asking, 'text'>, reply: Reply, kind: (typeof askedFor)[number]): boolean {
  const lines = reply.text.map((line) => plain(line.replaceAll('$', ' pesos ')))
  if (!kind.sameLine) return kind.needs.test(lines.join(' '))
  // The rarest word, such as «prima» in «cuándo hay que pagar la prima», says what the question is about.
  const [about] = tellingWords(text.replace(ofTime, ' ')).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  )
  return lines.some((line) => kind.needs.test(line) && (!about || saidIn(about, [line]) > 0))
}

/**
 * The rarest word of a question says what the question is about, if that word weighs at least `alone`.
 * If the rarest word weighs `factor` times as much as the next rarest word, it needs only the weight `least`.
 */
const ofAbout = { alone: 5, least: 3.5, factor: 2 }

/** True if the reply lacks the rarest known word of a question, which says what the question is about. */
function isAboutUnsaid({ text, refersBack }: Asking, answer: string): boolean {
  const [about, next] = tellingWords(text.replace(ofTime, ' '))
    .filter(isTaught)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  if (refersBack || about === undefined || saidIn(about, [answer]) > 0) return false
  const weight = weightOf(about)
  const isAhead = next !== undefined && weight >= ofAbout.factor * weightOf(next)
  return weight >= ofAbout.alone || (isAhead && weight >= ofAbout.least)
}

export async function isAnswered(asking: Asking, reply: Reply): Promise<boolean> {
  const said = reply.text.join(' ')
  if (said.includes(asking.own)) return true
  const answer = plain(said.replaceAll('$', ' pesos '))
  const wanted = askedFor.filter(({ asks }) => asks.test(asking.text))
  if (wanted.some((kind) => !hasKind(asking, reply, kind))) return false
  if (isHollow(asking) || wanted.some(({ isPartly }) => !isPartly)) return true
  // A date answers «en qué fechas», even if the answer lacks the word «fechas».
  const told = tellsWhen.test(answer) ? asking.text.replace(ofTime, ' ') : asking.text
  const least = tellingWords(told).length > short ? leastSaid : leastOfShort
  if (isAboutUnsaid(asking, answer)) return false
  const isPointer = asking.refersBack && tellingWords(told).length < short
  if (isPointer || saidIn(told, [answer]) >= least) return true
  const alone = (await nearestEntries(asking.text)).filter(({ own }) => own > 0)
  const clear = (alone[0]?.weight ?? 0) >= leastWeight && !asking.refersBack
  const found = clear
    ? alone
    : (await nearestEntries(asking.text, asking.rest, asking.refersBack)).filter(({ own }) => own > 0)
  const good = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * asGood)
  const given = await Promise.all(good.map((one) => hasText(reply, one.entry)))
  return found.length === 0 || given.includes(true)
}

/**
 * True if the answer lacks the kind of thing that a question asks for, such as a date or a price.
 * Questions that compare things are ignored, because two answers together may answer such a question.
 */
export const isOtherKind = (asking: Asking, answer: Reply): boolean =>
  askedFor.some((kind) => !kind.compares && kind.asks.test(asking.text) && !hasKind(asking, answer, kind))

/** True if the reply lacks the kind of thing that a question asks for, such as a date or a price. */
export const isKindMissing = (asking: Asking, reply: Reply): boolean =>
  askedFor.some((kind) => kind.asks.test(asking.text) && !hasKind(asking, reply, kind))

const figuresOf = ({ text }: Pick<Reply, 'text'>): string[] => text.join(' ').match(/\d[\d.]{4,}/g) ?? []

export function hasNewFigure(reply: Reply, { amounts }: Question): boolean {
  const given = new Set(amounts.map((amount) => formatNumber(amount)))
  return amounts.length > 0 && figuresOf(reply).some((figure) => !given.has(figure))
}

/**
 * True if the reply has a new figure and repeats all amounts of the question.
 * If the question has no amounts, the reply must have enough of the question's words instead.
 */
export function isReckoned({ text }: Asking, reply: Reply, question: Question): boolean {
  if (!hasNewFigure(reply, question)) return false
  const said = new Set(figuresOf(reply))
  const own = numbersIn(text).flatMap(({ kind, value }) => (kind === 'money' ? [formatNumber(value)] : []))
  return own.length > 0 ? own.every((figure) => said.has(figure)) : saidIn(text, reply.text) >= leastSaid
}

/** A question for one figure of a sum, such as «cuánto el impuesto» or «cuánto me llega limpio», with nothing else. */
const asksPart =
  /^(?:y |o )?(?:de )?cuant[oa]s?(?: (?:es|seria|sera|son|de|el|la|lo|los|me|le|nos|se|va|vendria|en|a|al|por|limpi[oa]s?|libres?|neto|base|impuestos?|iva|retencion|queda\w*|llega\w*|recib\w+|entra\w*|mano|bolsillo|total|todo))+$/
const partsOfSum = [
  [/\b(?:impuestos?|iva)\b/, /\b(?:iva|impuesto)\b(?: \w+){0,4} \d/],
  [/\bretencion\b/, /\bret\w+\b/],
  [/\bbase\b/, /\bbase\b/],
  [
    /\b(?:limpi[oa]s?|libres?|neto|queda\w*|llega\w*|recib\w+|entra\w*|mano|bolsillo)\b/,
    /\b(?:quedan?|llegan?|te pagan|se pagan|recib\w+|neto)\b/,
  ],
  [/\btotal\b/, /\b(?:total|suman?|son)\b/],
] as const

/** True if a computed reply gives the figure that a question without any other subject asks for. */
export function isPartOfSum({ text }: Asking, reply: Reply, question: Question): boolean {
  if (!asksPart.test(text) || !hasNewFigure(reply, question)) return false
  const said = plain(reply.text.join(' ').replaceAll('$', ' '))
  const asked = partsOfSum.filter(([asks]) => asks.test(text))
  return asked.length > 0 && asked.every(([, needs]) => needs.test(said))
}

/** True if the reply repeats the first line of `sum`, or its figures together with enough of the question's words. */
export function saysAgain(sum: Reply, { text }: Asking, reply: Reply): boolean {
  const said = new Set(figuresOf(reply))
  const figures = figuresOf(sum)
  if (reply.text.some((line) => isSame(line, sum.text[0] ?? ''))) return true
  return (
    figures.length > 0 &&
    figures.every((figure) => said.has(figure)) &&
    (tellingWords(text).length < short || saidIn(text, reply.text) >= leastOfPart)
  )
}
