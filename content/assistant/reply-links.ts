import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { frame } from '../navigation'
import { incomeReturn } from '../tools/guides/income-return'
import { lateFiling } from '../tools/late-filing'
import { legalAmounts } from '../tools/legal-amounts'
import type { ReplyLink } from './replies'

/** The office hours as part of a sentence; a non-breaking space keeps each «a.m.» on the line of its hour. */
export const openingHours = firm.hours
  .map(({ days, time }) => `${days.toLowerCase()} de ${time.replace(/ (?=[ap]\.m\.)/g, '\u00a0')}`)
  .join(' y ')

export const call: ReplyLink = { href: firm.phone.href, label: `Llamar al ${firm.phone.label}` }
export const whatsapp: ReplyLink = { href: frame.chat.href, label: 'Escribir por WhatsApp' }
/** Two digits of the country, three of the network, and the rest, as people in Colombia read it. */
export const whatsappNumber = firm.messaging.number.replace(/^(\d{2})(\d{3})(\d{3})(\d{4})$/, '+$1 $2 $3 $4')
export const mail: ReplyLink = { href: `mailto:${firm.email}`, label: firm.email }
export const write: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }
export const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }
export const evaluation: ReplyLink = {
  href: contactHref('evaluacion'),
  label: 'Pedir la evaluación gratuita',
}
export const taxPage: ReplyLink = {
  href: '/servicios/asesoria-tributaria#preguntas',
  label: 'Leer sobre sanciones y plazos',
}
export const treatment: ReplyLink = { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }
export const signIn: ReplyLink = { href: '/auth', label: 'Iniciar sesión' }
export const recover: ReplyLink = { href: '/auth/recuperar', label: 'Pedir otro enlace' }
export const lateLink: ReplyLink = { href: lateFiling.path, label: lateFiling.name }
export const figuresLink: ReplyLink = { href: legalAmounts.path, label: legalAmounts.name }
export const incomeLink: ReplyLink = { href: incomeReturn.path, label: incomeReturn.name }
