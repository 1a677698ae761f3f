import { ended } from './ended'
import { firm } from './firm'
import type { MailText } from './mail-text'

const place = encodeURIComponent(firm.map.search)

export const contact = {
  path: '/contacto',
  meta: {
    title: `Contacto y oficina en ${firm.address.city}`,
    description: `Escríbele, llama o visita a ${firm.name} en ${firm.address.city}. Te responde una persona del equipo en horario hábil.`,
  },
  title: 'Contacto',
  lead: 'Cuéntanos qué necesitas. Te responde una persona del equipo en horario hábil.',
  details: {
    title: 'Dónde estamos',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    openMap: 'Cómo llegar',
  },
  hours: { title: 'Horario', closed: { days: 'Domingos y festivos', time: 'Cerrado' } },
  social: 'Redes sociales',
  ways: { evaluation: 'Pedir evaluación gratuita', whatsapp: 'WhatsApp', call: 'Llamar' },
} as const

export const contactForm = {
  title: 'Envíanos un mensaje',
  optional: '(opcional)',
  anyService: 'Todavía no sé cuál',
  evaluation:
    'Con este formulario la pides; no reserva una hora. Dinos qué días te quedan bien y te escribimos para fijarla.',
  honeypot: 'Deja este campo vacío',
  button: 'Enviar mensaje',
  busy: 'Enviando...',
  review: {
    one: 'Revisa un campo antes de enviar.',
    many: 'Revisa {count} campos antes de enviar.',
  },
  sent: {
    title: 'Formulario enviado',
    description: '¡Gracias por contactarnos! Te responderemos a la brevedad.',
    number: (number: string, when: string) => ended(`Tu mensaje es el ${number}, recibido el ${when}`),
    next: (email: string) =>
      `Lo que sigue: una persona del equipo lo lee en horario hábil y te responde a ${email}. Si es urgente, llama al ${firm.phone.label} y di ese número.`,
    what: 'Ver lo que enviaste',
  },
} as const

/** The exported file has its columns in this order; `longest` is in characters. */
export const contactFields = {
  name: { label: 'Nombre', longest: 100, column: { title: 'Nombre', width: 28 } },
  email: { label: 'Correo electrónico', longest: 254, column: { title: 'Correo', width: 32 } },
  phone: { label: 'Teléfono', longest: 30, column: { title: 'Teléfono', width: 18 } },
  service: {
    label: 'Servicio',
    longest: 40,
    column: { title: 'Servicio', width: 24 },
  },
  message: { label: 'Mensaje', longest: 5000, column: { title: 'Mensaje', width: 80 } },
} as const
export type ContactField = keyof typeof contactFields
export const contactFieldNames = Object.keys(contactFields) as ContactField[]

export const contactMessages = {
  name: 'El nombre debe tener al menos 2 caracteres.',
  nameLong: 'El nombre puede tener hasta 100 caracteres.',
  email: 'Por favor ingresa un correo electrónico válido.',
  phoneLong: 'El teléfono puede tener hasta 30 caracteres.',
  message: 'El mensaje debe tener al menos 10 caracteres.',
  messageLong: 'El mensaje puede tener hasta 5.000 caracteres.',
  acceptTerms: 'Debes aceptar el tratamiento de datos personales',
} as const

/** A hash of this consent is stored as evidence, so a change of its wording needs a new policy version. */
export const contactConsent = {
  version: firm.policyVersion,
  before: `Acepto que ${firm.legalName} trate mis datos personales para responderme, según la`,
  link: 'política de privacidad',
  href: '/politicas-privacidad',
} as const

export const contactConsentSentence = `${contactConsent.before} ${contactConsent.link}.`

export const contactMessageMail = {
  name: 'Mensaje del sitio, para la firma',
  reader: 'firm',
  subject: 'Mensaje de {name} en la página de contacto',
  preview: 'Al responder este correo le escribes a {email}.',
  title: 'Un mensaje nuevo',
  paragraphs: [
    'Alguien escribió en la página de contacto. Al responder este correo le escribes directamente.',
  ],
  facts: [
    { label: 'Nombre', text: '{name}' },
    { label: 'Correo', text: '{email}' },
    { label: 'Teléfono', text: '{phone}' },
    { label: 'Servicio', text: '{service}' },
  ],
  quote: { label: 'Mensaje', text: '{message}' },
  why: 'Te escribimos porque este es el correo de la firma en su página. Quien escribió aceptó el tratamiento de sus datos para recibir respuesta.',
} as const satisfies MailText

export const contactMap = {
  label: 'Mapa',
  title: `Ubicación de ${firm.name}`,
  text: 'El mapa lo sirve un tercero que usa cookies. Se carga solo si lo pides.',
  load: 'Cargar el mapa',
  open: 'Abrir en otra pestaña',
  embed: `https://www.google.com/maps?q=${place}&hl=es&z=16&output=embed`,
  href: `https://www.google.com/maps/search/?api=1&query=${place}`,
} as const
