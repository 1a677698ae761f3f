import { accountEmails } from './account-mails'
import {
  appointmentFirmReminders,
  appointmentMails,
  appointmentGoogleMails,
  appointmentOutsideMail,
  appointmentRequestMail,
} from './appointment-mails'
import { documentRequestMails } from './document-request-mails'
import { contactMessageMail } from './contact'
import { contactAnswerMail } from './contact-messages'
import { deliveryMails } from './deliveries'
import { feeMails } from './fee-mails'
import { figureMails } from './firm-calendar-review'
import type { MailText } from './mail-text'
import { peopleEmails } from './people-mails'
import { notificationMails } from './notification-mails'
import { signatureMails } from './signature-mails'
import { maxFileMegabytes } from './upload-limit'

const facts = [
  { label: 'Factura', text: '{title}' },
  { label: 'Valor', text: '{total}' },
  { label: 'Archivo', text: '{name}' },
  { label: 'Registro', text: '{number}' },
] as const
const action = { label: 'Ver la factura', path: '/portal/facturas/{invoice}' } as const
const why =
  'Te escribimos porque subiste una factura a nuestro portal de clientes. Este mensaje no es publicidad.'

const invoiceMails = {
  'invoice-accepted': {
    name: 'Factura aceptada',
    reader: 'client',
    subject: 'Aceptamos tu factura {title}',
    preview: 'Ya la pasamos a contabilidad.',
    title: 'Tu factura está aceptada',
    paragraphs: ['Hola:', 'La revisamos y la pasamos a contabilidad. No tienes que hacer nada más.'],
    facts: [...facts, { label: 'Nota', text: '{note}' }],
    action,
    why,
  },
  'invoice-rejected': {
    name: 'Factura rechazada',
    reader: 'client',
    subject: 'Hay que corregir tu factura {title}',
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
    name: 'Se pide otro archivo',
    reader: 'client',
    subject: 'Necesitamos otro archivo para tu factura {title}',
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
    name: 'Factura de nuevo en revisión',
    reader: 'client',
    subject: 'Volvimos a abrir la revisión de tu factura {title}',
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

const inboxMails = {
  'message-begun': {
    name: 'Conversación nueva en el portal',
    reader: 'client',
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
    name: 'Mensaje de un cliente, para la firma',
    reader: 'firm',
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

/** These mails are sent only to people who authorised reminders. */
const dateMails = {
  'dates-near': {
    name: 'Vencimientos cercanos',
    reader: 'client',
    subject: 'Se acerca un vencimiento: {first}',
    preview: 'Qué se vence, y qué espera algo tuyo.',
    title: 'Lo que vence pronto',
    paragraphs: [
      'Hola:',
      'Esto es lo que vence en los próximos días. Donde dice «te falta entregar» esperamos algo tuyo; lo demás lo preparamos nosotros.',
    ],
    facts: [{ label: 'Empresa', text: '{company}' }],
    quote: { label: 'Vence', text: '{dates}' },
    action: { label: 'Ver mi calendario', path: '/portal/calendario?empresa={account}' },
    why: 'Te escribimos porque autorizaste los avisos de vencimientos por correo. Los apagas cuando quieras en «Mi cuenta», en «Autorizaciones».',
  },
} as const satisfies Record<string, MailText>

const accountReason =
  'Te escribimos porque este correo tiene una cuenta en nuestro portal de clientes. Este mensaje no es publicidad.'

export const emails = {
  ...accountEmails,
  ...peopleEmails,
  ...appointmentMails,
  ...appointmentFirmReminders,
  'appointment-requested': appointmentRequestMail,
  'appointment-outside': appointmentOutsideMail,
  ...appointmentGoogleMails,
  ...invoiceMails,
  ...inboxMails,
  ...deliveryMails,
  ...notificationMails,
  ...documentRequestMails,
  ...dateMails,
  ...figureMails,
  ...feeMails,
  ...signatureMails,
  'approval-approved': {
    name: 'Acceso aprobado',
    reader: 'anyone',
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
    name: 'Solicitud no aprobada',
    reader: 'anyone',
    values: { ours: ['reason'] },
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
    name: 'Solicitud de nuevo en espera',
    reader: 'anyone',
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
  'registration-correction': {
    name: 'Corrección de una solicitud',
    reader: 'anyone',
    values: { ours: ['note'] },
    subject: 'Falta corregir algo en tu solicitud',
    preview: 'Corrígelo y la revisamos de nuevo.',
    title: 'Falta corregir algo en tu solicitud',
    paragraphs: [
      'Hola:',
      'Revisamos tu solicitud de acceso al portal de clientes y antes de decidir necesitamos que corrijas o completes algo.',
    ],
    quote: { label: 'Qué corregir', text: '{note}' },
    action: { label: 'Corregir mis datos', path: '/bienvenida' },
    why: accountReason,
  },
  'document-brought': {
    name: 'Documento nuevo de la firma',
    reader: 'client',
    subject: 'Tienes un documento nuevo: {name}',
    preview: 'Tu asesor lo dejó en tu portal.',
    title: 'Tu asesor te dejó un documento',
    paragraphs: [
      'Hola:',
      'El documento «{name}» ya está en tu portal, en Mis Documentos. Por seguridad no va adjunto a este correo.',
    ],
    action: { label: 'Ver mis documentos', path: '/portal?empresa={account}' },
    why: accountReason,
  },
  'documents-sent': {
    name: 'Documentos enviados',
    reader: 'client',
    subject: '{by} te envió documentos',
    preview: 'Están en tu portal, listos para ver y descargar.',
    title: 'Tienes documentos nuevos',
    paragraphs: [
      'Hola:',
      '{by} dejó en tu portal los documentos de esta lista. Por seguridad no van adjuntos a este correo.',
    ],
    quote: { label: 'Mensaje y documentos', text: '{body}' },
    action: { label: 'Ver mis documentos', path: '/portal/documentos?empresa={account}' },
    why: accountReason,
  },
  'receipts-brought': {
    name: 'Soportes de lo presentado',
    reader: 'client',
    subject: 'Ya tienes los soportes de lo que presentamos',
    preview: 'Declaraciones y comprobantes, en tu portal.',
    title: 'Tus soportes ya están en el portal',
    paragraphs: [
      'Hola:',
      'Presentamos obligaciones tuyas y dejamos sus soportes en tu portal: en Mis Documentos y en cada fecha de tu calendario. Por seguridad no van adjuntos a este correo.',
    ],
    quote: { label: 'Soportes', text: '{names}' },
    action: { label: 'Ver mi calendario', path: '/portal/calendario?empresa={account}' },
    why: accountReason,
  },
  'message-answered': {
    name: 'Respuesta en el portal',
    reader: 'client',
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
  'contact-message': contactMessageMail,
} as const satisfies Record<string, MailText>

export const mailFrame = {
  stop: 'No recibir más estos correos',
  urlHint: 'Si el botón no abre, copia esta dirección en tu navegador:',
  policy: 'Tratamiento de datos',
}
