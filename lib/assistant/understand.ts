import { greetingWords } from '@/content/assistant/intents'
import { feelings, inTrouble, troubled } from '@/content/assistant/keywords'
import type { ServiceSlug } from '@/content/services'
import { answersIt } from '@/lib/assistant/asked-thing'
import { train, type Classifier, type Ranked } from '@/lib/assistant/classifier'
import { coverage } from '@/lib/assistant/coverage'
import { laterMark } from '@/content/assistant/later'
import { meanings, titled, type Meaning, type Taught } from '@/lib/assistant/meanings'
import { namedServices } from '@/lib/assistant/named-services'
import { plain } from '@/lib/assistant/texts'
import { featureReader, phrases, words } from '@/lib/assistant/words'

let trained: Classifier | null = null

/** The classifier is trained only once, because training takes some tenths of a second. */
export function learn(): Classifier {
  trained ??= train(
    meanings.flatMap(({ examples, known, topic }, label) =>
      [...phrases(examples), ...(topic ? [topic] : []), ...(known?.text ?? [])].map((text) => ({
        label,
        text: text.replace(laterMark, '$2'),
      })),
    ),
    featureReader(),
  )
  return trained
}

/** All example questions, each with its meaning; a message that equals an example needs no classifier. */
const exact = new Map(
  meanings.flatMap((meaning) =>
    [...phrases(meaning.examples), ...(meaning.topic ? [meaning.topic] : [])].map(
      (phrase) => [words(phrase).join(' '), meaning] as const,
    ),
  ),
)

/** True for a message that equals an example question, such as «quiénes son ustedes». */
export const isTaughtPhrase = (text: string): boolean => exact.has(words(plain(text)).join(' '))

/** The classifier's answer is `sure` if it has at least this probability (`share`) and word overlap. */
const sure = { share: 0.5, overlap: 0.3 }
/** For answers about prices and services the thresholds are lower than `sure`, because a wrong answer does no harm. */
const sureOffer = { share: 0.3, overlap: 0.24 }
/** If a reply's word overlap is below this, the reply names the question that it answers. */
const clearOverlap = 0.65
/** For answers about trouble the thresholds are lower than `sure`, because people in trouble tell long stories. */
const sureAlarm = { share: 0.35, overlap: 0.19 }
/** An answer to trouble needs higher values than `sureAlarm` if the message has no word of trouble. */
const sureCalmAlarm = { share: 0.5, overlap: 0.28 }
const least = { share: 0.3, overlap: 0.16 }
/** A doubtful answer below this probability is shown together with the beginning of the next nearest answer. */
const likelyShare = 0.5
/** The likeliest answer to trouble is given as doubtful if all answers to trouble together have this probability. */
const leastWorry = 0.5
/** An answer to trouble is doubtful if another answer reaches `share` and has `factor` times as much word overlap. */
const rival = { share: 0.1, factor: 1.4 }
/** An answer that is not about trouble is doubtful if another answer has at least this probability. */
const closeRival = 0.25
/** An answer with the wanted date or figure needs this fraction of the likeliest answer's word overlap. */
const leastOfBest = 0.6
const leastShareOfBest = 0.02
/** A subject such as prices is answered before trouble only if the subject is this many times as likely as trouble. */
const alarmFactor = 2.5

/** Messages with fewer characters than this are treated as greetings. */
const shortest = 10

export type Understanding = {
  meaning: Meaning | null
  sure: boolean
  /** False if the answer has few of the message's words, so that the reply must name the question that it answers. */
  clear: boolean
  /**
   * True if an unsure answer is shown with a sentence of doubt, and not together with another answer.
   * Without any answer, true if the answers in `nearest` may be shown.
   */
  likely: boolean
  nearest: readonly Meaning[]
  services: readonly ServiceSlug[]
  greets: boolean
}

type Best = Pick<Understanding, 'sure' | 'clear' | 'likely' | 'nearest'> & { meaning: Taught | null }
const nothing: Best = { meaning: null, sure: false, clear: false, likely: false, nearest: [] }
const leastNearAnswer = { share: 0.15, overlap: 0.25 }
/** Answers with a smaller probability than this are not among the nearest answers. */
const leastNear = 0.004
const mostNear = 5

const greetings = new Set(greetingWords.split(' '))

/** Returns what a message means; the answer is `sure` if it reaches the values in `sureFrom`. */
export function understand(text: string, sureFrom = sure): Understanding {
  const typed = plain(text).split(' ').filter(Boolean)
  const start = typed.findIndex((word) => !greetings.has(word))
  const rest = start < 0 ? '' : typed.slice(start).join(' ')
  const isShort = [...text.trim()].length < shortest
  const greets = isShort || (typed.length > 0 && start !== 0)
  const same = exact.get(words(rest).join(' '))
  const guess = same ? certain(same) : isShort || !rest ? nothing : bestMeaning(rest, sureFrom)
  const best = ofLetter(rest, guess) ?? (guess.meaning?.general ? withoutFeelings(rest, guess) : guess)
  return { ...best, services: namedServices(text), greets }
}

/** Looks for a specific trouble in a text without its words of fear; returns `general` if there is none. */
function withoutFeelings(text: string, general: Best): Best {
  const rest = text.replace(feelings, ' ')
  const told = words(rest).length < 3 ? nothing : bestMeaning(rest, sure)
  return told.meaning?.alarming && !told.meaning.general ? told : general
}

/** Returns the answer about the official letter in a message; null for a question about services or prices. */
function ofLetter(text: string, { meaning }: Best): Best | null {
  if (isOffer(meaning)) return null
  const named = titled.find(({ title }) => title.test(text))
  return named ? certain(named.meaning) : null
}

export const namesLetter = (text: string): boolean => titled.some(({ title }) => title.test(plain(text)))

const certain = (meaning: Taught): Best => ({
  meaning,
  sure: true,
  clear: true,
  likely: true,
  nearest: [meaning],
})

/**
 * An answer with less than the share `sure` of the message's words is doubtful.
 * An answer with less than the share `any` of the message's words is usually dropped.
 */
const leastTold = { sure: 0.5, any: 0.34 }

function bestMeaning(text: string, sureFrom: typeof sure): Best {
  const best = likeliestMeaning(text, sureFrom)
  const { meaning } = best
  if (!meaning) return best
  const { telling, known } = coverage(words(text), meaning)
  // Subjects and services are asked for in few, often misspelt words, so one known word is enough.
  if (meaning.subject && (telling <= 1 || known > 0 || namedServices(text).length > 0)) return best
  const part = telling === 0 ? 0 : known / telling
  if (part < leastTold.any) return best.sure && known > 0 ? { ...best, sure: false } : nothing
  return part < leastTold.sure ? { ...best, sure: false } : best
}

/** Only this many answers are compared, because all others are too unlikely. */
const mostRanked = 10
const leastPart = 0.05

function byCoverage(message: readonly string[], all: readonly Ranked[]): readonly Ranked[] {
  const ranked = all.slice(0, mostRanked).map((one) => {
    const meaning = meanings[one.label]
    const { telling, known } = meaning ? coverage(message, meaning) : { telling: 0, known: 0 }
    const part = telling === 0 ? 1 : Math.max(leastPart, known / telling)
    return { ...one, before: one.share, share: one.share * part ** 2 }
  })
  const sum = ranked.reduce((shares, { share }) => shares + share, 0)
  return ranked
    .toSorted((one, other) => other.share - one.share)
    .map(({ share, before, ...one }) => ({ ...one, share: Math.min(share / sum, before) }))
}

function likeliestMeaning(text: string, sureFrom: typeof sure): Best {
  const message = words(text)
  const ranked = byCoverage(message, learn()(text)).flatMap(({ label, ...rest }) => {
    const meaning = meanings[label]
    const { needs } = meaning ?? {}
    return meaning && (!needs || message.some((word) => needs.has(word))) ? [{ ...rest, meaning }] : []
  })
  const [likeliest] = ranked
  if (!likeliest || likeliest.overlap < least.overlap || onlyNumbers(text)) return nothing
  const nearest = ranked
    .slice(0, mostNear)
    .filter(({ share }) => share >= leastNear)
    .map(({ meaning }) => meaning)
  const first = ranked.find(
    ({ meaning, share, overlap }) =>
      share >= leastShareOfBest && overlap >= likeliest.overlap * leastOfBest && answersIt(text, meaning),
  )
  if (!first) return { ...nothing, nearest }
  const alarm = ranked.find(({ meaning }) => meaning.alarming)
  const worry = ranked.filter(({ meaning }) => meaning.alarming).reduce((sum, { share }) => sum + share, 0)
  if (alarm && worry * alarmFactor > first.share && isOffer(first.meaning))
    return { meaning: alarm.meaning, sure: worry >= sureFrom.share, clear: true, likely: true, nearest }
  const harmed = ranked.find(
    ({ meaning, share, overlap }) =>
      meaning.alarming && share >= leastShareOfBest && overlap >= first.overlap * leastOfBest,
  )
  if (harmed && !first.meaning.alarming && troubled.test(text))
    return { meaning: harmed.meaning, sure: false, clear: true, likely: true, nearest }
  if (likeliest.share < least.share)
    return worry >= leastWorry && alarm
      ? { meaning: alarm.meaning, sure: false, clear: false, likely: true, nearest }
      : { ...nothing, likely: isNear(message, likeliest), nearest }
  const usual = isOffer(first.meaning)
    ? sureOffer
    : first.meaning.alarming
      ? inTrouble.test(text)
        ? sureAlarm
        : sureCalmAlarm
      : sure
  const from = sureFrom === sure ? usual : sureFrom
  const isSure =
    first === likeliest && first.share >= from.share && first.overlap >= from.overlap && !isRivalled(ranked)
  const clear = first.meaning.alarming || first.overlap >= clearOverlap
  const likely = first.meaning.alarming || first.share >= likelyShare
  return { meaning: first.meaning, sure: isSure, clear, likely, nearest }
}

/** True if a message has only numbers in common with the example questions. */
function onlyNumbers(text: string): boolean {
  if (!/\d/.test(text)) return false
  const worded = text.replace(/\d+/g, ' ').trim()
  return worded === '' || (learn()(worded)[0]?.overlap ?? 0) < least.overlap
}

type Near = { meaning: Meaning; share: number; overlap: number }
const isRivalled = ([first, ...others]: readonly Near[]): boolean =>
  first !== undefined &&
  !isOffer(first.meaning) &&
  others.some(({ meaning, share, overlap }) =>
    first.meaning.alarming
      ? share >= rival.share && overlap > first.overlap * rival.factor
      : share >= closeRival && !isOffer(meaning),
  )

function isNear(
  message: readonly string[],
  { meaning, share, overlap }: Near & { meaning: Taught },
): boolean {
  const { telling, known } = coverage(message, meaning)
  return (
    share >= leastNearAnswer.share &&
    overlap >= leastNearAnswer.overlap &&
    telling > 1 &&
    known / telling >= leastTold.sure
  )
}

const isOffer = (meaning: Meaning | null) => meaning !== null && meaning.subject !== null
