import { clientText } from '@/content/clients'
import { deliveriesText } from '@/content/deliveries'

/** What the facts of an entry are called; one without a name here shows its own. */
export const factNames: Readonly<Record<string, string>> = {
  number: 'Factura',
  name: 'Nombre',
  title: 'Título',
  status: 'Estado',
  verdict: 'Decisión',
  reason: 'Motivo',
  words: 'Nota para el cliente',
  note: 'Mensaje para el cliente',
  starts_at: 'Cita',
  days: 'Días',
  day: 'Día',
  from: 'Desde las',
  until: 'Hasta las',
  standing: 'Citas que se conservan',
  advisors: 'Asesores',
  member: 'A cargo',
  messages: 'Mensajes leídos',
  body: 'Texto',
  text: 'Texto',
  phone: 'Teléfono',
  email: 'Correo',
  nit: 'NIT',
  digit: 'Dígito de verificación',
  role: 'Rol',
  clients: 'Clientes que tenía',
  factors: 'Segundos pasos',
  kind: 'Clase',
  attempts: 'Intentos',
  error: 'Último error',
  due_on: 'Plazo',
  reply: 'Respuesta',
  settled_at: 'Cerrada el',
  size: 'Tamaño',
  sha256: 'Huella SHA-256',
  files: 'Archivos',
  search: 'Búsqueda',
  format: 'Formato',
  appointments: 'Correos de citas',
  deadlines: 'Avisos de vencimientos',
  newsletter: 'Boletín',
  invoices: 'Correos de facturas',
  rules: 'Reglas',
  rule_set: 'Documentos',
  prefix: 'Prefijo',
  accepts: 'Se aceptan solas',
}

/** Names that mean something else in one area. */
export const areaFactNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: { messages: 'Correos de mensajes' },
  document: { name: 'Archivo' },
  record: { number: 'Registro' },
}

/** When a row was made or changed: the entry says when already. */
export const silentFacts: readonly string[] = ['created_at', 'updated_at', 'key']

type Words = Readonly<Record<string, string>>

/** The states of what each area is about. */
export const stateNames: Readonly<Record<string, Words>> = {
  approval: { waitlist: 'en espera', approved: 'aprobada', rejected: 'negada' },
  contact: { new: 'nuevo', answered: 'respondido', spam: 'no deseado', all: 'todos' },
  delivery: { pending: 'por entregar', done: 'entregada', parked: 'detenida', dropped: 'descartada' },
  'data-request': clientText.requests.status,
}

/** Words of the database that a fact can have as its value, in every area. */
export const valueNames: Readonly<Record<string, Words>> = {
  verdict: {
    reviewing: 'en revisión',
    asked: 'se pidió otro archivo',
    accepted: 'aceptada',
    rejected: 'rechazada',
  },
  role: { admin: 'Administración', advisor: 'Asesoría' },
  kind: { ...deliveriesText.what, ...clientText.requests.kinds },
  rule_set: {
    purchase: 'compras',
    sale: 'ventas',
    'credit-note': 'notas crédito',
    'debit-note': 'notas débito',
  },
  format: { csv: 'CSV', xlsx: 'Excel' },
}

export const factWords = {
  yes: 'sí',
  no: 'no',
  nobody: 'nadie',
  gone: 'alguien que ya no está en el equipo',
  span: (first: string, last: string, days: number) => `del ${first} al ${last} (${days} días)`,
} as const
