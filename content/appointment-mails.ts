import type { MailText } from './mail-text'

const facts = [
  { label: 'Cita', text: '{title}' },
  { label: 'Fecha', text: '{day}' },
  { label: 'Hora', text: '{hours}' },
  // An appointment has either a `{person}` or several `{people}`; the mail leaves out the line whose value is empty.
  { label: 'Te atiende', text: '{person}' },
  { label: 'Te atienden', text: '{people}' },
  { label: 'Lugar', text: '{place}' },
  { label: 'Mensaje', text: '{note}' },
] as const
const firmFacts = [
  { label: 'Cliente', text: '{client}' },
  ...facts.filter(({ text }) => ['{title}', '{day}', '{hours}', '{place}'].includes(text)),
]
const action = { label: 'Ver la cita', path: '/portal/citas/{id}' } as const
const why =
  'Te escribimos porque tienes una cita con nosotros en el portal de clientes. Este mensaje no es publicidad.'

/** The mail has no calendar file, because the hour is not confirmed yet. */
export const appointmentRequestMail = {
  name: 'Solicitud de cita, para la firma',
  reader: 'firm',
  subject: 'Cita por confirmar: {client}, {day}',
  preview: '{title}, {hours}. Confírmala o propón otra hora.',
  title: 'Una cita espera tu respuesta',
  paragraphs: ['Hola:', 'Un cliente pidió esta hora. Confírmala o propón otra desde el espacio de la firma.'],
  facts: firmFacts,
  action: { label: 'Ver la solicitud', path: '/admin/citas/{id}' },
  why: 'Te escribimos porque haces parte del equipo de la firma.',
} as const satisfies MailText

/** Mail to a member whose outside calendar has an entry at the hour of an appointment. */
export const appointmentOutsideMail = {
  name: 'Choque con el calendario externo, para la firma',
  reader: 'firm',
  subject: 'Tu calendario choca con una cita: {client}, {day}',
  preview: '{title}, {hours}. La cita sigue en pie.',
  title: 'Tu calendario tiene algo a la hora de una cita',
  paragraphs: [
    'Hola:',
    'En tu calendario externo apareció algo a esta hora. La cita sigue en pie: muévela, pásala a otra persona o déjala como está.',
  ],
  facts: firmFacts,
  action: { label: 'Ver la cita', path: '/admin/citas/{id}' },
  why: 'Te escribimos porque conectaste un calendario externo en tu horario.',
} as const satisfies MailText

const atGoogle = {
  reader: 'firm',
  facts: [{ label: 'Cliente', text: '{client}' }, ...facts.slice(0, 3)],
  action: { label: 'Ver la cita', path: '/admin/citas/{id}' },
  why: 'Te escribimos porque conectaste tu Google Calendar en tu horario.',
} as const

/** Mails to a member who moved or deleted an appointment in Google Calendar; the portal keeps the appointment. */
export const appointmentGoogleMails = {
  'firm-google-moved': {
    ...atGoogle,
    name: 'Cita movida en Google Calendar, para quien atiende',
    subject: 'Moviste una cita en Google: {client}, {day}',
    preview: '{title}, {hours}. Aquí no ha cambiado.',
    title: 'Moviste una cita en Google Calendar',
    paragraphs: [
      'Hola:',
      'En Google la cita quedó en esta otra hora. Aquí no ha cambiado: propón la hora al cliente, o déjala como está.',
    ],
  },
  'firm-google-gone': {
    ...atGoogle,
    name: 'Cita borrada de Google Calendar, para quien atiende',
    subject: 'Borraste una cita en Google: {client}, {day}',
    preview: '{title}, {hours}. La cita sigue en pie.',
    title: 'Borraste una cita de Google Calendar',
    paragraphs: [
      'Hola:',
      'La cita sigue en pie. Si ya no puedes atenderla, muévela, pásala a otra persona o cancélala.',
    ],
  },
} as const satisfies Record<string, MailText>

const firmReminder = {
  reader: 'firm',
  facts: firmFacts,
  action: { label: 'Ver la cita', path: '/admin/citas/{id}' },
  more: [
    { label: 'Mover la cita', path: '/admin/citas/{id}?hacer=mover' },
    { label: 'Cancelar la cita', path: '/admin/citas/{id}?hacer=cancelar' },
  ],
  why: 'Te escribimos porque atiendes esta cita.',
} as const

export const appointmentFirmReminders = {
  'firm-appointment-tomorrow': {
    ...firmReminder,
    name: 'Recordatorio de cita para quien atiende, un día antes',
    subject: 'Mañana atiendes a {client}: {hours}',
    preview: '{title}, {day}.',
    title: 'Mañana tienes una cita',
    paragraphs: ['Hola:', 'Esta es tu cita de mañana.'],
  },
  'firm-appointment-soon': {
    ...firmReminder,
    name: 'Recordatorio de cita para quien atiende, una hora antes',
    subject: 'En menos de una hora atiendes a {client}: {hours}',
    preview: '{title}.',
    title: 'Tu cita empieza en menos de una hora',
    paragraphs: ['Hola:', 'Esta es tu próxima cita.'],
  },
} as const satisfies Record<string, MailText>

export const appointmentMails = {
  'appointment-confirmed': {
    name: 'Cita confirmada',
    reader: 'client',
    subject: 'Cita confirmada: {day}, {hours}',
    preview: '{title}. Abre el archivo adjunto para agregarla a tu calendario.',
    title: 'Tu cita está confirmada',
    paragraphs: ['Hola:', 'Te esperamos. El archivo adjunto la agrega a tu calendario.'],
    facts,
    action,
    why,
  },
  'appointment-received': {
    name: 'Solicitud de cita recibida',
    reader: 'client',
    subject: 'Recibimos tu solicitud de cita: {day}, {hours}',
    preview: 'Apartamos la hora. La firma la confirmará.',
    title: 'Recibimos tu solicitud de cita',
    paragraphs: [
      'Hola:',
      'Apartamos esta hora y está por confirmar. Te escribiremos cuando la confirmemos; mientras tanto puedes cambiarla o cancelarla en el portal.',
    ],
    facts,
    action,
    why,
  },
  'appointment-changed': {
    name: 'Cita cambiada',
    reader: 'client',
    subject: 'Cambiaste tu cita: {day}, {hours}',
    preview: 'La firma confirmará la hora nueva.',
    title: 'Recibimos el cambio de tu cita',
    paragraphs: [
      'Hola:',
      'Tu cita quedó para esta hora y está por confirmar. Te escribiremos cuando la confirmemos.',
    ],
    facts,
    action,
    why,
  },
  'appointment-proposed': {
    name: 'Propuesta de cita',
    reader: 'client',
    subject: 'Te proponemos una cita: {day}, {hours}',
    preview: '{title}. Confírmala o elige otra hora en el portal.',
    title: 'Te proponemos una hora',
    paragraphs: [
      'Hola:',
      'Confírmala en el portal o elige otra hora que te sirva más. Si la aceptas solo en tu calendario, no nos llega tu respuesta.',
    ],
    facts,
    action: { label: 'Confirmar la cita', path: '/portal/citas/{id}' },
    why,
  },
  'appointment-place': {
    name: 'Lugar de la cita cambiado',
    reader: 'client',
    subject: 'Cambió el lugar de tu cita: {day}, {hours}',
    preview: '{title}. Ahora es así: {place}',
    title: 'Cambió el lugar de tu cita',
    paragraphs: ['Hola:', 'La hora sigue igual. El archivo adjunto cambia el lugar en tu calendario.'],
    facts,
    action,
    why,
  },
  'appointment-tomorrow': {
    name: 'Recordatorio de cita, un día antes',
    reader: 'client',
    subject: 'Mañana tienes una cita: {hours}',
    preview: '{title}, {day}.',
    title: 'Te esperamos mañana',
    paragraphs: [
      'Hola:',
      'Esta es tu cita de mañana. Si no puedes asistir, muévela o cancélala hoy en el portal; mañana ya no se podrá.',
    ],
    facts,
    action,
    more: [
      { label: 'Mover la cita', path: '/portal/citas/{id}?hacer=mover' },
      { label: 'Cancelar la cita', path: '/portal/citas/{id}?hacer=cancelar' },
    ],
    why,
  },
  'appointment-soon': {
    name: 'Recordatorio de cita, una hora antes',
    reader: 'client',
    subject: 'Tu cita es hoy: {hours}',
    preview: '{title}. Empieza en menos de una hora.',
    title: 'Tu cita empieza en menos de una hora',
    paragraphs: ['Hola:', 'Te esperamos. Si no alcanzas a llegar, escríbenos desde el portal.'],
    facts,
    action,
    why,
  },
  'appointment-offered': {
    name: 'Hora ofrecida de la lista de espera',
    reader: 'client',
    subject: 'Se abrió una hora: {day}, {hours}',
    preview: 'Es tuya si confirmas antes de que termine el plazo.',
    title: 'Se abrió una hora para ti',
    paragraphs: [
      'Hola:',
      'Se abrió el {begins} Es tuya si la confirmas antes de esta hora: {until} Después se ofrece a la siguiente persona de la lista.',
    ],
    facts,
    action: { label: 'Confirmar la cita', path: '/portal/citas/{id}' },
    why: 'Te escribimos porque pediste que te avisáramos cuando se abriera una hora.',
  },
  'appointment-released': {
    name: 'Solicitud de cita sin respuesta',
    reader: 'client',
    subject: 'No alcanzamos a confirmar tu cita: {day}, {hours}',
    preview: 'La hora quedó libre. Lo sentimos: escoge otra.',
    title: 'No alcanzamos a confirmar tu cita',
    paragraphs: ['Hola:', 'No alcanzamos a confirmarla y la hora quedó libre. Lo sentimos: escoge otra.'],
    facts,
    action: { label: 'Escoger otra hora', path: '/portal/citas' },
    why,
  },
  'appointment-cancelled': {
    name: 'Cita cancelada',
    reader: 'client',
    subject: 'Cita cancelada: {day}, {hours}',
    preview: '{title}. El archivo adjunto la quita de tu calendario.',
    title: 'La cita fue cancelada',
    paragraphs: ['Hola:', 'Esta cita ya no se realizará. El archivo adjunto la quita de tu calendario.'],
    facts,
    action: { label: 'Agendar otra cita', path: '/portal/citas' },
    why,
  },
} as const satisfies Record<string, MailText>
