import { namesFirm, ownSubjects, subjects, tooGeneral, toFirm } from '@/content/assistant/asking-words'
import { halves } from '@/content/assistant/halves'
import { foreignMoney } from '@/content/assistant/languages'
import { call, mail } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import {
  hasNewFigure,
  isAnswered,
  isKindMissing,
  isOtherKind,
  isPartOfSum,
  isReckoned,
  saysAgain,
  short,
} from '@/lib/assistant/answered'
import { askingsIn, storiesIn, type Asking } from '@/lib/assistant/askings'
import type { Composed } from '@/lib/assistant/composed'
import { fitting, hasAnswer, isDoubtful } from '@/lib/assistant/fitting'
import { isTaught, nearestEntries, prepareEntries, saidIn, weightOf } from '@/lib/assistant/library'
import { namedServices } from '@/lib/assistant/named-services'
import {
  calmsNobody,
  hasText,
  isCatchAll,
  isSame,
  leastWeight,
  nearestTo,
  shortReply,
  wholeReply,
  withoutPrice,
} from '@/lib/assistant/near-answers'
import { hasNearest, isOurs, nearestPart, partAnswer } from '@/lib/assistant/nearer-reply'
import type { Question } from '@/lib/assistant/question'
import { saidOnce, saysSame, type Asked } from '@/lib/assistant/repeats'
import { exactReply } from '@/lib/assistant/ruled'
import { lateRest } from '@/lib/assistant/second-half'
import { tellingWords } from '@/lib/assistant/stems'
import { linksOf, plain } from '@/lib/assistant/texts'

export { prepareEntries }

/** Matches a question such as «cuánto cobra el abogado», whose price is known. */
const toPrice = /\b(?:cuanto|precio|tarifa|honorarios|valor)\b/
const mostAdded = 2
const mostNamed = 2
const mostLinks = 6

const someLinks = (...lists: readonly Reply['links'][]): Reply['links'] =>
  linksOf(...lists).slice(0, mostLinks)

/** The least score and share of words (`own`) for adding an answer about a rare word of the question. */
const leastOfThing = { score: 0.45, own: 0.3 }

/** If the reply does not mention a rare word of the question, returns the answer about that word. */
async function unsaidThing(asking: Asking, reply: Reply): Promise<Reply | null> {
  const unsaid = tellingWords(asking.text).filter(
    (word) => weightOf(word) >= leastWeight && isTaught(word) && saidIn(word, reply.text) === 0,
  )
  if (unsaid.length === 0 || (await hasNearest(reply, asking.text))) return null
  const found = await nearestEntries(asking.text, asking.rest)
  const about = found.find(
    ({ entry, score, own }) =>
      score >= leastOfThing.score &&
      own >= leastOfThing.own &&
      !calmsNobody(entry, `${asking.text} ${asking.rest}`) &&
      unsaid.some((word) => saidIn(word, [entry.topic ?? '']) > 0),
  )
  return about ? shortReply(about, asking.text) : null
}

export const newLines = ({ text }: Reply, { text: said }: Reply, asked: Asked): string[] =>
  text.filter((line) => !said.some((other) => isSame(other, line) || saysSame(line, other, asked)))

/** Functions that answer one part of a message; they return null for a part that they cannot answer. */
export type PartAnswers = {
  answerPart: (part: string) => Promise<Reply | null>
  /** Computes the sum or date that one question asks for; `told` has the figures from the rest of the message. */
  sumOf: (part: string, told: string) => Promise<Reply | null>
  /** The reply that answers each question separately; null if the message is answered as a whole. */
  composed: Composed | null
}

async function sumsOf(askings: readonly Asking[], { sumOf }: PartAnswers): Promise<Map<Asking, Reply>> {
  const found = new Map<Asking, Reply>()
  if (askings.length < 2) return found
  for (const asking of askings) {
    const sum = await sumOf(asking.text, asking.told)
    if (sum && ![...found.values()].some((other) => isSame(other.text[0] ?? '', sum.text[0] ?? '')))
      found.set(asking, sum)
  }
  return found
}

/** A visitor's story has at least this many meaningful words. */
const leastStory = 3
/** The answer to a story's only question needs at least this score to replace a doubtful reply. */
const leastInstead = 0.75

/** Replaces a doubtful or empty reply with computed sums, or else with the answer to a story's only question. */
async function instead(found: Reply, askings: readonly Asking[], sums: readonly Reply[]): Promise<Reply> {
  if (hasAnswer(found) && !isDoubtful(found)) return found
  const [first] = sums
  if (first)
    return {
      ...first,
      text: sums.flatMap(({ text }) => text),
      links: someLinks(...sums.map(({ links }) => links)),
    }
  const [asking, ...others] = askings
  if (!asking || others.length > 0 || tellingWords(asking.rest).length < leastStory) return found
  const { sure } = await nearestTo(asking)
  return sure && Math.min(sure.score, sure.own) >= leastInstead ? wholeReply(sure, asking.text) : found
}

const withMore = (reply: Reply, more: Reply, asked: Asked): Reply => ({
  ...reply,
  text: [...reply.text, ...newLines(more, reply, asked)],
  links: someLinks(reply.links, more.links),
})

/**
 * Returns a reply to everything that a message asks: the first reply and at most two more answers.
 * If questions have no answer, the reply names these questions and says who can answer them.
 */
export async function completed(first: Reply, question: Question, answers: PartAnswers): Promise<Reply> {
  if (question.english) return finished(first, question, [])
  const { composed } = answers
  const [askings, stories] = [askingsIn(question.typed), storiesIn(question.typed)]
  const sums = composed?.whole ? new Map<Asking, Reply>() : await sumsOf(askings, answers)
  const fits = composed?.whole ? first : await fitting(first, question, askings)
  const alone = composed?.whole ? first : await instead(fits, askings, [...sums.values()])
  const isPartly = composed !== null && !composed.whole && (!hasAnswer(alone) || isDoubtful(alone))
  const found = isPartly ? composed.reply : alone
  const answered = composed?.whole || isPartly ? composed?.answered : null
  if (!hasAnswer(found)) return finished(saidOnce(found), question, [])
  const told = tellingWords(stories.map(({ text }) => text).join(' ')).length
  const several = askings.length > 1
  const asked = askings.map(({ text }) => text)
  let reply = found
  let added = 0
  const add = (more: Reply | null) => {
    if (!more || isForeign(more, question) || added >= mostAdded || newLines(more, reply, asked).length === 0)
      return false
    reply = withMore(reply, more, asked)
    added += 1
    return true
  }
  const isFirms = await isOurs(found, question.typed)
  const named: Asking[] = []
  for (const asking of askings) {
    if (answered?.has(asking.text)) continue
    const sum = sums.get(asking)
    const reckoned =
      ((sum || /\d/.test(asking.text)) && isReckoned(asking, reply, question)) ||
      (!sum && isPartOfSum(asking, reply, question))
    if (sum && !reckoned && !saysAgain(sum, asking, reply)) reply = withMore(reply, sum, asked)
    if (sum || reckoned) continue
    const strict = several || (told >= leastStory && !hasNewFigure(found, question))
    if (strict ? await isAnswered(asking, reply) : !isKindMissing(asking, reply)) {
      add(added < mostAdded ? await unsaidThing(asking, reply) : null)
      continue
    }
    const fits = (answer: Reply, ours: boolean) =>
      newLines(answer, reply, asked).length === 0
        ? isKindMissing(asking, reply)
          ? 'no'
          : 'given'
        : !isOtherKind(asking, answer) &&
            !isForeign(answer, question) &&
            (ours
              ? isFirms || toFirm.test(asking.text) || namesFirm.test(question.text)
              : !isFirms || subjects.test(asking.refersBack ? question.text : asking.text))
          ? 'yes'
          : 'no'
    const late = lateRest(reply, asking.text, question.english)
    const price = toPrice.test(asking.text)
      ? (await import('@/lib/assistant/plain-price')).plainPriceReply(asking.text)
      : null
    if (add(price)) continue
    const isVague = tellingWords(asking.text).length < short && hasNewFigure(found, question)
    const more = late
      ? { text: [late], links: [call] }
      : isVague
        ? await nearestPart(asking.text, asking.rest)
        : await partAnswer(asking, answers.answerPart, fits)
    if (more === 'given') continue
    if (!more && several && asking.refersBack && add(await exactPart(asking, question))) continue
    if (more && newLines(more, reply, asked).length === 0) continue
    if (!add(more) && several && named.length < mostNamed && !asking.wish) named.push(asking)
    // The question may name a second thing that the added answer lacks, as in «prima y dotación».
    if (more) add(await unsaidThing(asking, reply))
  }
  if (!answered && several) add(await untoldStory(reply, question))
  for (const part of askings.length > 0 ? stories : troublesIn(stories)) add(await ownTrouble(part, reply))
  return finished(saidOnce(reply, asked), question, named)
}

const header = /^Sobre «([^»]*)»: /

/** True for an answer that names a subject that the message does not name, or that is too general for the message. */
export function isForeign({ text: [first = ''] }: Reply, { text, typed }: Question): boolean {
  const topic = plain(header.exec(first)?.[1] ?? '')
  const named = ownSubjects.filter((subject) => subject.test(topic))
  const isNamed = (subject: RegExp) => subject.test(text) || subject.test(plain(typed))
  return (
    (named.length > 0 && !named.some(isNamed)) ||
    tooGeneral.some(({ begins, unless }) => first.includes(begins) && !unless.test(text))
  )
}

/** Returns the beginning of a rule's answer to a question that is clear only together with the message. */
async function exactPart({ rest, text }: Asking, question: Question): Promise<Reply | null> {
  const found = await exactReply(plain(`${rest} ${text}`.replace(/\d[\d.,%]*/g, ' ')))
  const answer = found && { text: found.text.slice(0, 1), links: found.links.slice(0, 2) }
  return answer && !isForeign(answer, question) ? answer : null
}

const betweenTroubles = /\s*,\s*(?:y\s+)?|\s+(?:pero|y tampoco|y ademas|ademas|tampoco)\s+/

/** Splits a message without a question into the troubles that it lists. */
const troublesIn = (stories: readonly Asking[]): Asking[] =>
  stories.flatMap((story) =>
    story.text
      .split(betweenTroubles)
      .filter((text) => tellingWords(text).length > 1)
      .map((text) => ({ ...story, text, rest: story.text })),
  )

function finished(reply: Reply, question: Question, named: readonly Asking[]): Reply {
  const lines = reply.text
    .filter((line, at) => !reply.text.slice(0, at).some((said) => isSame(said, line)))
    .flatMap((line) => (asksOffer.test(question.text) ? line : withoutPrice(line, question.text) || []))
  const open = named.length > 0 ? [openText(named, question)] : []
  const money = question.foreign && question.amounts.length === 0
  const foreign = question.english ? foreignMoney.english : foreignMoney.spanish
  return {
    ...reply,
    text: [...lines, ...open, ...(money ? [foreign] : [])],
    links: open.length > 0 ? someLinks(reply.links, [call, mail]) : reply.links,
  }
}

/**
 * A message with at least `words` meaningful words also gets the nearest answer that reaches `score` and `own`.
 * The nearest answer is left out if the reply has the share `said` of the words of that answer's question.
 * The nearest answer is also left out if the reply has the share `told` of the words of that answer's first line.
 */
const ofStory = { words: 6, score: 0.6, own: 0.5, said: 0.5, told: 0.45 }

async function untoldStory(reply: Reply, { typed, text }: Question): Promise<Reply | null> {
  if (tellingWords(typed).length < ofStory.words) return null
  const [best] = await nearestEntries(typed)
  const { topic = null } = best?.entry ?? {}
  if (!best || !topic || best.entry.text.length === 0 || best.score < ofStory.score || best.own < ofStory.own)
    return null
  const isSaid =
    saidIn(topic, reply.text) >= ofStory.said || saidIn(best.entry.text[0] ?? '', reply.text) >= ofStory.told
  if (
    isSaid ||
    calmsNobody(best.entry, typed) ||
    isCatchAll(best.entry) ||
    (await hasText(reply, best.entry))
  )
    return null
  return shortReply(best, text)
}

/** Matches a question about the firm's offers; only the reply to such a question may name a price. */
const asksOffer =
  /\b(?:precio\w*|cuanto|cuesta\w*|valen?|valor\w*|cobr\w+|tarifa\w*|cotiz\w+|presupuesto|planes|plan|servicios?|contrat\w+|contador\w*|asesor\w*|abogad\w+|revisor\w*|revisoria|auditor\w*|auditad\w+|ustedes|uds|car[oa]s?|carisim\w+|barat\w+|descuento\w*|conviene|incluye\w*|mensualidad|contabilidad|nomina|honorarios|ofrecen|hacen|ayudan con|much|price|cost|fee\w*|charge|accountant)\b/

/** An answer about trouble with the firm or its portal is added to the reply from this score on. */
const ofTrouble = 0.72

async function ownTrouble(part: Asking, reply: Reply): Promise<Reply | null> {
  // A part with an amount or a NIT is about the visitor's own business, not about trouble with the firm.
  if (/\d[\d.]{3,}|\d (?:mil|millon)/.test(part.text)) return null
  const { sure } = await nearestTo(part)
  const isOurs = sure !== null && sure.entry.ours && sure.score >= ofTrouble
  return isOurs && !(await hasText(reply, sure.entry)) ? shortReply(sure, part.text) : null
}

export function openText(named: readonly Asking[], { typed }: Question): string {
  const [slug] = named.flatMap(({ text }) => namedServices(text)).concat(namedServices(typed))
  return halves.open(
    named.map(({ own }) => own),
    halves.who[slug ?? 'nobody'],
  )
}
