import { moreDetail, type Reply } from '@/content/assistant/replies'
import { closingReply } from '@/lib/assistant/closing'
import { emergencyReply } from '@/lib/assistant/emergency'
import { datesQuestion, datesReply } from '@/lib/assistant/dates-reply'
import { writesEnglish } from '@/lib/assistant/is-english'
import { withTexts } from '@/lib/assistant/later-texts'
import { isGibberish } from '@/lib/assistant/gibberish'
import { missedIncome, missedIncomeReply } from '@/lib/assistant/missed-income'
import { isTelling } from '@/lib/assistant/questions-in'
import { plainReply, priceReply } from '@/lib/assistant/plain-reply'
import { readQuestion, type Question } from '@/lib/assistant/question'
import { withoutTwins } from '@/lib/assistant/repeats'
import { ruledPart, ruledReply } from '@/lib/assistant/ruled'
import { spansQuestion, spansReply } from '@/lib/assistant/spans-reply'
import { figuredIn, laterSumIn, sumOf, withIndemnity } from '@/lib/assistant/sums'
import { withDatesRest } from '@/lib/assistant/second-half'
import { byNumber, joined } from '@/lib/assistant/several-numbers'
import { linksOf } from '@/lib/assistant/texts'
import { learn, namesLetter, understand } from '@/lib/assistant/understand'
import {
  answer,
  certainReply,
  greeted,
  openPart,
  reply,
  withHello,
  type Visitor,
} from '@/lib/assistant/taught-reply'

/** Loads what every reply needs, before the visitor's first message. */
export function prepare(): void {
  learn()
  void import('@/lib/assistant/composed')
  void import('@/lib/assistant/short-question').then(({ loadConcepts }) => loadConcepts())
  void import('@/lib/assistant/nearness').then(({ prepareNearness }) => prepareNearness())
  void import('@/lib/assistant/completed').then(({ prepareEntries }) => prepareEntries())
}

/** Answers a message; dates, English answers and rare texts are loaded only for messages that need them. */
export const replyTo = (text: string, visitor: Visitor): Promise<Reply> =>
  replyWith(text, visitor, shortReply)

/** `short` answers a message, or a part of it, that only asks about a concept, such as «qué es la prima». */
async function replyWith(text: string, visitor: Visitor, short: typeof shortReply): Promise<Reply> {
  const first = emergencyReply(text) ?? closingReply(text)
  if (first) return first
  if (isGibberish(text)) return moreDetail
  const question = readQuestion(text)
  const ofYear = await figureOfYear(question)
  if (ofYear) return ofYear
  const shortly = await short(question, visitor)
  if (shortly) return shortly
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
  const certain = async (part: string) =>
    (await short(readQuestion(part), visitor)) ?? priceReply(part, readQuestion(part))
  // A word such as «sanción» in a question about its amount tells of no trouble.
  const splits = !question.english && (!isFeared(text) || (await asksShortly(text)))
  const composed = splits ? await composedReply(text, alone, certain) : null
  const found = composed?.whole
    ? greeted(composed.reply, text, visitor)
    : await oneReply(text, visitor, question)
  return withFirmFacts(await completed(found, question, { answerPart, sumOf, composed }), question)
}

/** Answers a message that only asks about a concept, such as «qué es la prima»; null for any other message. */
async function shortReply(question: Question, visitor: Visitor): Promise<Reply | null> {
  const { shortAnswers } = await import('@/lib/assistant/short-question')
  const answers = await shortAnswers(question)
  if (answers.length === 0) return null
  // If a concept has no `reply`, other answers are tried without the concepts, which would loop endlessly.
  const replies = await Promise.all(
    answers.map(({ question: asked, reply }) => reply ?? replyWith(asked, visitor, async () => null)),
  )
  const whole = {
    ...joined(replies),
    text: replies.reduce<readonly string[]>((all, { text }) => withoutTwins(all, text), []),
  }
  return saysHello.test(question.text) ? withHello(whole, visitor) : whole
}

/** True if one question of the message only asks about a concept, such as «qué es la prima». */
async function asksShortly(text: string): Promise<boolean> {
  const { askingsIn } = await import('@/lib/assistant/askings')
  const { shortAnswers } = await import('@/lib/assistant/short-question')
  const found = await Promise.all(askingsIn(text).map((asking) => shortAnswers(readQuestion(asking.text))))
  return found.some((answers) => answers.length > 0)
}

const saysHello = /^(?:hola|buen[oa]s?)\b/

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
