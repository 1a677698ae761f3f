import { auditorLink, ownAnswers, readOn } from '@/content/assistant/answers'
import type { Reply, ReplyLink } from '@/content/assistant/replies'
import { faq } from '@/content/faq'
import { services, type Question, type ServiceSlug } from '@/content/services'
import { asesoriaContableQuestions } from '@/content/services/asesoria-contable'
import { asesoriaLegalQuestions } from '@/content/services/asesoria-legal'
import { asesoriaNominaQuestions } from '@/content/services/asesoria-nomina'
import { asesoriaTributariaQuestions } from '@/content/services/asesoria-tributaria'
import { auditoriaExternaQuestions } from '@/content/services/auditoria-externa'
import { revisoriaFiscalQuestions } from '@/content/services/revisoria-fiscal'
import { fill } from '@/lib/assistant/texts'

type KnownAnswer = { asked: string; reply: Reply }

const questionsOf: Record<ServiceSlug, readonly Question[]> = {
  'asesoria-contable': asesoriaContableQuestions,
  'asesoria-tributaria': asesoriaTributariaQuestions,
  'asesoria-nomina': asesoriaNominaQuestions,
  'asesoria-legal': asesoriaLegalQuestions,
  'revisoria-fiscal': revisoriaFiscalQuestions,
  'auditoria-externa': auditoriaExternaQuestions,
}

const answersOf = (questions: readonly Question[], ...links: readonly ReplyLink[]): KnownAnswer[] =>
  questions.flatMap(({ answer, asked }) => (asked ? [{ asked, reply: { text: [answer], links } }] : []))

const ofServices = services.flatMap(({ slug, path, title }) => {
  const page: ReplyLink = {
    href: `${path}#preguntas`,
    label: fill(readOn.service, { service: title.toLowerCase() }),
  }
  return answersOf(questionsOf[slug], page, ...(slug === 'revisoria-fiscal' ? [auditorLink] : []))
})

/** Every question of the site that the chat can answer, with the page it stands on; the first of two alike counts. */
export const knownAnswers: readonly KnownAnswer[] = [
  ...ownAnswers.map(({ asked, ...reply }) => ({ asked, reply })),
  ...ofServices,
  ...answersOf(faq, { href: '#preguntas', label: readOn.all }),
]
