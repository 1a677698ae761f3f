import { english, englishDefault, englishOffTopic } from '@/content/assistant/english'
import {
  englishBesides,
  englishMonthly,
  englishParts,
  englishPriceEnd,
  englishPriceLink,
  englishPrices,
  englishPriceWords,
} from '@/content/assistant/english-prices'
import { filing } from '@/content/assistant/english-filing'
import { englishLabels } from '@/content/assistant/english-links'
import { rules } from '@/content/assistant/rules/english'
import { takesClients, weTakeClients } from '@/content/assistant/rules/english-clients'
import { asksFirstMeeting, cases, firstMeetingIsFree } from '@/content/assistant/rules/english-cases'
import { halves } from '@/content/assistant/halves'
import { call, mail } from '@/content/assistant/reply-links'
import { englishDismissalReply } from '@/lib/assistant/english-dismissal'
import { residenceReply } from '@/lib/assistant/english-residence'
import type { KnownAnswer } from '@/content/assistant/answers'
import type { Reply } from '@/content/assistant/replies'
import { train, type Classifier, type Ranked } from '@/lib/assistant/classifier'
import { pensionPayments } from '@/lib/assistant/pensioner'
import { linksOf, plain } from '@/lib/assistant/texts'
import { fitsRule } from '@/lib/assistant/ruled'
import { featureReader, phrases, words } from '@/lib/assistant/words'

/** The classifier's answer is given only if it reaches this word overlap and probability. */
const leastOf = { overlap: 0.3, share: 0.35 }
/** If an answer has this high probability, a smaller word overlap than in `leastOf` is enough. */
const leastOfLikely = { overlap: 0.2, share: 0.8 }
/** One part of a message is answered separately only if the part and its answer reach these thresholds. */
const leastOfPart = { overlap: 0.4, share: 0.5, words: 4 }
const mostAnswers = 2
/** An answer is given only if its examples contain this fraction of the message's meaningful words. */
const leastKnown = 0.5
const hollow = new Set(
  words(
    'what when where which does have need want help with could would should this that from about much many please hello there here they their will been were your ours mine some into then than also just like know tell explain long happens happen colombia colombian',
  ),
)

function fits(message: string, { asked }: KnownAnswer, least = 0): boolean {
  const taught = new Set(words(asked).map((word) => word.slice(0, 5)))
  const telling = plain(message)
    .split(' ')
    .filter((word) => word.length > 3)
    .flatMap(words)
    .filter((word) => !hollow.has(word))
  const known = telling.filter((word) => taught.has(word.slice(0, 5)))
  if (telling.length < least && !/\bdue\b/.test(plain(message))) return false
  return telling.length < 2 || known.length / telling.length >= leastKnown
}

let trained: Classifier | null = null

const between = /[?!.;]+|,|\band\b(?= (?:do|does|can|could|how|what|when|where|who|is|are|will|should)\b)/

/** Words of questions that the firm does not answer, such as about football. */
const offTopic =
  /\b(?:essay|homework|poem|recipe|cook|football|soccer|match|weather|joke|song|movie|girlfriend|boyfriend|horoscope|lottery|translate|python|code|dating|restaurant|hotel|flight)\b/
const ours =
  /\b(?:tax\w*|vat|iva|dian|rut|nit|invoice\w*|payroll|employee\w*|company|companies|sas|accountant\w*|accounting|bookkeep\w*|audit\w*|visa|price|cost|contract\w*|portal|letter|fine|penalty|return|residen\w+|business)\b/

/** Answers each question of an English message, and names the questions that have no answer. */
export function englishReply(text: string, amounts: readonly number[] = []): Reply {
  const reply = replyInEnglish(text, amounts)
  return {
    ...reply,
    links: reply.links.map((link) => ({ ...link, label: englishLabels[link.href] ?? link.label })),
  }
}

function replyInEnglish(text: string, amounts: readonly number[]): Reply {
  if (offTopic.test(plain(text)) && !ours.test(plain(text))) return englishOffTopic
  const priced = plainPrice(plain(text)) ?? monthlyPrice(plain(text))
  if (priced) return priced
  const days = residenceReply(plain(text))
  if (days) return days
  const reply = withFirstMeeting(knownReply(text, amounts), plain(text))
  return withOpenParts(reply, text)
}

/** Returns the prices of the services that a text names; null if the text asks for anything else. */
function plainPrice(text: string): Reply | null {
  if (!englishPriceWords.test(text)) return null
  const asked = englishPrices.filter(({ named }) => named.test(text))
  const rest = asked.reduce((left, { named }) => left.replace(named, ' '), text).replace(englishBesides, ' ')
  if (asked.length === 0 || rest.trim() !== '') return null
  return {
    text: [...asked.map((one) => one.text), englishPriceEnd],
    links: [englishPriceLink, call, mail],
  }
}

/** Matches somebody who needs or looks for accounting, without a question for its price. */
const needsBoth =
  /\b(?:need|needs|looking for|want|require|seeking)\b(?: \w+){0,4} (?:accounting|accountants?|bookkeep\w+)\b/

/** Returns the sum of accounting and payroll for the employees that a text counts; null if the text asks for anything else. */
function monthlyPrice(text: string): Reply | null {
  const { accounting, payroll, people, taxes, other, speaks, english, text: sum, rest } = englishMonthly
  const count = Number(people.exec(text)?.[1] ?? 0)
  const asksToJoin = takesClients.test(text)
  if (!count || !(asksToJoin || needsBoth.test(text) || englishPriceWords.test(text)) || other.test(text))
    return null
  if (!accounting.test(text) || !payroll.test(text)) return null
  return {
    text: [
      ...(asksToJoin ? [weTakeClients] : []),
      sum(count, taxes.test(text)),
      ...(speaks.test(text) ? [english] : []),
      rest,
    ],
    links: [englishPriceLink, call, mail],
  }
}

const tellsFirstIsFree = ({ text }: Reply): boolean =>
  /\bfirst \w+(?:, which)? is free\b/.test(text.join(' '))

/** Adds that the first meeting is free, if the message asks for its price and the reply does not name the price. */
const withFirstMeeting = (reply: Reply, text: string): Reply =>
  asksFirstMeeting.test(text) && !tellsFirstIsFree(reply)
    ? {
        ...reply,
        text: reply === englishDefault ? [firstMeetingIsFree] : [firstMeetingIsFree, ...reply.text],
      }
    : reply

/** An answer that is at least this likely replaces the answer of a rule. */
const strong = { overlap: 0.5, share: 0.9 }

const isStrong = ({ label, overlap, share }: Ranked, text: string): boolean => {
  const answer = english[label]
  return overlap >= strong.overlap && share >= strong.share && answer !== undefined && fits(text, answer, 2)
}

const asksInEnglish =
  /^(?:(?:and|so|also|but|or|if so)\s+)*(?:do|does|can|could|how|what|when|where|who|which|why|is|are|will|should|must|may|am)\b|\b(?:how (?:much|long|many|do|can|soon)|do i|can i|should i|must i|what (?:is|are|do|happens))\b/
const mostNamed = 2

/** Adds a line that names the questions that the reply leaves open. */
function withOpenParts(reply: Reply, text: string): Reply {
  if (reply === englishDefault || cases.some((one) => reply.text.includes(one.text[0] ?? ''))) return reply
  const parts = text
    .split(betweenParts)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length > 2 && asksInEnglish.test(plain(part)))
  const said = new Set(words(plain(reply.text.join(' '))).map((word) => word.slice(0, 5)))
  const given = english.filter(({ text: lines }) => reply.text.includes(lines[0] ?? ''))
  const rule = rules.find((one) => one.whole && reply.text.includes(one.text[0] ?? ''))
  const open = (parts.length > 1 ? parts : []).filter((part) => {
    if (asksFirstMeeting.test(plain(part)) && tellsFirstIsFree(reply)) return false
    if (given.some((one) => fits(part, one, 1)) || (rule && fitsRule(plain(part), rule))) return false
    const telling = plain(part)
      .split(' ')
      .filter((word) => word.length > 3)
      .flatMap(words)
      .filter((word) => !hollow.has(word))
    const known = telling.filter((word) => said.has(word.slice(0, 5)))
    return telling.length > 0 && known.length / telling.length < leastKnown
  })
  const answers = englishParts.filter(
    ({ asks, text: line }) => open.some((part) => asks.test(plain(part))) && !reply.text.includes(line),
  )
  const left = open.filter((part) => !englishParts.some(({ asks }) => asks.test(plain(part))))
  if (open.length === 0) return reply
  return {
    ...reply,
    text: [
      ...reply.text,
      ...answers.map((one) => one.text),
      ...(left.length > 0 ? [halves.openInEnglish(left.slice(0, mostNamed))] : []),
    ],
    links: linksOf(reply.links, [call, mail]),
  }
}

function knownReply(text: string, amounts: readonly number[]): Reply {
  const compared = englishDismissalReply(plain(text), amounts) ?? englishDuty(plain(text), amounts)
  if (compared) return compared
  trained ??= train(
    english.flatMap(({ asked }, label) => phrases(asked).map((example) => ({ label, text: example }))),
    featureReader(),
  )
  const classify = trained
  const [likeliest] = classify(plain(text))
  const rule = [...cases, ...rules].find((one) => fitsRule(plain(text), one))
  if (rule && (rule.whole || !(likeliest && isStrong(likeliest, text)))) return replyOf([rule])
  const parts = text
    .toLowerCase()
    .split(between)
    .map(plain)
    .filter((part) => part.split(' ').length >= leastOfPart.words)
  const found = parts.flatMap((part) => {
    const [best] = classify(part)
    const clear = best && best.overlap >= leastOfPart.overlap && best.share >= leastOfPart.share
    const answer = clear ? english[best.label] : undefined
    return answer && fits(part, answer, 1) ? answer : []
  })
  const answers = [...new Set(found)]
  const [best] = classify(plain(text))
  const whole =
    best &&
    [leastOf, leastOfLikely].some((least) => best.overlap >= least.overlap && best.share >= least.share)
      ? english[best.label]
      : undefined
  if (answers.length < 2)
    return whole && fits(text, whole) ? replyOf([whole]) : answers[0] ? replyOf([answers[0]]) : englishDefault
  return replyOf(answers.slice(0, mostAnswers))
}

const betweenParts =
  /[?!;]+|(?<=[a-z]{3})\.\s|,?\s+(?:and|but|also)\s+(?=(?:if so\s+)?(?:do|does|can|could|how|what|when|where|who|which|is|are|will|should|must)\b)/i

const asksToFile = /\b(?:file|filing|tax return|declare|declarar)\b/
const owned = /\b(?:bought|own|owns|apartment|flat|house|property|land|assets|worth)\b/
const earned = /\b(?:earn|make|made|salary|income|paid|pension)\b/

/** Compares an amount in a question about filing a return with last year's limit. */
function englishDuty(text: string, [amount, ...others]: readonly number[]): Reply | null {
  if (!amount || others.length > 0 || !asksToFile.test(text) || /\b(?:company|vat|sas)\b/.test(text))
    return null
  if (owned.test(text)) return filing.owned(amount)
  if (!earned.test(text)) return null
  const monthly = /\b(?:a|per|each|every) month\b|\bmonthly\b/.test(text)
  return monthly || /\b(?:a|per|last) year\b|\byearly\b/.test(text)
    ? filing.earned(amount, monthly, /\bpension\b/.test(text) ? pensionPayments : 12)
    : null
}

function replyOf(answers: readonly Pick<KnownAnswer, 'text' | 'links'>[]): Reply {
  return {
    text: answers.flatMap(({ text }) => text),
    links: linksOf(...answers.map(({ links }) => links)).slice(0, 6),
  }
}
