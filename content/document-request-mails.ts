import type { MailText } from './mail-text'

const facts = [
  { label: 'Solicitud', text: '{title}' },
  { label: 'Para entregar', text: '{due}' },
  { label: 'La pidió', text: '{by}' },
] as const
const action = { label: 'Entregar documentos', path: '/portal/solicitudes/{request}' } as const
const missing = { label: 'Te falta', text: '{missing}' } as const
const why =
  'Te escribimos porque tu firma contable te pidió documentos en el portal de clientes. Este mensaje no es publicidad.'

export const documentRequestMails = {
  'documents-asked': {
    name: 'Solicitud de documentos',
    reader: 'client',
    subject: 'Te pedimos: {title}',
    preview: 'Lo entregas en tu portal, en varios momentos si quieres.',
    title: 'Necesitamos unos documentos',
    paragraphs: [
      'Hola:',
      'Para seguir con tu trabajo necesitamos lo de esta lista. Lo entregas en tu portal, de a poco si quieres: cada entrega se guarda sola.',
    ],
    facts,
    quote: missing,
    action,
    why,
  },
  'document-reminder': {
    name: 'Recordatorio de documentos',
    reader: 'client',
    subject: 'Recordatorio: {title}, para el {due}',
    preview: 'Todavía nos falta algo tuyo.',
    title: 'Todavía nos falta algo tuyo',
    paragraphs: ['Hola:', 'Esto es lo que falta. Lo que ya entregaste no se te pide otra vez.'],
    facts,
    quote: missing,
    action,
    why,
  },
  'documents-returned': {
    name: 'Documento devuelto',
    reader: 'client',
    subject: 'Hay que volver a enviar: {item}',
    preview: 'Te contamos qué corregir.',
    title: 'Te devolvimos un documento',
    paragraphs: [
      'Hola:',
      'Revisamos «{item}» y hay algo por corregir. Vuelve a entregarlo en tu portal; lo demás sigue como está.',
    ],
    facts,
    quote: { label: 'Qué corregir', text: '{note}' },
    action,
    why,
  },
} as const satisfies Record<string, MailText>
