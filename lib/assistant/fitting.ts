import { namesFirm, toFirm, upset } from '@/content/assistant/asking-words'
import { greeting } from '@/content/assistant/chat'
import { otherSubjects } from '@/content/assistant/other-subjects'
import { sorrow, sorrowReply } from '@/content/assistant/emergency'
import { call, whatsapp } from '@/content/assistant/reply-links'
import { moreDetail, replies, type Reply } from '@/content/assistant/replies'
import type { Rule } from '@/content/assistant/rules'
import { neverOffered, unsure } from '@/content/assistant/unsure'
import type { Asking } from '@/lib/assistant/askings'
import { withTexts } from '@/lib/assistant/later-texts'
import { nearestEntries, saidIn, type Entry, type Found } from '@/lib/assistant/library'
import { meanings, type Meaning, type Subject } from '@/lib/assistant/meanings'
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
import { nearerReply } from '@/lib/assistant/nearer-reply'
import type { Question } from '@/lib/assistant/question'
import { rulesNear } from '@/lib/assistant/ruled'
import { tellingWords } from '@/lib/assistant/stems'
import { plain } from '@/lib/assistant/texts'
import { understand } from '@/lib/assistant/understand'

const doubts = [unsure.text, unsure.two, unsure.choose, moreDetail.text[0] ?? ''].map((text) =>
  text.slice(0, 40),
)
/** True for a reply that answers nothing for sure, such as a welcome or a list of choices. */
export const isEmpty = ({ text }: Reply): boolean =>
  [...doubts, greeting.welcome].some((doubt) => text[0]?.includes(doubt))
const isTwo = ({ text }: Reply): boolean => text[0]?.includes(unsure.two) ?? false
export const hasAnswer = (reply: Reply): boolean => !isEmpty(reply) || isTwo(reply)

/** True for a reply that says that it may be wrong. */
export const isDoubtful = ({ text }: Reply): boolean =>
  [unsure.doubt('').slice(0, 40), unsure.two.slice(0, 40)].some((doubt) => text[0]?.startsWith(doubt))

export async function fitting(
  first: Reply,
  question: Question,
  askings: readonly Asking[],
  isPart = false,
): Promise<Reply> {
  const offTopic = first.text[0] === unsure.doubtWithoutTopic && first.text[1] === otherSubjects[0]?.text[0]
  if (offTopic) return { text: first.text.slice(1), links: first.links }
  const nearer = await nearerThan(first, question, isPart || askings.length > 1)
  if (nearer) return nearer
  if (!isEmpty(first)) return (await insteadOf(first, question, askings)) ?? first
  const nearest = await nearestReply(question, askings)
  // A guess that already shows the two nearest answers is replaced only by a sure answer.
  if (nearest && (nearest.sure || !isTwo(first))) return nearest.reply
  if (isTwo(first)) return first
  if (sorrow.test(plain(question.typed))) return sorrowReply
  const tells = tellingWords(question.typed).length > 2
  const greets = first.text[0]?.includes(greeting.welcome)
  if (!tells || question.english) return first
  return (await meantQuestions(question)) ?? (first.choices || greets ? moreDetail : first)
}

/** Returns a known answer that resembles the message more than the first reply; null if that reply should stay. */
export async function nearerThan(first: Reply, question: Question, several: boolean): Promise<Reply | null> {
  if (question.english) return null
  const doubt = isEmpty(first) ? 'empty' : isDoubtful(first) ? 'doubtful' : null
  const near = doubt ? [] : (await rulesNear(question.typed)).map(({ rule }) => rule)
  const given = doubt ? null : await givenBy(first, question, await nearestEntries(question.typed), near)
  if (given?.rule?.whole) return null
  // A computed reply may end like a known answer, so the reply must also contain the beginning of that answer.
  const [begins = ''] = given?.entry ? (await withTexts({ text: given.entry.text, links: [] })).text : []
  const isBegun = first.text.some((line) => line.includes(begins.slice(0, 60)))
  return nearerReply(first, question.typed, {
    standing: doubt ?? (given && isBegun ? 'ready' : 'computed'),
    topic: given?.entry?.topic ?? given?.rule?.topic ?? given?.meaning?.topic ?? null,
    rule: given?.rule ?? null,
    several,
  })
}

/** If a message has no near answer, questions with at least this score are offered as choices. */
const leastOffered = 0.3
const mostOffered = 3

/** Asks the visitor which of the known questions that resemble the message was meant. */
async function meantQuestions({ typed }: Question): Promise<Reply | null> {
  const found = await nearestEntries(typed)
  const topics = found.flatMap(({ entry, score, words }) =>
    entry.topic && !neverOffered.has(entry.topic) && score >= leastOffered && words > 1 ? [entry.topic] : [],
  )
  return topics.length > 0
    ? { text: [unsure.choose], choices: topics.slice(0, mostOffered), links: [call, whatsapp] }
    : null
}

const wholeOf = ({ typed }: Question): Asking => ({
  own: typed,
  text: typed,
  rest: '',
  told: '',
  wish: false,
  refersBack: false,
})
/** From this score on, an answer is sure enough to replace a guess that shows the two nearest answers. */
const surely = 0.68
/** A message asks for a person of the firm if the subject `human` has at least this score. */
const nearSubject = 0.6

/** Returns the reply that leads to a person of the firm if the message asks for one; else null. */
async function askedForPerson({ typed }: Question): Promise<Reply | null> {
  const [best] = await nearestEntries(typed)
  const asks = best && best.score >= nearSubject && best.words > 1 && best.entry.meaning?.subject === 'human'
  return asks && 'text' in replies.human ? replies.human : null
}

/** Returns the answer nearest to the whole message, or else nearest to one of its questions. */
async function nearestReply(
  question: Question,
  askings: readonly Asking[],
): Promise<{ reply: Reply; sure: boolean } | null> {
  const person = await askedForPerson(question)
  if (person) return { reply: person, sure: true }
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

/** An answer that scores under `below` is replaced by one that scores at least `least` and `factor` times as much. */
const misfit = {
  rule: { below: 0.33, factor: 1.5, least: perhaps.score },
  other: { below: 0.5, factor: 1.3, least: 0.6 },
  /** Short messages usually keep their answer, so only a much better answer replaces it. */
  much: { below: 0.6, factor: 1.4, least: 0.8, words: 3 },
}
/** If a reply scores under `below` and has few of the message's words, the visitor chooses what was meant. */
const astray = { below: 0.4, said: 0.25, ruled: 0.1, words: 4 }
/** A rule was written for the words of the message, so only a clearly nearer answer replaces the rule's answer. */
const overRule = { below: 0.4, least: 0.85 }
const leastOwn = 0.38
/** A message with fewer meaningful words than this usually keeps the answer of its pattern or the classifier. */
const longEnough = 5
/** Almost any angry sentence resembles the answer to complaints, so its score is multiplied by this factor. */
const ofCatchAll = 0.5
/** An answer about the firm replaces another answer only if its score is higher by at least this. */
const clearly = 0.08

/** The known answer in a reply, and its score; `entry` is null if the answer is not among the nearest. */
type Given = { entry: Entry | null; meaning: Meaning | null; rule: Rule | null; score: number }

/** Returns the known answer that a reply contains; null for a computed reply. */
async function givenBy(
  reply: Reply,
  { typed }: Question,
  found: readonly Found[],
  near: readonly Rule[],
): Promise<Given | null> {
  const last = reply.text.at(-1) ?? ''
  const rule = near.find(({ text }) => isSame(text.at(-1) ?? '', last)) ?? null
  const has = await Promise.all(found.map((one) => !rule && hasText(reply, one.entry)))
  const one = found.find(({ entry }, at) => has[at] || (rule && entry.rule === rule))
  if (one) return { entry: one.entry, meaning: one.entry.meaning, rule, score: one.score }
  if (rule) return { entry: null, meaning: null, rule, score: 0 }
  for (const meaning of understand(typed).nearest)
    if (meaning.known && (await hasText(reply, meaning.known)))
      return { entry: null, meaning, rule: null, score: 0 }
  const subject = found.find(({ entry }) => saysSubject(reply, entry.meaning?.subject ?? null))
  return isGeneral(reply)
    ? { entry: null, meaning: subject?.entry.meaning ?? null, rule: null, score: subject?.score ?? 0 }
    : null
}

const replacesIn = ({ insteadOf = [] }: Rule, reply: Reply): boolean =>
  meanings.some(
    ({ topic, known }) =>
      topic !== null &&
      insteadOf.includes(topic) &&
      known?.text.some((line) =>
        reply.text.some((said) => said.includes(line) || said.includes(`«${topic}»`)),
      ),
  )

/** Returns an answer nearer to the message than the first reply; null if the first reply should stay. */
async function insteadOf(
  first: Reply,
  question: Question,
  askings: readonly Asking[],
): Promise<Reply | null> {
  const found = await nearestEntries(question.typed)
  const near = (await rulesNear(question.typed)).map(({ rule }) => rule)
  const fuller = near.find((rule) => replacesIn(rule, first))
  const full = fuller && found.find(({ entry }) => entry.rule === fuller)
  if (full) return wholeReply(full, question.text)
  const given = await givenBy(first, question, found, near)
  if (!given || given.rule?.calms) return null
  const sorry = upset.test(plain(question.typed))
    ? found.find(({ entry, score }) => entry.ours && entry.rule?.calms && score >= perhaps.score)
    : undefined
  if (sorry && sorry.entry.rule !== given.rule) return wholeReply(sorry, question.text)
  const ofFirm = given.entry?.ours === false ? await aboutFirm(given.entry, question, askings) : null
  if (ofFirm) return wholeReply(ofFirm, question.text)
  if (given.rule && given.score < misfit.other.below) {
    const person = await askedForPerson(question)
    if (person) return person
  }
  const best = givable(found, question.typed).find(
    (one) => one.own >= leastOwn && (isTaught(one) || agrees(question.typed, one)),
  )
  if (best && isNearer(best, given, first, question)) return wholeReply(best, question.text)
  const isAstray =
    given.score < astray.below &&
    !isDoubtful(first) &&
    given.meaning?.alarming !== true &&
    tellingWords(question.typed).length >= astray.words &&
    saidIn(question.typed, first.text) < (given.rule ? astray.ruled : astray.said)
  return isAstray ? meantQuestions(question) : null
}

/** True if a message almost equals an example question about the firm. */
const isTaught = ({ entry, score, own, words }: Found): boolean =>
  entry.ours && score >= 0.95 && own >= 0.95 && words > 1

function isNearer(best: Found, given: Given, first: Reply, { typed }: Question): boolean {
  const told = tellingWords(typed).length
  const catchesAll = given.entry !== null && isCatchAll(given)
  const score = given.score * (catchesAll ? ofCatchAll : 1)
  const passes = ({ below, factor, least }: typeof misfit.other) =>
    score < below && best.score >= Math.max(score * factor, least)
  const doubtful = first.text[0]?.startsWith(unsure.doubt('').slice(0, 40)) ?? false
  if (given.meaning?.alarming && !doubtful) return false
  if (isTaught(best) && score < misfit.much.below) return true
  const much = best.words >= misfit.much.words && passes(misfit.much)
  if (much && (!given.rule || (score < overRule.below && best.score >= overRule.least))) return true
  return (told >= longEnough || catchesAll) && passes(misfit[given.rule ? 'rule' : 'other'])
}

/** Returns an answer about the firm if the message or its first question is addressed to the firm. */
async function aboutFirm(
  given: Entry,
  question: Question,
  [first]: readonly Asking[],
): Promise<Found | null> {
  for (const text of [question.typed, first?.text ?? '']) {
    const pattern = given.meaning?.alarming ? namesFirm : toFirm
    if (!pattern.test(plain(text))) continue
    const found = await nearestEntries(text)
    const score = found.find(({ entry }) => entry === given)?.score ?? 0
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
/** True for the answer to a general subject, such as where the firm is. */
export const isGeneral = ({ text }: Reply): boolean => general.some((line) => text[0]?.includes(line))

function saysSubject(reply: Reply, subject: Subject | null): boolean {
  if (!subject || !Object.hasOwn(replies, subject)) return false
  const answer = replies[subject as keyof typeof replies]
  const lines = 'text' in answer ? answer.text : [...answer.visitor.text, ...answer.client.text]
  return lines.some((line) => reply.text[0]?.includes(line))
}
