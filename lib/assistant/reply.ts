import {
  moreDetail,
  phrases,
  replies,
  type Reply,
  type ReplyHref,
  type ReplyLink,
} from '@/content/assistant/replies'
import { troubled } from '@/content/assistant/keywords'
import { writtenPassword } from '@/content/assistant/delicate'
import { services, type ServiceSlug } from '@/content/services'
import { closingReply } from '@/lib/assistant/closing'
import { computedReply } from '@/lib/assistant/computed-reply'
import { foreignReply } from '@/lib/assistant/foreign-reply'
import { coverage } from '@/lib/assistant/coverage'
import { emergencyReply } from '@/lib/assistant/emergency'
import { datesQuestion, datesReply } from '@/lib/assistant/dates-reply'
import { writesEnglish } from '@/lib/assistant/is-english'
import { isLater, withTexts } from '@/lib/assistant/later-texts'
import { missedIncome, missedIncomeReply } from '@/lib/assistant/missed-income'
import { isTelling, questionsIn, type QuestionPart } from '@/lib/assistant/questions-in'
import { plainReply, priceReply } from '@/lib/assistant/plain-reply'
import { readQuestion, type Question } from '@/lib/assistant/question'
import { withoutTwins } from '@/lib/assistant/repeats'
import { ruledPart, ruledReply } from '@/lib/assistant/ruled'
import { spansQuestion, spansReply } from '@/lib/assistant/spans-reply'
import { figuredIn, laterSumIn, sumOf, withIndemnity } from '@/lib/assistant/sums'
import { repeats, withDatesRest } from '@/lib/assistant/second-half'
import { byNumber, joined } from '@/lib/assistant/several-numbers'
import { answerPrice, answerService, incomeReply, serviceLinks } from '@/lib/assistant/offer-replies'
import { helloTo, linksOf, welcome } from '@/lib/assistant/texts'
import { choiceReply, doubtfulReply, nearestReply, namedReply, unsureReply } from '@/lib/assistant/unsure'
import type { Meaning, Subject, Taught } from '@/lib/assistant/meanings'
import { learn, namesLetter, understand, type Understanding } from '@/lib/assistant/understand'
import { words } from '@/lib/assistant/words'
import { foldText } from '@/lib/format/fold-text'

export type Visitor = { name: string | null; folder: ReplyHref | null }

const mostQuestions = 3

/** Matches a typed password: «clave», «contraseña» or «password» before a word with a digit and a letter. */
const passwordInText = /\b(?:clave|contrase[nñ]a|password)\s+(?:es\s+)?(?=\S*\d)(?=\S*[a-z])\S{6,}/i

type GeneralTopic = keyof typeof replies
const isGeneral = (subject: Subject): subject is GeneralTopic => Object.hasOwn(replies, subject)

/** Adds the link to the client's Drive folder, or a sentence about when the folder will exist. */
function withFolder(answer: Reply, topic: GeneralTopic, { name, folder }: Visitor): Reply {
  if (!name || (topic !== 'client' && topic !== 'documents')) return answer
  if (folder) {
    const link: ReplyLink = { href: folder, label: phrases.folder }
    return { ...answer, links: [link, ...answer.links] }
  }
  if (topic === 'documents') return answer
  const upload: ReplyLink = { href: '/portal/facturas', label: phrases.upload }
  return { ...answer, text: [...answer.text, phrases.noFolder], links: [...answer.links, upload] }
}

function answerGeneral(topic: GeneralTopic, visitor: Visitor, slugs: readonly ServiceSlug[]): Reply {
  const answer = replies[topic]
  const own = 'text' in answer ? answer : visitor.name ? answer.client : answer.visitor
  const named = topic === 'services' ? services.map(({ slug }) => slug) : slugs
  return withFolder({ ...own, links: [...own.links, ...serviceLinks(named)] }, topic, visitor)
}

/** Matches a question for a service's price, which is clear whatever else the message says. */
const asksPrice =
  /\bcuanto (?:me |nos )?(?:cobran|cobrarian|cobra)\b|\b(?:precios?|valor de|tarifa de)\b|\bcotiz\w+/

/** Matches the beginning of a question that is never answered with «Sí» or «No». */
const asksForMore = /^¿(?:qué|cómo|cuá\w*|quién\w*|dónde|desde|cada|hasta|a qué|en qué)\b/i

/** True for an answer with «Sí» or «No» that may be wrong, because its question shares no word with the message. */
function saysBareYes(text: string, { known, topic, alarming }: Meaning): boolean {
  const [first = ''] = known?.text ?? []
  const bare = isLater(first) ? !asksForMore.test(topic ?? '') : /^(Sí|No)[,.:]/.test(first)
  if (alarming || !bare) return false
  const message = words(text)
  return !words(topic ?? '').some((word) => word.length > 4 && message.includes(word))
}

/** If no answer is likely, the nearest ones are shown only if the first has this fraction of the message's words. */
const leastNearby = 0.6

function isNearby(text: string, [first]: readonly Meaning[]): boolean {
  if (!first?.known || !first.topic) return false
  const { telling, known } = coverage(words(text), first as Taught)
  return telling > 2 && known / telling >= leastNearby
}

function answer(text: string, visitor: Visitor, understanding: Understanding): Reply {
  const { meaning, sure, clear, likely, nearest, services: slugs } = understanding
  const feared = troubled.test(foldText(text)) ? nearest.slice(0, 2).find(({ alarming }) => alarming) : null
  const unsure = () =>
    (feared?.known && doubtfulReply(feared, feared.known, nearest)) ||
    ((likely || isNearby(text, nearest)) && nearestReply(nearest)) ||
    choiceReply(nearest) ||
    (slugs[0] ? unsureReply(text, slugs[0]) : moreDetail)
  if (!meaning) return asksPrice.test(foldText(text)) && slugs[0] ? answerPrice(text, slugs) : unsure()
  const { known } = meaning
  const trouble = nearest.slice(0, 2).find(({ alarming }) => alarming)
  if (known && !sure && !likely && !meaning.alone && trouble?.known)
    return doubtfulReply(trouble, trouble.known, nearest)
  if (known && !sure) return (likely ? null : nearestReply(nearest)) ?? doubtfulReply(meaning, known, nearest)
  if (known) return clear && !saysBareYes(text, meaning) ? known : namedReply(meaning, known, nearest)
  const { subject } = meaning
  if (subject === 'price' && slugs[0] && asksPrice.test(foldText(text))) return answerPrice(text, slugs)
  if (subject === null || (!sure && slugs[0])) return unsure()
  if (subject === 'welcome') return welcome(visitor.name)
  if (subject === 'price') return answerPrice(text, slugs)
  if (subject === 'incomeReturn') return incomeReply()
  if (isGeneral(subject)) return answerGeneral(subject, visitor, slugs)
  return answerService(text, [subject, ...slugs.filter((slug) => slug !== subject)])
}

/** Loads what every reply needs, before the visitor's first message. */
export function prepare(): void {
  learn()
  void import('@/lib/assistant/composed')
  void import('@/lib/assistant/nearness').then(({ prepareNearness }) => prepareNearness())
  void import('@/lib/assistant/completed').then(({ prepareEntries }) => prepareEntries())
}

/** Answers a message; dates, English answers and rare texts are loaded only for messages that need them. */
export async function replyTo(text: string, visitor: Visitor): Promise<Reply> {
  const first = emergencyReply(text) ?? closingReply(text)
  if (first) return first
  const question = readQuestion(text)
  const ofYear = await figureOfYear(question)
  if (ofYear) return ofYear
  const plainly = question.english ? null : await plainReply(text, question)
  const [{ composedReply }, { completed }, { withFirmFacts }] = await Promise.all([
    import('@/lib/assistant/composed'),
    import('@/lib/assistant/completed'),
    import('@/lib/assistant/firm-facts'),
  ])
  const answerPart = (part: string) => partReply(part, visitor)
  if (plainly) {
    const { withUnsaid } = await import('@/lib/assistant/unsaid')
    const whole = await withUnsaid(plainly, question, { answerPart, sumOf })
    return greeted(withFirmFacts(whole, question), text, visitor)
  }
  const alone = (part: string) => oneReply(part, visitor, readQuestion(part))
  const priced = (part: string) => priceReply(part, readQuestion(part))
  const composed = question.english || isFeared(text) ? null : await composedReply(text, alone, priced)
  const found = composed?.whole
    ? greeted(composed.reply, text, visitor)
    : await oneReply(text, visitor, question)
  return withFirmFacts(await completed(found, question, { answerPart, sumOf, composed }), question)
}

/** Answers about the wage or UVT of a year are loaded only for a message that names one of these and a year. */
const namesFigure = /\b(?:minimo|smm?lv|minimum|auxilio|subsidio|transport|uvts?)\b/
const namesYear = /\b20\d\d\b|\bano\b/

async function figureOfYear(question: Question): Promise<Reply | null> {
  if (!namesFigure.test(question.text) || !namesYear.test(question.text)) return null
  const { figureOfYearReply } = await import('@/lib/assistant/figure-of-year')
  return figureOfYearReply(question)
}

async function partReply(part: string, visitor: Visitor): Promise<Reply | null> {
  if (!isTelling(part)) return null
  const ruled = await ruledPart(part)
  if (ruled) return ruled
  const understood = understand(part, openPart)
  const known = understood.sure && understood.meaning?.known && !understood.meaning.alone
  return known ? withTexts(answer(part, visitor, understood)) : null
}

/** True for a message that is clearly about trouble. */
function isFeared(text: string): boolean {
  const { meaning, sure } = understand(text)
  return sure && meaning?.alarming === true
}

async function oneReply(text: string, visitor: Visitor, question: Question): Promise<Reply> {
  const missed = missedIncome(question)
  const late = missed && (await missedIncomeReply(missed))
  if (late) return late
  const dates = byNumber(question).flatMap((one) => datesQuestion(one) ?? [])
  if (dates.length > 0)
    return withDatesRest(joined(await Promise.all(dates.map((one) => datesReply(one)))), question)
  const spans = spansQuestion(question)
  const spanned = spans && (await spansReply(spans))
  if (spanned)
    return withDatesRest(isFeared(text) ? await withLetter(text, visitor, spanned) : spanned, question)
  const figured = await figuredIn(question)
  if (figured) return figured
  const certain = certainReply(question)
  const found = certain && (await withIndemnity(certain, question))
  if (found) return namesLetter(text) && !tellsPenalty(found) ? withLetter(text, visitor, found) : found
  if (writesEnglish(text)) {
    const { englishReply } = await import('@/lib/assistant/english-reply')
    return englishReply(text, question.amounts)
  }
  const later = await laterSumIn(question)
  if (later) return later
  const ruled = await ruledReply(question, isFeared(text))
  if (ruled) return ruled
  return withTexts(reply(text, visitor, question))
}

const tellsPenalty = ({ text }: Reply): boolean => /sanción/i.test(text.join(' '))

/** Puts the answer about an official letter before the first line of a computed reply. */
async function withLetter(text: string, visitor: Visitor, sum: Reply): Promise<Reply> {
  const letter = await withTexts(answer(text, visitor, understand(text)))
  return {
    ...letter,
    text: [...letter.text, ...sum.text.slice(0, 1)],
    links: linksOf(letter.links, sum.links).slice(0, 6),
  }
}

const certainReply = (question: Question): Reply | null =>
  passwordInText.test(question.typed)
    ? writtenPassword
    : (computedReply(question) ?? foreignReply(question.typed))

export function reply(text: string, visitor: Visitor, question: Question = readQuestion(text)): Reply {
  const certainly = certainReply(question)
  if (certainly) return certainly
  if (!/[\p{L}\p{N}]/u.test(text) && text.trim()) return moreDetail
  const understood = understand(text)
  const { meaning, greets } = understood
  if (!meaning && greets && understood.services.length === 0) return welcome(visitor.name)
  const answered = severalReplies(text, visitor, understood) ?? answer(text, visitor, understood)
  return greets && meaning && !unkind.has(meaning.subject) ? withHello(answered, visitor) : answered
}

function withHello(answered: Reply, visitor: Visitor): Reply {
  const [first = '', ...others] = answered.text
  return { ...answered, text: [`${helloTo(visitor.name)} ${first}`, ...others] }
}

const greeted = (answered: Reply, text: string, visitor: Visitor): Reply =>
  understand(text).greets && !answered.text[0]?.startsWith(helloTo(visitor.name))
    ? withHello(answered, visitor)
    : answered

/** Replies to these subjects are greetings themselves, so that no other greeting is put before them. */
const unkind: ReadonlySet<Subject | null> = new Set(['welcome', 'thanks', 'goodbye'])
/** These subjects are too vague to be answered together with another question. */
const vague: ReadonlySet<Subject> = new Set(['welcome', 'services', 'client', 'thanks', 'goodbye', 'data'])

/** An answer to a part of a message needs these values; an answer far from the whole message needs `clearPart`. */
const nearPart = { share: 0.6, overlap: 0.4 }
const clearPart = { share: 0.97, overlap: 0.6 }
const openPart = { share: 0.9, overlap: 0.5 }

/** Reads a part of a message alone or, if it is unclear alone, with the subject of the previous part. */
function understandPart({ part, within }: QuestionPart): Understanding & { part: string } {
  const [own, more] = [part, within].map((text) => ({ part: text, ...understand(text, nearPart) }))
  return !own?.sure && more?.sure ? more : (own ?? { part, ...understand(part, nearPart) })
}

/** Answers the clear questions of a message separately; null when the message as a whole is clearer. */
function severalReplies(text: string, visitor: Visitor, whole: Understanding): Reply | null {
  const parts = questionsIn(text)
  if (parts.length < 2 || whole.meaning?.alone) return null
  const understood = parts.filter(({ asking }) => asking).map(understandPart)
  if (understood.some(({ meaning }) => meaning?.alone)) return null
  const found = new Map<string, Reply>()
  const meant = new Set<Understanding['meaning']>()
  for (const { part, ...one } of understood) {
    const subject = one.meaning?.subject
    if (!one.meaning || !one.sure || (subject && vague.has(subject))) continue
    const near = !whole.sure || whole.nearest.includes(one.meaning)
    if (!near && !(one.meaning.known === null || isTelling(part))) continue
    if (!near && !understand(part, clearPart).sure) continue
    const reply = answer(part, visitor, one)
    if ([...found.values()].some((other) => repeats(reply, other))) continue
    found.set(reply.text[0] ?? '', reply)
    meant.add(one.meaning)
  }
  const replies = [...found.values()].slice(0, mostQuestions)
  const [only] = replies
  if (replies.length === 1 && whole.sure && only && whole.meaning?.known && !meant.has(whole.meaning))
    replies.unshift(answer(text, visitor, whole))
  if (replies.length < 2) return whole.sure ? null : (replies[0] ?? null)
  const links = linksOf(...replies.map((reply) => reply.links))
  const prices = replies.find((reply) => reply.prices)?.prices
  const sum = replies.find((reply) => reply.sum)?.sum
  const remark = replies.find((reply) => reply.remark)?.remark
  const priced = new Set(prices?.map(({ service }) => service.href))
  return {
    text: replies.reduce<readonly string[]>((all, one) => withoutTwins(all, one.text), []),
    ...(prices && { prices }),
    ...(sum && { sum }),
    ...(remark && { remark }),
    links: links.filter(({ href }) => !priced.has(href)).slice(0, 6),
  }
}
