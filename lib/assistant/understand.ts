import { auditorLink, cities, datesLink, ownAnswers, readOn } from '@/content/assistant/answers'
import { greetingWords, serviceExamples, topicExamples, type Topic } from '@/content/assistant/intents'
import { letters } from '@/content/assistant/letters'
import type { Reply, ReplyLink } from '@/content/assistant/replies'
import { alarming, personal, situations } from '@/content/assistant/situations'
import { faq } from '@/content/faq'
import { services, type Question, type ServiceSlug } from '@/content/services'
import { asesoriaContableQuestions } from '@/content/services/asesoria-contable'
import { asesoriaLegalQuestions } from '@/content/services/asesoria-legal'
import { asesoriaNominaQuestions } from '@/content/services/asesoria-nomina'
import { asesoriaTributariaQuestions } from '@/content/services/asesoria-tributaria'
import { auditoriaExternaQuestions } from '@/content/services/auditoria-externa'
import { revisoriaFiscalQuestions } from '@/content/services/revisoria-fiscal'
import { train, type Classifier } from '@/lib/assistant/classifier'
import { namedServices } from '@/lib/assistant/named-services'
import { fill, plain } from '@/lib/assistant/texts'
import { featureReader, phrases, words } from '@/lib/assistant/words'

export type Subject = Topic | ServiceSlug
/** A possible meaning of a message: a subject whose reply is computed, or a question with a ready reply. */
export type Meaning = {
  subject: Subject | null
  known: Reply | null
  /** True when the reply calms somebody in trouble or protects somebody. */
  alarming: boolean
  /** True when the reply is given alone, whatever else the message asks. */
  alone: boolean
}
type Taught = Meaning & { examples: string }

const questionsOf: Record<ServiceSlug, readonly Question[]> = {
  'asesoria-contable': asesoriaContableQuestions,
  'asesoria-tributaria': asesoriaTributariaQuestions,
  'asesoria-nomina': asesoriaNominaQuestions,
  'asesoria-legal': asesoriaLegalQuestions,
  'revisoria-fiscal': revisoriaFiscalQuestions,
  'auditoria-externa': auditoriaExternaQuestions,
}

const toolOf: Partial<Record<ServiceSlug, readonly ReplyLink[]>> = {
  'asesoria-tributaria': [datesLink],
  'revisoria-fiscal': [auditorLink],
}

const knownMeaning = (examples: string, known: Reply): Taught => ({
  examples,
  known,
  subject: null,
  alarming: false,
  alone: false,
})

const meaningsOf = (questions: readonly Question[], ...links: readonly ReplyLink[]): Taught[] =>
  questions.flatMap(({ answer, asked }) => (asked ? [knownMeaning(asked, { text: [answer], links })] : []))

const meanings: readonly Taught[] = [
  ...situations.map((entry) => ({
    ...knownMeaning(entry.asked, { text: entry.text, links: entry.links }),
    alarming: alarming.includes(entry),
    alone: personal.includes(entry),
  })),
  ...ownAnswers.map(({ asked, ...known }) => knownMeaning(asked, known)),
  knownMeaning(cities.names, cities.answer),
  ...services.flatMap(({ slug, path, title }) => {
    const page: ReplyLink = {
      href: `${path}#preguntas`,
      label: fill(readOn.service, { service: title.toLowerCase() }),
    }
    return meaningsOf(questionsOf[slug], page, ...(toolOf[slug] ?? []))
  }),
  ...meaningsOf(faq, { href: '#preguntas', label: readOn.all }),
  ...Object.entries({ ...topicExamples, ...serviceExamples }).map(([subject, examples]) => ({
    ...knownMeaning(examples, { text: [], links: [] }),
    subject: subject as Subject,
    known: null,
  })),
]

/** A message that names the title of a letter gets the answer of that letter, because each letter has its own term. */
const titled = letters.flatMap(({ title, text }) => {
  const meaning = meanings.find(({ known }) => known?.text === text)
  return title && meaning ? [{ title, meaning }] : []
})

let trained: Classifier | null = null

/** Trains the classifier once, which takes some tenths of a second. */
export function learn(): Classifier {
  trained ??= train(
    meanings.flatMap(({ examples, known }, label) =>
      [...phrases(examples), ...(known?.text ?? [])].map((text) => ({ label, text })),
    ),
    featureReader(),
  )
  return trained
}

/** The examples as words. A message that equals one of them needs no classifier. */
const exact = new Map(
  meanings.flatMap((meaning) =>
    phrases(meaning.examples).map((phrase) => [words(phrase).join(' '), meaning] as const),
  ),
)

/** A message whose best meaning has a smaller share gets a doubtful reply; below the least values it gets none. */
const sure = { share: 0.3, overlap: 0.24 }
const least = { share: 0.1, overlap: 0.16 }
/** Trouble is answered even if another meaning, such as a price, has a share up to this many times larger. */
const alarmFactor = 2.5

/** Messages with fewer characters are answered with a welcome. */
const shortest = 10

export type Understanding = {
  meaning: Meaning | null
  sure: boolean
  /** The services that the message names, in the order of the message. */
  services: readonly ServiceSlug[]
  greets: boolean
}

/** A meaning; `sure` is true if it is clear enough for an answer without a doubt. */
type Best = { meaning: Meaning | null; sure: boolean }
const nothing: Best = { meaning: null, sure: false }

const greetings = new Set(greetingWords.split(' '))

export function understand(text: string): Understanding {
  const typed = plain(text).split(' ').filter(Boolean)
  const start = typed.findIndex((word) => !greetings.has(word))
  const rest = start < 0 ? '' : typed.slice(start).join(' ')
  const isShort = [...text.trim()].length < shortest
  const greets = isShort || (typed.length > 0 && start !== 0)
  const same = exact.get(words(rest).join(' '))
  const guess = same ? { meaning: same, sure: true } : isShort || !rest ? nothing : bestMeaning(rest)
  const best = ofLetter(rest, guess) ?? guess
  return { ...best, services: namedServices(text), greets }
}

/** A question about our services or prices that only mentions a letter is not answered with the letter. */
function ofLetter(text: string, { meaning }: Best): Best | null {
  if (isOffer(meaning)) return null
  const named = titled.find(({ title }) => title.test(text))
  return named ? { meaning: named.meaning, sure: true } : null
}

function bestMeaning(text: string): Best {
  const ranked = learn()(text).map(({ label, ...rest }) => ({ ...rest, meaning: meanings[label] ?? null }))
  const [first] = ranked
  if (!first || first.share < least.share || first.overlap < least.overlap) return nothing
  const alarm = ranked.find(({ meaning }) => meaning?.alarming)
  const worry = ranked.filter(({ meaning }) => meaning?.alarming).reduce((sum, { share }) => sum + share, 0)
  if (alarm && worry * alarmFactor > first.share && isOffer(first.meaning))
    return { meaning: alarm.meaning, sure: worry >= sure.share }
  return { meaning: first.meaning, sure: first.share >= sure.share && first.overlap >= sure.overlap }
}

const isOffer = (meaning: Meaning | null) => meaning !== null && meaning.subject !== null
