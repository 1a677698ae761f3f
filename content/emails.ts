import type { MailText } from './mail-text'
import { maxFileMegabytes } from './upload-limit'
import { accountEmails } from './account-emails'
import { appointmentMails, appointmentRequestMail } from './appointment-mails'
import { contactAnswerMail } from './contacts'
import { deliveryMails } from './deliveries'
import { invoiceMails } from './invoice-mails'
import { inboxMails } from './inbox-mails'

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
