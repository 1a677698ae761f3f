import { contactHref } from '../contact-topics'
import type { ServiceSlug } from '../services'
import { auditorDuty } from '../tools/auditor-duty'
import { dueDates } from '../tools/due-dates'
import { simpleRegime } from '../tools/guides/simple-regime'
import { vatPeriod } from '../tools/guides/vat-period'
import { invoiceCheck } from '../tools/invoice-check'
import { nitDigit } from '../tools/nit-digit'
import { call, figuresLink, incomeLink, lateLink, taxPage } from './reply-links'
import type { Reply, ReplyLink } from './replies'

const service = (slug: ServiceSlug): ReplyLink => ({
  href: `/servicios/${slug}#preguntas`,
  label: 'Leer las preguntas frecuentes de este tema',
})
const dates: ReplyLink = { href: dueDates.path, label: dueDates.name }

/** If the assistant cannot answer a question, it offers the first of these pages with a matching word. */
export const nearest: readonly { words: string; links: readonly ReplyLink[] }[] = [
  { words: 'sancion multa interes mora tarde extemporaneidad', links: [lateLink] },
  { words: 'vence vencio vencimiento fecha plazo cuando', links: [dates] },
  { words: 'revisor revisoria', links: [{ href: auditorDuty.path, label: auditorDuty.name }] },
  {
    words: 'factura facturar facturacion xml cufe nota',
    links: [{ href: invoiceCheck.path, label: invoiceCheck.name }],
  },
  { words: 'uvt minimo auxilio', links: [figuresLink] },
  { words: 'bimestral cuatrimestral', links: [{ href: vatPeriod.path, label: vatPeriod.name }] },
  { words: 'simple ordinario', links: [{ href: simpleRegime.path, label: simpleRegime.name }] },
  { words: 'renta declarar', links: [incomeLink] },
  { words: 'digito dv nit', links: [{ href: nitDigit.path, label: nitDigit.name }] },
]

export const nearestOf: Record<ServiceSlug, readonly ReplyLink[]> = {
  'asesoria-contable': [service('asesoria-contable')],
  'asesoria-tributaria': [dates, { ...taxPage, label: 'Leer las preguntas frecuentes de impuestos' }],
  'asesoria-nomina': [service('asesoria-nomina')],
  'asesoria-legal': [service('asesoria-legal')],
  'revisoria-fiscal': [service('revisoria-fiscal')],
  'auditoria-externa': [service('auditoria-externa')],
}

/** The chat never offers these questions about itself as a choice for an unclear message. */
export const neverOffered: ReadonlySet<string> = new Set(['¿Eres un robot?'])

export const unsure = {
  text: 'No lo sé con certeza y prefiero no adivinar: puede depender de tu caso, del año o de una norma que debo comprobar.',
  nearest: 'Lo más cercano que tengo está aquí abajo. Una persona del equipo te responde lo demás.',
  bare: 'Cuéntame un poco más, con una frase: ¿quieres una fecha, una cifra, un trámite o que lo hagamos por ti?',
  about: (topic: string, answer: string) => `Sobre «${topic}»: ${answer}`,
  doubt: (topic: string) =>
    `No estoy seguro de haberte entendido. Sobre «${topic}» te puedo decir lo que sigue; si no es, escoge otra pregunta o háblalo con una persona.`,
  doubtWithoutTopic:
    'No estoy seguro de haberte entendido. Lo más cercano que sé es esto; si no es, pregúntale a una persona.',
  two: 'No estoy seguro de haberte entendido. Esto es lo más cercano que sé; si no es, escríbela con otras palabras o pregúntale a una persona.',
  choose:
    'No estoy seguro de entender y prefiero no adivinar. ¿Es una de estas preguntas? Si no, escríbela con otras palabras o háblala con una persona.',
} as const

/** The text contains `{price}`, which the code replaces. */
export const incomeOffer: Reply = {
  text: [
    'Sí, la preparamos y la presentamos contigo.',
    'Si es de una persona natural, es una vez al año y no tiene tarifa mensual: cuéntanos tus ingresos, bienes y soportes, y te damos el valor antes de empezar. Si es de una empresa, va dentro de la asesoría tributaria, {price}.',
  ],
  links: [{ href: contactHref('asesoria-tributaria'), label: 'Contar mi caso' }, call, incomeLink],
}
