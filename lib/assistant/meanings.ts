import { auditorLink, cities, datesLink, ownAnswers, readOn } from '@/content/assistant/answers'
import { serviceExamples, topicExamples, type Topic } from '@/content/assistant/intents'
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
import { fill } from '@/lib/assistant/texts'
import { words } from '@/lib/assistant/words'

export type Subject = Topic | ServiceSlug
/** A possible meaning of a message: a subject whose reply is computed, or a question with a ready reply. */
export type Meaning = {
  subject: Subject | null
  known: Reply | null
  /** The question that the reply answers, in a visitor's words; null if the chat never offers it as a choice. */
  topic: string | null
  /** The reply is given only to a message with one of these words, in the simplified spelling of `words`. */
  needs?: ReadonlySet<string>
  /** True for a reply to somebody in trouble or in fear; such a reply never offers a service. */
  alarming: boolean
  /** True when the reply can only calm the visitor, because the message names no fact. */
  general: boolean
  /** True when the reply is given alone, whatever else the message asks. */
  alone: boolean
}
export type Taught = Meaning & { examples: string }

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

const knownMeaning = (examples: string, known: Reply, topic: string | null = null): Taught => ({
  examples,
  known,
  topic,
  subject: null,
  alarming: false,
  general: false,
  alone: false,
})

const meaningsOf = (questions: readonly Question[], ...links: readonly ReplyLink[]): Taught[] =>
  questions.flatMap(({ question, answer, asked }) =>
    asked ? [knownMeaning(asked, { text: [answer], links }, question)] : [],
  )

export const meanings: readonly Taught[] = [
  ...situations.map((entry) => ({
    ...knownMeaning(entry.asked, { text: entry.text, links: entry.links }, entry.topic),
    alarming: alarming.includes(entry),
    alone: personal.includes(entry),
    general: entry.general ?? false,
    ...(entry.needs && { needs: new Set(words(entry.needs)) }),
  })),
  ...ownAnswers.map(({ asked, topic, ...known }) => knownMeaning(asked, known, topic)),
  { ...knownMeaning(cities.names, cities.answer, cities.topic), needs: new Set(words(cities.places)) },
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

/** Each kind of official letter has its own deadline, so a message that names a kind gets the answer for it. */
export const titled = letters.flatMap(({ title, text }) => {
  const meaning = meanings.find(({ known }) => known?.text === text)
  return title && meaning ? [{ title, meaning }] : []
})
