import { accountEmails } from './account-emails'
import { appointmentMails, appointmentRequestMail } from './appointment-mails'
import { contactAnswerMail } from './contacts'
import { deliveryMails } from './deliveries'
import type { MailText } from './mail-text'
import { maxFileMegabytes } from './upload-limit'

const facts = [
  { label: 'Factura', text: '{number}' },
  { label: 'Archivo', text: '{name}' },
] as const
const action = { label: 'Ver la factura', path: '/portal/facturas?tab=history&buscar={number}' } as const
const why =
  'Te escribimos porque subiste una factura a nuestro portal de clientes. Este mensaje no es publicidad.'

/** What the firm decided about an invoice. */
const invoiceMails = {
  'invoice-accepted': {
    subject: 'Aceptamos tu factura {number}',
    preview: 'Ya la pasamos a contabilidad.',
    title: 'Tu factura está aceptada',
    paragraphs: ['Hola:', 'La revisamos y la pasamos a contabilidad. No tienes que hacer nada más.'],
    facts: [...facts, { label: 'Nota', text: '{note}' }],
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
    quote: { label: 'Qué corregir', text: '{note}' },
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
    quote: { label: 'Qué necesitamos', text: '{note}' },
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

/** Mails about conversations that the firm begins, and about those that wait for the firm. */
const inboxMails = {
  'message-begun': {
    subject: 'Tu asesor te escribió: {subject}',
    preview: 'Hay una conversación nueva en tu portal.',
    title: 'Tu asesor te escribió',
    paragraphs: [
      'Hola:',
      'Tu asesor comenzó una conversación contigo: «{subject}». Por seguridad, su contenido solo se ve en el portal.',
    ],
    action: { label: 'Leer el mensaje', path: '/portal/mensajes/{thread}' },
    why: 'Te escribimos porque este correo tiene una cuenta en nuestro portal de clientes. Este mensaje no es publicidad.',
  },
  'inbox-waiting': {
    subject: 'Mensaje sin leer de {client}',
    preview: 'Nadie del equipo lo ha leído todavía.',
    title: 'Un cliente espera respuesta',
    paragraphs: [
      'Hola:',
      '{client} escribió en «{subject}» y nadie del equipo lo ha leído. Su contenido solo se ve en el buzón.',
    ],
    action: { label: 'Abrir la conversación', path: '/admin/mensajes/{conversation}' },
    why: 'Te escribimos porque haces parte del equipo de la firma y este cliente está a tu cargo.',
  },
} as const

const accountReason =
  'Te escribimos porque este correo tiene una cuenta en nuestro portal de clientes. Este mensaje no es publicidad.'

export const emails = {
  ...accountEmails,
  ...appointmentMails,
  'appointment-requested': appointmentRequestMail,
  ...invoiceMails,
  ...inboxMails,
  ...deliveryMails,
  'approval-approved': {
    subject: 'Tu acceso al portal fue aprobado',
    preview: 'Ya puedes entrar y subir tu primera factura.',
    title: 'Ya puedes entrar',
    paragraphs: ['Hola:', 'Revisamos tu solicitud y la aprobamos. Tu portal de clientes está abierto.'],
    action: { label: 'Entrar al portal', path: '/portal' },
    next: {
      title: 'Qué sigue',
      steps: [
        'Entra con tu correo y tu contraseña.',
        `Sube tu primera factura: PDF, JPG, PNG o XML de hasta ${maxFileMegabytes} MB.`,
        'Mira en tu portal cómo queda registrada y en qué estado va.',
      ],
    },
    why: accountReason,
  },
  'approval-rejected': {
    subject: 'No pudimos aprobar tu solicitud de acceso',
    preview: 'Te contamos el motivo y cómo escribirnos.',
    title: 'Tu solicitud no fue aprobada',
    paragraphs: [
      'Hola:',
      'Revisamos tu solicitud de acceso al portal de clientes y por ahora no podemos aprobarla.',
    ],
    quote: { label: 'Motivo', text: '{reason}' },
    action: { label: 'Escribirnos', path: '/contacto' },
    why: accountReason,
  },
  'approval-waitlist': {
    subject: 'Tu solicitud de acceso está de nuevo en revisión',
    preview: 'Te avisaremos cuando tengamos una respuesta.',
    title: 'Estamos revisando de nuevo tu solicitud',
    paragraphs: [
      'Hola:',
      'Devolvimos tu solicitud de acceso al portal de clientes a revisión. Mientras la miramos no puedes entrar; tus documentos están a salvo.',
      'Cuando la decidamos te escribiremos a este correo.',
    ],
    action: { label: 'Escribirnos', path: '/contacto' },
    why: accountReason,
  },
  'document-brought': {
    subject: 'Tienes un documento nuevo: {name}',
    preview: 'Tu asesor lo dejó en tu portal.',
    title: 'Tu asesor te dejó un documento',
    paragraphs: [
      'Hola:',
      'El documento «{name}» ya está en tu portal, en Mis Documentos. Por seguridad no va adjunto a este correo.',
    ],
    action: { label: 'Ver mis documentos', path: '/portal' },
    why: accountReason,
  },
  'message-answered': {
    subject: 'Tienes una respuesta: {subject}',
    preview: 'Tu asesor te escribió en el portal.',
    title: 'Tu asesor te respondió',
    paragraphs: [
      'Hola:',
      'Hay un mensaje sin leer en tu conversación «{subject}». Por seguridad, su contenido solo se ve en el portal.',
    ],
    action: { label: 'Leer el mensaje', path: '/portal/mensajes/{thread}' },
    why: accountReason,
  },
  'contact-answered': contactAnswerMail,
  'contact-message': {
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
    ],
    quote: { label: 'Mensaje', text: '{message}' },
    why: 'Te escribimos porque este es el correo de la firma en su página. Quien escribió aceptó el tratamiento de sus datos para recibir respuesta.',
  },
} as const satisfies Record<string, MailText>

export const mailFrame = {
  urlHint: 'Si el botón no abre, copia esta dirección en tu navegador:',
  policy: 'Tratamiento de datos',
}
