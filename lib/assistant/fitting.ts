import { namesFirm, toFirm } from '@/content/assistant/asking-words'
import { sorrow, sorrowReply } from '@/content/assistant/emergency'
import { call } from '@/content/assistant/reply-links'
import { moreDetail, replies, type Reply } from '@/content/assistant/replies'
import type { Rule } from '@/content/assistant/rules'
import { unsure } from '@/content/assistant/unsure'
import type { Asking } from '@/lib/assistant/askings'
import { withTexts } from '@/lib/assistant/later-texts'
import { nearestEntries, type Found } from '@/lib/assistant/library'
import { meanings } from '@/lib/assistant/meanings'
import {
  agrees,
  givable,
  hasText,
  isCatchAll,
  isSame,
  nearestTo,
  perhaps,
  wholeReply,
} from '@/lib/assistant/near-answers'
import type { Question } from '@/lib/assistant/question'
import { rulesNear } from '@/lib/assistant/ruled'
import { tellingWords } from '@/lib/assistant/stems'
import { plain } from '@/lib/assistant/texts'

const doubts = [unsure.text, unsure.two, unsure.choose, moreDetail.text[0] ?? ''].map((text) =>
  text.slice(0, 40),
)
/** True for a reply without a sure answer. */
export const isEmpty = ({ text }: Reply): boolean => doubts.some((doubt) => text[0]?.includes(doubt))
const isTwo = ({ text }: Reply): boolean => text[0]?.includes(unsure.two) ?? false
/** True for a reply with an answer, be it only the nearest ones. */
export const hasAnswer = (reply: Reply): boolean => !isEmpty(reply) || isTwo(reply)

/** Returns the reply itself, or a nearer one. */
export async function fitting(first: Reply, question: Question, askings: readonly Asking[]): Promise<Reply> {
  if (!isEmpty(first)) return (await insteadOf(first, question, askings)) ?? first
  const nearest = await nearestReply(question, askings)
  // The two nearest answers of the classifier give way only to a sure one.
  if (nearest && (nearest.sure || !isTwo(first))) return nearest.reply
  if (isTwo(first)) return first
  if (sorrow.test(plain(question.typed))) return sorrowReply
  return first.choices && tellingWords(question.typed).length > 2 ? moreDetail : first
}

const wholeOf = ({ typed }: Question): Asking => ({
  own: typed,
  text: typed,
  rest: '',
  wish: false,
  refersBack: false,
})
/** The two nearest answers give way to one that is this near. */
const surely = 0.68
/** A subject with a ready reply is taken if it is this near. */
const nearSubject = 0.6

/** Returns the nearest answer to a message or, if it has several askings, to the first that has one. */
async function nearestReply(
  question: Question,
  askings: readonly Asking[],
): Promise<{ reply: Reply; sure: boolean } | null> {
  const [best] = await nearestEntries(question.typed)
  if (best && best.score >= nearSubject && best.words > 1 && best.entry.meaning?.subject === 'human')
    return { reply: 'text' in replies.human ? replies.human : replies.human.visitor, sure: true }
  const whole = await nearestTo(wholeOf(question))
  const parts = askings.length > 1 ? await Promise.all(askings.map(nearestTo)) : []
  const sure = whole.sure ?? parts.find((part) => part.sure)?.sure
  if (sure) return { reply: await wholeReply(sure, question.text), sure: sure.score >= surely }
  const doubtful = whole.perhaps ?? parts.find((part) => part.perhaps)?.perhaps
  if (!doubtful) return null
  const { topic, text, links } = doubtful.entry
  const topics = whole.topics.filter((other) => other !== topic)
  const reply = await withTexts({
    text: [unsure.doubt(topic ?? ''), ...text],
    ...(topics.length > 0 && { choices: topics.slice(0, 3) }),
    links: links.some(({ href }) => href === call.href) ? links : [...links, call],
  })
  return { reply, sure: false }
}

/** An answer gives way to another one that is this many times as near, and at least this near. */
const misfit = {
  rule: { below: 0.33, factor: 1.5, least: perhaps.score },
  other: { below: 0.5, factor: 1.3, least: 0.6 },
}
const leastOwn = 0.38
/** A message with fewer telling words is read better by a pattern or the classifier. */
const longEnough = 5
/** What the answer to complaints counts, because almost any angry sentence is near it. */
const ofCatchAll = 0.5
/** An answer about the firm must be this much nearer than another one. */
const clearly = 0.08

/** The entry that a reply gives; undefined for a computed reply. */
async function entryIn(reply: Reply, found: readonly Found[]): Promise<Found | undefined> {
  const has = await Promise.all(found.map((one) => hasText(reply, one)))
  return found.find((_, at) => has[at])
}

/** True if a rule answers more fully what a reply answers. */
const replacesIn = ({ insteadOf = [] }: Rule, reply: Reply): boolean =>
  meanings.some(
    ({ topic, known }) =>
      topic !== null &&
      insteadOf.includes(topic) &&
      known?.text.some((line) =>
        reply.text.some((said) => said.includes(line) || said.includes(`«${topic}»`)),
      ),
  )

/** Returns a nearer answer than the given one; null if that one fits, calms, or is computed. */
async function insteadOf(
  first: Reply,
  question: Question,
  askings: readonly Asking[],
): Promise<Reply | null> {
  const found = await nearestEntries(question.typed)
  const last = first.text.at(-1) ?? ''
  const near = await rulesNear(question.typed)
  const fuller = near.find(({ rule }) => replacesIn(rule, first))
  const full = fuller && found.find(({ entry }) => entry.rule === fuller.rule)
  if (full) return wholeReply(full, question.text)
  const rule = near.find((one) => isSame(one.rule.text.at(-1) ?? '', last))?.rule
  const given = rule ? found.find(({ entry }) => entry.rule === rule) : await entryIn(first, found)
  if (rule?.calms || (!rule && !given && !isGeneral(first, question))) return null
  const ofFirm = given?.entry.ours === false ? await aboutFirm(given, question, askings) : null
  if (ofFirm) return wholeReply(ofFirm, question.text)
  const isLong = tellingWords(question.typed).length >= longEnough
  if (!isLong && !(given && isCatchAll(given))) return null
  const best = givable(found, question.typed).find(
    (one) => one.own >= leastOwn && agrees(question.typed, one),
  )
  const { below, factor, least } = misfit[rule ? 'rule' : 'other']
  const score = (given?.score ?? 0) * (given && isCatchAll(given) ? ofCatchAll : 1)
  const fits = given?.entry.meaning?.alarming || score >= below
  return !best || fits || best.score < Math.max(score * factor, least)
    ? null
    : wholeReply(best, question.text)
}

/** Returns the answer about the firm for a message, or for its first asking, that is put to the firm. */
async function aboutFirm(
  given: Found,
  question: Question,
  [first]: readonly Asking[],
): Promise<Found | null> {
  for (const text of [question.typed, first?.text ?? '']) {
    const pattern = given.entry.meaning?.alarming ? namesFirm : toFirm
    if (!pattern.test(plain(text))) continue
    const found = await nearestEntries(text)
    const score = found.find(({ entry }) => entry === given.entry)?.score ?? 0
    const [best] = givable(found, text)
    if (
      best?.entry.ours &&
      best.own > leastOwn &&
      best.words > 1 &&
      best.score > score + clearly &&
      agrees(text, best)
    )
      return best
  }
  return null
}

const general = Object.values(replies).flatMap((one) =>
  'text' in one ? one.text : [...one.visitor.text, ...one.client.text],
)
/** True for the answer to a general subject, such as where the firm is, after a message that tells more. */
const isGeneral = ({ text }: Reply, { typed }: Question): boolean =>
  tellingWords(typed).length > 2 && general.some((line) => text[0]?.includes(line))
