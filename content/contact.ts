import { firm } from './firm'

const place = encodeURIComponent(firm.map.search)

export const contact = {
  path: '/contacto',
  meta: {
    title: 'Contacto',
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
} as const

export const contactForm = {
  title: 'Envíanos un mensaje',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Mensaje',
  },
  optional: '(opcional)',
  /** Seen by robots only. */
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
  },
} as const

/** The longest that each field takes, in characters. */
export const contactLengths = { name: 100, email: 254, phone: 30, message: 5000 } as const

export const contactMessages = {
  name: 'El nombre debe tener al menos 2 caracteres.',
  nameLong: 'El nombre puede tener hasta 100 caracteres.',
  email: 'Por favor ingresa un correo electrónico válido.',
  phoneLong: 'El teléfono puede tener hasta 30 caracteres.',
  message: 'El mensaje debe tener al menos 10 caracteres.',
  messageLong: 'El mensaje puede tener hasta 5.000 caracteres.',
  acceptTerms: 'Debes aceptar el tratamiento de datos personales',
} as const

/** What the box accepts; its hash is kept as evidence, so a new wording needs a new policy version. */
export const contactConsent = {
  version: firm.policyVersion,
  before: `Acepto que ${firm.legalName} trate mis datos personales para responderme, según la`,
  link: 'política de privacidad',
  href: '/politicas-privacidad',
} as const

export const contactConsentSentence = `${contactConsent.before} ${contactConsent.link}.`

export const contactMap = {
  label: 'Mapa',
  title: `Ubicación de ${firm.name}`,
  text: 'El mapa lo sirve un tercero que usa cookies. Se carga solo si lo pides.',
  load: 'Cargar el mapa',
  open: 'Abrir en otra pestaña',
  embed: `https://www.google.com/maps?q=${place}&hl=es&z=16&output=embed`,
  href: `https://www.google.com/maps/search/?api=1&query=${place}`,
} as const
