import { askedFor } from '@/content/assistant/asking-words'
import { inTrouble } from '@/content/assistant/keywords'
import { otherSubjects } from '@/content/assistant/other-subjects'
import { replies, type Reply } from '@/content/assistant/replies'
import { ruleThemes, type Rule } from '@/content/assistant/rules'
import { unsure } from '@/content/assistant/unsure'
import type { Asking } from '@/lib/assistant/askings'
import { withTexts } from '@/lib/assistant/later-texts'
import { entriesNear, saidIn } from '@/lib/assistant/library'
import { meanings } from '@/lib/assistant/meanings'
import { hasText, isSame, nearestTo, shortReply, withoutPrice } from '@/lib/assistant/near-answers'
import { keyOf, nearest, type Near } from '@/lib/assistant/nearness'
import { withoutTwins } from '@/lib/assistant/repeats'
import { rulesNear } from '@/lib/assistant/ruled'
import { linksOf, plain } from '@/lib/assistant/texts'

/** From this probability on, the nearest answer replaces a `ready` reply, or any reply to several questions. */
const sure = 0.75
/** From this probability on, the nearest answer replaces an `empty` or `doubtful` reply. */
const likely = 0.5
/** The nearest answer replaces the answer of a hand-written rule only from this probability on. */
const certain = 0.95
/**
 * Lower thresholds for a nearest answer that is at least `factor` times as likely as the next answer.
 * From probability `share` on, such a nearest answer replaces an `empty` or `doubtful` reply.
 * From probability `besides` on, such a nearest answer replaces a `ready` reply that is not among the nearest.
 */
const ahead = { factor: 2, share: 0.3, besides: 0.45 }
/** From this probability on, the two nearest answers replace a reply without an answer. */
const perhaps = 0.12
/** The second nearest answer is added if its probability is at least this fraction of the best one. */
const worthNaming = 0.3
/**
 * The nearest answer is only used if it reaches all three thresholds of at least one row.
 * A high probability (`share`) alone is not enough, because it only says that the other answers fit even less.
 */
const leastKnown = [
  { words: 4, known: 0.2, share: 0 },
  { words: 3, known: 0.35, share: 0.75 },
  { words: 3, known: 0.5, share: 0 },
  { words: 2, known: 0.6, share: 0.95 },
  { words: 2, known: 0.8, share: 0.75 },
]
/** If only one answer is nearer than the given one, the given answer stays and the nearest answer is added. */
const besides = 2
/** The reply stays unchanged if its answer has at least this fraction of the nearest answer's probability. */
const rival = 0.08
/** If the given reply has more of the message's words than the nearest answer, by this fraction, both are shown. */
const saysMore = 0.15
/** A reply has answered a question if it contains this fraction of the question's words. */
const leastSaid = 0.6
const mostLinks = 6

type Answer = { topic: string | null; reply: Reply; calms: boolean }

const meaningOf = (key: string) => meanings.find((one) => keyOf(one) === key)

/** Returns the answer of an index entry; null if the answer depends on the message or does not fit it. */
async function answerOf({ key, theme }: Near, asked: string): Promise<Answer | null> {
  if (theme >= 0) {
    const { rules } = (await ruleThemes[theme]?.load()) ?? { rules: [] }
    const rule = rules.find(({ topic, not }) => topic === key && !not?.test(plain(asked)))
    const reply = rule && { text: rule.text, links: rule.links }
    return reply ? { topic: rule.topic, reply, calms: rule.calms ?? false } : null
  }
  const meaning = meaningOf(key)
  if (meaning?.known)
    return { topic: meaning.topic, reply: await withTexts(meaning.known), calms: meaning.alarming }
  const ready = Object.entries(replies).find(([subject]) => subject === meaning?.subject)?.[1]
  return ready && 'text' in ready ? { topic: null, reply: ready, calms: false } : null
}

/** An answer about one of these authorities or reports fits only a message that names the same authority or report. */
const authorities = /\b(?:DIAN|UGPP|SENA|SIMIT|Google|exógena)\b/g
const otherNames: Readonly<Record<string, RegExp>> = {
  exógena: /\bexogenas?\b|\bmedios magneticos\b|\bterceros\b/,
}

const namesAnother = ({ topic }: Answer, asked: string): boolean => {
  const message = plain(asked)
  const isNamed = (name: string) =>
    otherNames[name]?.test(message) ?? message.split(' ').includes(plain(name))
  return (topic?.match(authorities) ?? []).some((name) => !isNamed(name))
}

const asksPrice = /\b(?:cuanto|cobra\w*|cuesta|vale|precio|tarifa|valor|honorarios)\b/
const hasPrice = ({ text }: Reply): boolean => text.some((line) => line.includes('$'))

/** True if the message asks for a price, a day or the like, which the given reply has and the nearest answer lacks. */
const isKindMissing = ({ reply }: Answer, given: Reply, asked: string): boolean =>
  (asksPrice.test(plain(asked)) && hasPrice(given) && !hasPrice(reply)) ||
  askedFor.some(
    ({ asks, needs }) =>
      asks.test(plain(asked)) &&
      needs.test(plain(given.text.join(' '))) &&
      !needs.test(plain(reply.text.join(' '))),
  )

/** Begins an answer with the question that it answers, unless the answer calms somebody. */
function named({ topic, reply, calms }: Answer, asked: string): Reply {
  if (calms) return reply
  const [first, ...others] = reply.text.flatMap((line) => withoutPrice(line, asked) || [])
  if (first === undefined) return { ...reply, text: [] }
  return { ...reply, text: [topic ? unsure.about(topic, first) : first, ...others] }
}

const withMore = (reply: Reply, more: Reply): Reply => ({
  ...reply,
  text: withoutTwins(reply.text, more.text.slice(0, 1)),
  links: linksOf(reply.links, more.links).slice(0, mostLinks),
})

/** Returns the rank of the given answer among the nearest answers; -1 if it is not one of them. */
async function placeOf(
  given: Reply,
  topic: string | null,
  near: readonly Near[],
  asked: string,
): Promise<number> {
  // Rules that were not loaded are not searched, because the given reply cannot come from them.
  const rules = (await rulesNear(asked)).map(({ rule }) => rule)
  for (const [at, { key, theme }] of near.entries()) {
    if (key === topic || given.text.some((line) => line.includes(`«${key}»`))) return at
    const known = theme < 0 ? meaningOf(key)?.known : rules.find((rule) => rule.topic === key)
    if (known && (await hasText(given, known))) return at
    if (key.startsWith('#') && linesOf(key.slice(1)).some((line) => given.text[0]?.includes(line))) return at
  }
  return -1
}

function linesOf(subject: string): readonly string[] {
  const ready = Object.entries(replies).find(([name]) => name === subject)?.[1]
  if (!ready) return []
  return 'text' in ready ? ready.text : [...ready.visitor.text, ...ready.client.text]
}

const isKnown = (near: Near): boolean =>
  leastKnown.some(
    ({ words, known, share }) => near.words >= words && near.known >= known && near.share >= share,
  )

const isNotOurs = ({ reply }: Answer): boolean => reply.text[0] === otherSubjects[0]?.text[0]

/** Moves the nearest answer's lines to the front of the reply; returns null if they are first already or missing. */
function nearestFirst(given: Reply, { reply }: Answer): Reply | null {
  const isNearest = (line: string) => reply.text.some((other) => isSame(line, other))
  if (given.sum || isNearest(given.text[0] ?? '')) return null
  const nearestLines = given.text.filter(isNearest)
  return nearestLines.length > 0
    ? { ...given, text: [...nearestLines, ...given.text.filter((line) => !isNearest(line))] }
    : null
}

const isFar = (near: readonly Near[], place: number): boolean =>
  (near[0]?.share ?? 0) >= certain && (near[place]?.share ?? 0) < rival / 2

const doubtful = (reply: Reply): Reply => ({ ...reply, text: [unsure.two, ...reply.text] })

export type Given = {
  /** `empty` is a reply without an answer, `doubtful` an unsure answer, and `ready` an answer that was not computed. */
  standing: 'empty' | 'doubtful' | 'ready' | 'computed'
  /** The question that the reply answers; null if it is not known. */
  topic: string | null
  /** The hand-written rule that gave the reply; null if no rule did. */
  rule: Rule | null
  /** True if only an answer with the probability `sure` may replace the reply, such as for several questions. */
  several: boolean
}

/**
 * Returns the answer nearest to a message, alone or together with the given reply.
 * Returns null if the given reply fits or if no answer is clearly nearer.
 */
export async function nearerReply(
  given: Reply,
  asked: string,
  { standing, topic, rule, several }: Given,
): Promise<Reply | null> {
  if (standing === 'computed' || given.sum) return null
  const near = await nearest(asked)
  const [best, next] = near
  if (!best || !isKnown(best)) return null
  const isAhead = best.share >= ahead.factor * (next?.share ?? 0)
  const answer = await answerOf(best, asked)
  if (!answer || namesAnother(answer, asked)) return null
  const reply = named(answer, asked)
  if (reply.text.length === 0) return null
  if (standing !== 'ready') {
    if (isNotOurs(answer)) return reply
    if (answer.topic === null) return null
    if (several) return best.share >= sure ? reply : null
    const second = next && next.share >= worthNaming * best.share ? await answerOf(next, asked) : null
    const both = second?.topic ? withMore(reply, named({ ...second, calms: false }, asked)) : reply
    if (best.share >= (isAhead ? ahead.share : likely)) return isAhead ? reply : both
    return standing === 'empty' && best.share >= perhaps ? doubtful(both) : null
  }
  const place = await placeOf(given, topic, near, asked)
  if (answer.topic === null) return isNotOurs(answer) && isFar(near, place) && !rule?.calms ? reply : null
  if (isKindMissing(answer, given, asked)) return null
  if (place === 0) return best.share >= certain ? nearestFirst(given, answer) : null
  if ((near[place]?.share ?? 0) >= best.share * rival) return null
  if (best.share < (place < 0 && isAhead && !several ? ahead.besides : sure)) return null
  if (place > 0 && (several || meaningOf(near[place]?.key ?? '')?.alarming)) return null
  if (rule && (place < 0 || place < besides) && (rule.calms || best.share < certain)) return null
  if (place > 0 && place < besides) return withMore(given, reply)
  if (place > 0 && saidIn(answer.topic, given.text) >= leastSaid) return null
  const said = saidIn(asked, [answer.topic, ...answer.reply.text])
  return saidIn(asked, given.text) >= said + saysMore ? withMore(reply, given) : reply
}

/** True for a reply about the firm, its prices or its portal; `asked` is the question that it answers. */
export async function isOurs(reply: Reply, asked: string): Promise<boolean> {
  const ours = (await entriesNear(asked)).filter((entry) => entry.ours && entry.text.length > 0)
  const given = await Promise.all(ours.map((entry) => hasText(reply, entry)))
  return given.includes(true)
}

/** To answer a whole question, an answer's examples must contain this fraction of the question's meaningful words. */
const wholly = 0.9

/** True if a reply has the nearest answer to a question, and this answer certainly answers the whole question. */
export async function hasNearest(reply: Reply, asked: string): Promise<boolean> {
  const [best] = await nearest(asked)
  if (!best || best.share < certain || best.known < wholly) return false
  const answer = await answerOf(best, asked)
  return answer !== null && hasText(reply, answer.reply)
}

/**
 * The least probability of an answer to one of a message's questions.
 * The answer's probability must be `own` for the question and `around` for the whole message.
 * A probability of `surely` for the question alone is enough too.
 * `known` is the fraction of the question's words that the answer's examples must contain.
 */
const ofPart = { own: 0.3, around: 0.1, known: 0.3, surely: 0.9 }
/** An answer needs these values if only the rest of the message says what the question is about. */
const ofMeant = { around: 0.5, known: 0.45 }

/** Returns the beginning of the answer nearest to a question; null if none is sure. `rest` is the rest of the message. */
export async function nearestPart(asked: string, rest: string, refersBack = false): Promise<Reply | null> {
  const [own, around] = await Promise.all([nearest(asked), nearest(asked, rest)])
  const shareAround = ({ key }: Near) => around.find((one) => one.key === key)?.share ?? 0
  const meant = around.find(({ share, known }) => share >= ofMeant.around && known >= ofMeant.known)
  const [clear] = own
    .filter(({ share, known }) => share >= ofPart.own && known >= ofPart.known)
    .filter((one) => shareAround(one) >= ofPart.around || (one.share >= ofPart.surely && isKnown(one)))
    .toSorted((one, other) => other.share * shareAround(other) - one.share * shareAround(one))
  const best = clear ?? (refersBack ? meant : undefined)
  const answer = best && (await answerOf(best, asked))
  if (!answer?.topic || namesAnother(answer, `${asked} ${rest}`)) return null
  if (answer.calms && !inTrouble.test(plain(`${asked} ${rest}`))) return null
  const { text, links } = named({ ...answer, calms: false }, asked)
  return text.length === 0 ? null : { text: text.slice(0, 1), links: links.slice(0, 2) }
}

/** An answer to one question must contain this fraction of the question's words. */
export const leastOfPart = 0.35
/** From this score on, an answer is given without asking a pattern or the classifier first. */
const certainPart = 0.75

const beginning = ({ text, links }: Reply): Reply => ({ text: text.slice(0, 1), links: links.slice(0, 2) })

/** Tells if an answer may be added to the reply: `given` means that the reply has it already. */
type Fits = (answer: Reply, ours: boolean) => 'yes' | 'no' | 'given'

/**
 * Returns the answer to one question of a message, or `given` if the reply has it already.
 * `answerPart` answers a question as if it were the whole message.
 */
export async function partAnswer(
  asking: Asking,
  answerPart: (part: string) => Promise<Reply | null>,
  fits: Fits,
): Promise<Reply | 'given' | null> {
  let likely: Reply | null = null
  for (const { entry, score, ...found } of (await nearestTo(asking)).allSure) {
    const reply = await shortReply({ entry, score, ...found }, asking.text)
    const fit = fits(reply, entry.ours)
    if (fit === 'given') return fit
    if (fit === 'yes' && score >= certainPart) return reply
    if (fit === 'yes') likely ??= reply
  }
  const known = await answerPart(asking.text)
  if (known && saidIn(asking.text, known.text) >= leastOfPart) {
    const fit = fits(beginning(known), await isOurs(known, asking.text))
    if (fit !== 'no') return fit === 'given' ? fit : beginning(known)
  }
  if (likely) return likely
  const near = await nearestPart(asking.text, asking.rest, asking.refersBack)
  const fit = near ? fits(near, await isOurs(near, asking.text)) : 'no'
  return fit === 'given' ? fit : fit === 'yes' ? near : null
}
