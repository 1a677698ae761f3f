import { ended } from './ended'
import { clientRoleText } from './people-roles'

/** The table `notifications` has the same list of kinds. */
export const noticeKinds = [
  'message',
  'appointment',
  'request',
  'returned',
  'invoice-accepted',
  'invoice-rejected',
  'document',
  'filed',
  'deadline',
  'mail',
  'sender',
  'signature',
  'access',
  'security',
  'client-message',
  'client-appointment',
  'review',
  'answered',
  'client-sender',
  'delivery',
  'signature-turn',
  'signature-news',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** `day` is a date in words, `role` a client's role, `client` the client's name; texts that do not apply are ''. */
export type NoticeFacts = {
  count: number
  title: string
  by: string
  what: string
  day: string
  role: string
  client: string
}

type NoticeText = {
  label: string
  title: (facts: NoticeFacts) => string
  text: (facts: NoticeFacts) => string
  why: string
  /** The label of the notification's button; missing when the person has nothing to do. */
  action?: string
  icon: 'pen' | 'chat' | 'calendar' | 'list' | 'document' | 'mail' | 'person' | 'alert' | 'check'
}

const times = (n: number) => (n === 1 ? '' : ` ${n} veces`)
const of = (by: string) => (by ? ` de ${by}` : '')
const until = (day: string) => (day ? `Hasta el ${day}.` : '')
const step: Readonly<Record<string, (title: string) => string>> = {
  requested: (title) => `Cita pedida: ${title}`,
  proposed: (title) => `Te proponemos una cita: ${title}`,
  confirmed: (title) => `Cita confirmada: ${title}`,
  cancelled: (title) => `Cita cancelada: ${title}`,
  changed: (title) => `Cambió tu cita: ${title}`,
  soon: (title) => `Tu cita es hoy: ${title}`,
}
const clientStep: typeof step = {
  requested: (title) => `Piden una cita: ${title}`,
  proposed: (title) => `Cita propuesta: ${title}`,
  confirmed: (title) => `Cita confirmada: ${title}`,
  cancelled: (title) => `Cita cancelada: ${title}`,
  changed: (title) => `Cambió una cita: ${title}`,
  soon: (title) => `Atiendes una cita hoy: ${title}`,
}
const securityChange: Readonly<Record<string, string>> = {
  password: 'Cambió tu contraseña',
  email: 'Cambió el correo de tu cuenta',
  'step-on': 'Se activó tu segundo paso',
  'step-off': 'Se quitó tu segundo paso',
  'backup-code': 'Se usó un código de respaldo',
}
const signatureNews: typeof step = {
  signed: (title) => `Firmaron ${title}`,
  declined: (title) => `No firmaron ${title}`,
  expired: (title) => `Se venció sin firmas ${title}`,
}
const roles: Readonly<Record<string, string>> = clientRoleText.names

export const notices: Readonly<Record<NoticeKind, NoticeText>> = {
  message: {
    label: 'Mensaje',
    title: ({ by, count }) => `${by || 'Tu asesor'} te escribió${times(count)}`,
    text: ({ title }) => `En «${title}».`,
    why: 'Porque puedes responder por tu empresa',
    action: 'Responder',
    icon: 'chat',
  },
  appointment: {
    label: 'Cita',
    title: ({ what, title }) => (step[what] ?? step.changed)!(title),
    text: ({ day }) => day,
    why: 'Porque manejas las citas de tu empresa',
    icon: 'calendar',
  },
  request: {
    label: 'Solicitud',
    title: ({ title }) => `Te pedimos documentos: ${title}`,
    text: ({ day }) => until(day),
    why: 'Porque puedes entregar por tu empresa',
    action: 'Entregar',
    icon: 'list',
  },
  returned: {
    label: 'Soporte devuelto',
    title: ({ title, count }) => (count === 1 ? title : `Te devolvimos ${count} soportes`),
    text: ({ title, count, by }) =>
      `${count === 1 ? '' : `El último: ${title}. `}${by || 'Tu asesor'} dejó una nota.`,
    why: 'Porque puedes entregar por tu empresa',
    action: 'Corregir',
    icon: 'list',
  },
  'invoice-accepted': {
    label: 'Factura aceptada',
    title: ({ title, by }) => `${title}${of(by)}`,
    text: () => 'Ya la pasamos a contabilidad.',
    why: 'Porque llegó por tu cuenta',
    icon: 'check',
  },
  'invoice-rejected': {
    label: 'Factura por corregir',
    title: ({ title, by }) => `${title}${of(by)}`,
    text: ({ what }) =>
      what === 'asked' ? 'Necesitamos otro archivo para seguir.' : 'Mira qué corregir y súbela de nuevo.',
    why: 'Porque llegó por tu cuenta',
    action: 'Ver factura',
    icon: 'alert',
  },
  document: {
    label: 'Documento nuevo',
    title: ({ title, count }) => (count === 1 ? title : `${count} documentos nuevos`),
    text: ({ title, count }) => (count === 1 ? 'Te lo envió tu asesor.' : `El último: ${title}.`),
    why: 'Porque trabajas en esta empresa',
    icon: 'document',
  },
  filed: {
    label: 'Obligación presentada',
    title: ({ title }) => title,
    text: () => 'El recibo está en tu calendario.',
    why: 'Porque trabajas en esta empresa',
    icon: 'calendar',
  },
  deadline: {
    label: 'Vencimiento cerca',
    title: ({ title }) => title,
    text: ({ day }) => `Vence el ${day}.`,
    why: 'Porque autorizaste los recordatorios de vencimientos',
    icon: 'calendar',
  },
  mail: {
    label: 'Factura por correo',
    title: ({ count }) =>
      count === 1 ? 'Entró 1 factura por correo' : `Entraron ${count} facturas por correo`,
    text: () => '',
    why: 'Porque recibes el correo de facturas',
    icon: 'mail',
  },
  sender: {
    label: 'Remitente desconocido',
    title: ({ count }) =>
      count === 1 ? '1 correo espera tu decisión' : `${count} correos esperan tu decisión`,
    text: () => 'Di si sus facturas entran o no.',
    why: 'Porque recibes el correo de facturas',
    action: 'Decidir',
    icon: 'mail',
  },
  signature: {
    label: 'Firma',
    title: () => 'Tienes un documento por firmar',
    text: ({ title, by, day }) => `${title}${of(by)}. ${until(day)}`,
    why: 'Porque firmas por tu empresa',
    action: 'Leer y firmar',
    icon: 'pen',
  },
  access: {
    label: 'Acceso',
    title: ({ by }) => `${by} entró por primera vez`,
    text: ({ role }) => (roles[role] ? `Su rol: ${roles[role].toLowerCase()}.` : ''),
    why: 'Porque eres la dueña o el dueño',
    icon: 'person',
  },
  security: {
    label: 'Seguridad',
    title: ({ what }) => securityChange[what] ?? 'Cambió cómo entras',
    text: () => 'Si no fuiste tú, revisa tu cuenta y escríbenos.',
    why: 'Porque es tu cuenta',
    icon: 'alert',
  },
  'client-message': {
    label: 'Mensaje',
    title: ({ by, client, count }) => `${by || client} escribió${times(count)}`,
    text: ({ client, title }) => `${client}: «${title}».`,
    why: 'Porque te toca responder',
    action: 'Responder',
    icon: 'chat',
  },
  'client-appointment': {
    label: 'Cita',
    title: ({ what, title }) => (clientStep[what] ?? clientStep.changed)!(title),
    text: ({ client, day }) => `${client}, ${day}`,
    why: 'Porque la atiendes tú',
    icon: 'calendar',
  },
  review: {
    label: 'Por revisar',
    title: ({ count, client }) =>
      `${count === 1 ? '1 factura nueva' : `${count} facturas nuevas`}${of(client)}`,
    text: () => '',
    why: 'Porque este cliente está a tu cargo',
    icon: 'document',
  },
  answered: {
    label: 'Solicitud respondida',
    title: ({ title }) => title,
    text: ({ client, count }) =>
      `${client}: ${count === 1 ? '1 respuesta' : `${count} respuestas`} por revisar.`,
    why: 'Porque este cliente está a tu cargo',
    icon: 'list',
  },
  'client-sender': {
    label: 'Remitente desconocido',
    title: ({ client }) => `Correos que esperan a ${client}`,
    text: ({ count }) =>
      count === 1 ? '1 correo espera su decisión.' : `${count} correos esperan su decisión.`,
    why: 'Porque este cliente está a tu cargo',
    icon: 'mail',
  },
  delivery: {
    label: 'Entrega detenida',
    title: ({ title, count }) => `${title}: ${count === 1 ? '1 sin entregar' : `${count} sin entregar`}`,
    text: ({ what }) => what,
    why: 'Porque administras la firma',
    icon: 'alert',
  },
  'signature-turn': {
    label: 'Firma',
    title: () => 'Tienes un documento por firmar',
    text: ({ title, client, day }) => `${title}, para ${ended(client)} ${until(day)}`,
    why: 'Porque firmas por la firma',
    action: 'Leer y firmar',
    icon: 'pen',
  },
  'signature-news': {
    label: 'Firma',
    title: ({ what, title }) => (signatureNews[what] ?? signatureNews.signed)!(title),
    text: ({ client }) => client,
    why: 'Porque tú lo enviaste',
    icon: 'pen',
  },
}

export const noticesText = {
  title: 'Notificaciones',
  subtitle: (unread: string | null) => `${unread ?? 'Nada sin leer'}. Se guardan 90 días; las leídas, 30.`,
  unread: (n: number) => (n > 100 ? 'Más de 100 sin leer' : `${n} sin leer`),
  filter: { label: 'Qué mostrar', all: 'Todas', unread: 'Sin leer' },
  companies: { label: 'Empresa', all: 'Todas mis empresas' },
  isUnread: 'Sin leer.',
  toRead: (title: string) => `Marcar como leído: ${title}`,
  toUnread: (title: string) => `Marcar como no leído: ${title}`,
  all: 'Marcar todo como leído',
  undo: 'Deshacer',
  allRead: 'Todo quedó leído',
  undone: 'Volvió a quedar sin leer',
  failed: 'No pudimos guardar el cambio',
  first: 'Volver a las más nuevas',
  next: 'Ver las anteriores',
  empty: {
    all: { title: 'Todavía no hay notificaciones', text: 'Aquí verás lo que pase y quién te lo pide.' },
    unread: { title: 'Estás al día', text: 'Leíste todo lo que te contamos.' },
  },
  keys: [
    { key: 'J', what: 'bajar' },
    { key: 'K', what: 'subir' },
    { key: 'L', what: 'leído o no leído' },
    { key: 'Mayús L', what: 'todo leído' },
  ],
  load: {
    title: 'No pudimos traer tus notificaciones',
    text: 'No se perdió ninguna. Lo pendiente sigue en su sitio.',
    retry: 'Reintentar',
  },
} as const
