import type { MailText } from './mail-text'

const facts = [
  { label: 'Factura', text: '{number}' },
  { label: 'Archivo', text: '{name}' },
] as const
const action = { label: 'Ver la factura', path: '/portal/facturas?tab=history&buscar={number}' } as const
const why =
  'Te escribimos porque subiste una factura a nuestro portal de clientes. Este mensaje no es publicidad.'

/** What the firm decided about an invoice. */
export const invoiceMails = {
  'invoice-accepted': {
    subject: 'Aceptamos tu factura {number}',
    preview: 'Ya la pasamos a contabilidad.',
    title: 'Tu factura está aceptada',
    paragraphs: ['Hola:', 'La revisamos y la pasamos a contabilidad. No tienes que hacer nada más.'],
    facts: [...facts, { label: 'Nota', text: '{words}' }],
    action,
    why,
  },
  'invoice-rejected': {
    subject: 'Hay que corregir tu factura {number}',
    preview: 'Te contamos qué corregir.',
    title: 'No pudimos aceptar esta factura',
    paragraphs: [
      'Hola:',
      'La revisamos y hay algo por corregir. Cuando tengas la corregida, súbela en tu portal.',
    ],
    facts,
    quote: { label: 'Qué corregir', text: '{words}' },
    action,
    why,
  },
  'invoice-asked': {
    subject: 'Necesitamos otro archivo para tu factura {number}',
    preview: 'Te contamos cuál y por qué.',
    title: 'Sube otro archivo, por favor',
    paragraphs: [
      'Hola:',
      'Con el archivo que subiste no podemos terminar la revisión. Sube otro en tu portal y seguimos.',
    ],
    facts,
    quote: { label: 'Qué necesitamos', text: '{words}' },
    action,
    why,
  },
  'invoice-reviewing': {
    subject: 'Volvimos a abrir la revisión de tu factura {number}',
    preview: 'Lo que te dijimos antes ya no cuenta.',
    title: 'Tu factura está otra vez en revisión',
    paragraphs: [
      'Hola:',
      'Cambiamos lo que te habíamos dicho sobre esta factura y la estamos revisando de nuevo. No tienes que hacer nada.',
    ],
    facts,
    action,
    why,
  },
} as const satisfies Record<string, MailText>
