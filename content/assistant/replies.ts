import { contact } from '../contact'
import { contactHref, type ContactTopic } from '../contact-topics'
import { firm } from '../firm'
import { frame } from '../navigation'
import type { Service } from '../services'
import type { Tool } from '../tools/nit-digit'
import { maxFileMegabytes } from '../upload-limit'

const whatsapp: ReplyLink = { href: frame.chat.href, label: 'Escribir por WhatsApp' }
const call: ReplyLink = { href: firm.phone.href, label: `Llamar al ${firm.phone.label}` }
const mail: ReplyLink = { href: `mailto:${firm.email}`, label: firm.email }
const form: ReplyLink = { href: '/contacto', label: 'Ir al formulario de contacto' }
const evaluation: ReplyLink = { href: contactHref('evaluacion'), label: contact.ways.evaluation }
const questions: ReplyLink = { href: '#preguntas', label: 'Ver preguntas frecuentes' }
const portal: ReplyLink = { href: '/portal', label: 'Ir al portal' }

// Opening hours end with «p.m.», whose full stop also ends the sentence.
const hours = firm.hours
  .map(({ days, time }) => `${days.toLowerCase()}, ${time.replace(/ (?=[ap]\.m\.)/g, '\u00a0')}`)
  .join('; ')

type Answer = Reply | { visitor: Reply; client: Reply }
type GeneralTopic =
  | 'human'
  | 'access'
  | 'documents'
  | 'data'
  | 'contact'
  | 'client'
  | 'services'
  | 'thanks'
  | 'goodbye'

export const replies: Record<GeneralTopic, Answer> = {
  human: {
    text: [`Con gusto. Te atiende una persona del equipo: ${hours}`],
    links: [whatsapp, call, evaluation],
  },
  access: {
    visitor: {
      text: [
        'Entra al portal con tu correo y tu contraseña. Si la olvidaste, te enviamos un enlace para cambiarla.',
        'Si aún no tienes cuenta, regístrate: el equipo revisa tu solicitud y te avisa por correo.',
      ],
      links: [
        { href: '/auth?next=/portal', label: 'Iniciar sesión o registrarse' },
        { href: '/auth/recuperar', label: 'Cambiar mi contraseña' },
      ],
    },
    client: { text: ['Ya tienes la sesión abierta: puedes pasar al portal.'], links: [portal] },
  },
  documents: {
    visitor: {
      text: [
        `Todo eso está en el portal de clientes, en la sección «Documentos». Inicia sesión para ver tus archivos o subir facturas: recibimos PDF, JPG, PNG y XML, hasta ${maxFileMegabytes} MB cada una.`,
      ],
      links: [{ href: '/auth?next=/portal', label: 'Entrar al portal' }],
    },
    client: {
      text: [
        `Tus archivos están en el portal, en la sección «Documentos». Al subir facturas recibimos PDF, JPG, PNG y XML, hasta ${maxFileMegabytes} MB cada una.`,
      ],
      links: [
        { href: '/portal', label: 'Ver mis documentos' },
        { href: '/portal/facturas', label: 'Subir facturas' },
      ],
    },
  },
  data: {
    visitor: {
      text: [
        'Déjanos tu nombre y tu correo en el formulario de contacto y un asesor te responde. No los escribas en este chat: aquí no se guarda ni se envía nada.',
      ],
      links: [form, { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }],
    },
    client: {
      text: [
        'Ya tenemos el correo de tu cuenta. Cuéntanos en el formulario qué necesitas y un asesor te responde; en este chat no se guarda ni se envía nada.',
      ],
      links: [form, { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }],
    },
  },
  contact: {
    text: [`Estamos en la ${firm.address.street}, en ${firm.address.city}.`, `Horario: ${hours}`],
    links: [call, whatsapp, mail, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  },
  client: {
    visitor: {
      text: [
        'Si ya eres cliente, inicia sesión en el portal de clientes: ahí están tus documentos y tu carpeta. También puedes escribirnos por WhatsApp.',
        'Si quieres serlo, regístrate: revisamos tu solicitud sin costo.',
      ],
      links: [{ href: '/auth?next=/portal', label: 'Entrar al portal de clientes' }, whatsapp],
    },
    client: {
      text: ['En el portal tienes tus documentos, el estado de tus facturas y lo que falta por entregar.'],
      links: [portal],
    },
  },
  services: {
    text: ['Tenemos seis servicios para empresas. ¿Cuál te interesa?'],
    links: [{ href: '#servicios', label: 'Comparar precios y qué incluye cada uno' }],
  },
  thanks: { text: ['Con gusto. ¿Te ayudo con algo más?'], links: [] },
  goodbye: { text: ['Hasta pronto. Aquí estaré cuando lo necesites.'], links: [] },
}

/** The code replaces `{name}`, `{service}` and `{price}`. */
export const phrases = {
  servicePrice: 'La {service} cuesta {price}.',
  starts: 'Cuesta {price}.',
  includes: 'Incluye: {list}.',
  prices:
    'Estos son los precios de partida, más IVA. El valor final depende de tu caso y la evaluación inicial es gratuita.',
  confirmed: 'Es el precio de partida, más IVA. Un asesor te confirma el valor final.',
  independent:
    'La contabilidad y la revisoría fiscal de una misma empresa no pueden ser de la misma firma: la ley exige independencia, así que se contrata una de las dos. Son precios de partida, más IVA.',
  confirmedWithDiscount:
    'Es el precio de partida, más IVA y antes del descuento. Un asesor te confirma el valor final.',
  from: 'desde',
  orPackage: 'o {label} desde {price}',
  about: 'Ver {service}',
  quote: 'Pedir una cotización',
  folder: 'Mi carpeta en Drive',
  noFolder: 'Tu carpeta en Drive se crea con la primera factura que subes.',
  upload: 'Subir facturas',
} as const

export const moreDetail: Reply = {
  text: [
    'No entendí bien. Cuéntame un poco más: ¿es sobre un servicio, un precio, tus documentos o el acceso al portal?',
  ],
  links: [questions, whatsapp],
}

type PagePath =
  | Service['path']
  | `${Service['path']}#preguntas`
  | Tool['path']
  | '/nosotros'
  | '/servicios'
  | '/contacto'
  | `/contacto?servicio=${ContactTopic}`
  | '/portal'
  | '/portal/facturas'
  | '/auth'
  | '/auth?next=/portal'
  | '/auth/recuperar'
  | '/tratamiento-datos'
  | '/politicas-privacidad'
  | '/herramientas/vencimientos'
  | `/herramientas/vencimientos/${string}`

export type ReplyHref =
  | PagePath
  | '#servicios'
  | '#preguntas'
  | `http${string}`
  | `tel:${string}`
  | `mailto:${string}`

export type ReplyLink = { href: ReplyHref; label: string }

export type Reply = {
  text: readonly string[]
  prices?: readonly { service: ReplyLink; price: string }[]
  sum?: { label: string; value: string }
  remark?: string
  /** Choosing one of these questions sends it. */
  choices?: readonly string[]
  links: readonly ReplyLink[]
}
