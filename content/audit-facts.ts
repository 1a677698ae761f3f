import { appointments } from './appointments'
import { choicesText, clientTopics, firmTopics, mailTopics } from './notification-choices'
import { knownText } from './dian-list-classes'
import { obligationStates } from './obligations'
import { obligationTexts } from './tax-calendar/obligations'
import { clientText } from './client-page'
import { feeFacts } from './fees'
import { deliveriesText } from './deliveries'
import { entities, formerFacts, kinds, regimes, vatCycles } from './tax-calendar/profile'
import { clientRoleText } from './people-roles'

/** A fact of an audit entry without a label in this list is shown under its own name. */
export const factNames: Readonly<Record<string, string>> = {
  number: 'Factura',
  name: 'Nombre',
  title: 'Título',
  status: 'Estado',
  verdict: 'Decisión',
  reason: 'Motivo',
  note: 'Mensaje para el cliente',
  starts_at: 'Cita',
  days: 'Días',
  day: 'Día',
  from: 'Desde las',
  until: 'Hasta las',
  standing: 'Citas que se conservan',
  advisors: 'Asesores',
  tags: 'Etiquetas',
  address: 'Dirección',
  responsible: 'Responsable',
  member: 'A cargo',
  messages: 'Mensajes leídos',
  documents: 'Documentos',
  body: 'Texto',
  text: 'Texto',
  phone: 'Teléfono',
  email: 'Correo',
  nit: 'NIT',
  digit: 'Dígito de verificación',
  valid_from: 'Vale desde',
  regime: 'Régimen de renta',
  entity: 'Clase de entidad',
  activities: 'Actividades económicas',
  responsibilities: 'Responsabilidades',
  vat_cycle: 'Período del IVA',
  traits: 'Características',
  municipalities: 'Municipios',
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
  required: 'Se pide',
  every: 'Más tipos de archivo',
  large: 'Archivos de hasta 25 MB',
  hours: 'Horas hábiles',
  search: 'Búsqueda',
  format: 'Formato',
  appointments: 'Correos de citas',
  deadlines: 'Avisos de vencimientos',
  newsletter: 'Boletín',
  invoices: 'Correos de facturas',
  summary: 'Resumen de la mañana',
  rules: 'Reglas',
  rule_set: 'Documentos',
  prefix: 'Prefijo',
  accepts: 'Se aceptan solas',
  obligation: 'Obligación',
  period: 'Período',
  step: 'Paso',
  state: 'Estado',
  heir: 'Sus clientes pasan a',
  file: 'Archivo',
  about: 'Qué',
  norm: 'Norma',
  source: 'Fuente',
  dates: 'Fechas que se movieron',
  item: 'Documento solicitado',
  due: 'Fecha',
  total: 'Filas',
  ready: 'Filas sin errores',
  done: 'Clientes creados',
  failed: 'Filas que no se hicieron',
  changed: 'Clientes cambiados',
  month: 'Mes',
  months: 'Meses',
  open: 'Asuntos abiertos',
  known: 'Por qué',
  account: 'Cuenta contable',
  supplier: 'Proveedor',
  document: 'Documento',
  entries: 'Asientos',
  repeated: 'Asientos repetidos',
}

const topicLabels = Object.fromEntries(
  Object.entries({ ...firmTopics, ...clientTopics }).map(([topic, { label }]) => [
    topic,
    choicesText.mail(label),
  ]),
)

export const areaFactNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    ...topicLabels,
    messages: 'Correos de mensajes',
    appointments: 'Correos de citas',
    invoices: 'Correos de facturas',
    deadlines: 'Avisos de vencimientos',
  },
  calendar: { clients: 'Clientes que se movieron' },
  welcome: { name: 'Empresa', person: 'Persona', note: 'Nota' },
  client: { invoices: 'Facturas', messages: 'Mensajes', appointments: 'Citas' },
  document: { name: 'Archivo', clients: 'Clientes', at: 'Sale el' },
  invoice: { note: 'Nota para el cliente' },
  record: { number: 'Registro' },
  appointment: { person: 'Atiende', place: 'Lugar' },
  agenda: {
    minutes: 'Minutos',
    person: 'Horario de',
    away_from: 'Desde',
    away_until: 'Hasta',
    stand_in: 'Atiende entretanto',
  },
  fee: feeFacts,
  engagement: { name: 'Carta' },
  signature: { name: 'Documento', signers: 'Firmantes' },
  'dian-list': { name: 'Archivo', number: 'Documento', note: 'Razón' },
  books: { number: 'Lote', note: 'Por qué otra vez', accounts: 'Cuentas' },
}

/** The audit log hides these facts, because each entry already says when and by whom. */
export const hiddenFacts: readonly string[] = [
  'created_at',
  'updated_at',
  'decided_at',
  'retired_at',
  'key',
  'made_by',
]
type Labels = Readonly<Record<string, string>>

export const stateNames: Readonly<Record<string, Labels>> = {
  approval: { waitlist: 'en espera', approved: 'aprobada', rejected: 'negada' },
  contact: { new: 'nuevo', answered: 'respondido', spam: 'no deseado', all: 'todos' },
  delivery: { pending: 'por entregar', done: 'entregada', parked: 'detenida', dropped: 'descartada' },
  'data-request': clientText.requests.status,
}

export const valueNames: Readonly<Record<string, Labels>> = {
  verdict: {
    reviewing: 'en revisión',
    asked: 'se pidió otro archivo',
    accepted: 'aceptada',
    rejected: 'rechazada',
  },
  role: { admin: 'Administración', advisor: 'Asesoría', ...clientRoleText.names, owner: 'Dueño' },
  kind: { ...deliveriesText.kind, ...clientText.requests.kinds, ...kinds },
  regime: { ...formerFacts, ...regimes },
  entity: Object.fromEntries(Object.entries(entities).map(([id, { name }]) => [id, name])),
  vat_cycle: vatCycles,
  rule_set: {
    purchase: 'compras',
    sale: 'ventas',
    'credit-note': 'notas crédito',
    'debit-note': 'notas débito',
  },
  ...Object.fromEntries([...mailTopics, 'newsletter'].map((topic) => [topic, choicesText.times])),
  place: appointments.places,
  format: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' },
  state: obligationStates,
  known: knownText,
  obligation: Object.fromEntries(Object.entries(obligationTexts).map(([id, { title }]) => [id, title])),
}

export const factTexts = {
  yes: 'sí',
  no: 'no',
  nobody: 'nadie',
  nothing: 'ninguna',
  gone: 'alguien que ya no está en el equipo',
  span: (first: string, last: string, days: number) => `del ${first} al ${last} (${days} días)`,
} as const
