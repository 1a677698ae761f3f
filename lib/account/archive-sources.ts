import type { Database } from '@/lib/supabase/database.types'

export type Tables = Database['public']['Tables']

type Source<T extends keyof Tables> = {
  /** The key of this table in the archive's JSON file, and the name of the table's CSV file. */
  name: string
  table: T
  /** The column by which pages of the table are sorted; its values are unique among one client's rows. */
  key: keyof Tables[T]['Row'] & string
  columns: readonly (keyof Tables[T]['Row'] & string)[]
  where?: Partial<Tables[T]['Row']>
}
type TableSource = { [T in keyof Tables]: Source<T> }[keyof Tables]
const source = (one: TableSource): AnySource => one

export type AnySource = {
  name: string
  table: keyof Tables | 'tax_profiles' | 'registration' | 'signatures'
  key: string
  columns: readonly string[]
  where?: Record<string, unknown>
}

export const sources: readonly AnySource[] = [
  source({
    name: 'perfil',
    table: 'client_profiles',
    key: 'user_id',
    columns: ['name', 'phone', 'password_changed_at', 'updated_at'],
  }),
  source({
    name: 'acceso',
    table: 'user_approval_status',
    key: 'user_id',
    columns: ['status', 'reason', 'decided_at', 'created_at'],
  }),
  source({
    name: 'empresas',
    table: 'companies',
    key: 'id',
    columns: ['id', 'name', 'nit', 'digit', 'created_at', 'updated_at'],
  }),
  {
    name: 'registro',
    table: 'registration',
    key: 'sent_at',
    columns: ['sent', 'sent_at', 'note', 'rut_name'],
  },
  {
    name: 'perfil-tributario',
    table: 'tax_profiles',
    key: 'valid_from',
    columns: [
      'valid_from',
      'nit',
      'digit',
      'name',
      'kind',
      'regime',
      'entity',
      'responsibilities',
      'vat_cycle',
      'traits',
      'municipalities',
      'activities',
      'made_at',
    ],
  },
  source({
    name: 'documentos',
    table: 'documents',
    key: 'id',
    columns: ['id', 'name', 'file_type', 'file_size', 'sha256', 'google_drive_link', 'created_at'],
    where: { kind: 'file' },
  }),
  source({
    name: 'facturas',
    table: 'invoices',
    key: 'id',
    columns: ['id', 'document_id', 'number', 'status', 'findings', 'note', 'asked_at', 'created_at'],
  }),
  source({
    name: 'subidas',
    table: 'uploads',
    key: 'id',
    columns: ['id', 'name', 'declared_type', 'declared_size', 'status', 'reason', 'created_at'],
  }),
  source({
    name: 'correos',
    table: 'mails',
    key: 'id',
    columns: ['id', 'received_at', 'sender', 'subject', 'size', 'state', 'files'],
  }),
  source({
    name: 'tareas',
    table: 'documents',
    key: 'id',
    columns: ['id', 'name', 'file_type', 'created_at'],
    where: { kind: 'task' },
  }),
  source({
    name: 'obligaciones',
    table: 'obligations',
    key: 'id',
    columns: [
      'id',
      'obligation',
      'name',
      'municipality',
      'period',
      'due',
      'state',
      'message',
      'receipt_number',
      'filed_on',
      'paid_on',
      'norm',
      'source',
    ],
  }),
  source({
    name: 'obligaciones-soportes',
    table: 'obligation_receipts',
    key: 'made_at',
    columns: ['obligation', 'document', 'kind', 'number', 'dated', 'value', 'made_at'],
  }),
  source({
    name: 'solicitudes-de-documentos',
    table: 'document_requests',
    key: 'id',
    columns: ['id', 'title', 'note', 'due_on', 'status', 'asked_by', 'sent_at', 'closed_at'],
  }),
  source({
    name: 'solicitudes-de-documentos-partes',
    table: 'document_request_items',
    key: 'id',
    columns: [
      'id',
      'request',
      'title',
      'help',
      'state',
      'answer',
      'answered_at',
      'review_note',
      'reviewed_at',
    ],
  }),
  {
    name: 'firmas',
    table: 'signatures',
    key: 'id',
    columns: [
      'id',
      'title',
      'kind',
      'state',
      'by',
      'sentAt',
      'closedAt',
      'sha256',
      'code',
      'signer',
      'proof',
    ],
  },
  source({
    name: 'citas',
    table: 'appointments',
    key: 'id',
    columns: ['id', 'title', 'starts_at', 'ends_at', 'status', 'note', 'created_at'],
  }),
  source({
    name: 'conversaciones',
    table: 'message_threads',
    key: 'id',
    columns: ['id', 'subject', 'created_at', 'last_message_at'],
  }),
  source({
    name: 'mensajes',
    table: 'messages',
    key: 'id',
    columns: ['id', 'thread_id', 'author', 'body', 'files', 'created_at', 'read_at'],
  }),
  source({
    name: 'carpeta-drive',
    table: 'user_drive_folders',
    key: 'user_id',
    columns: ['folder_name', 'folder_url', 'created_at'],
  }),
  source({
    name: 'avisos',
    table: 'notification_choices',
    key: 'topic',
    columns: ['topic', 'mail', 'changed_at'],
  }),
  source({
    name: 'notificaciones',
    table: 'notifications',
    key: 'id',
    columns: [
      'kind',
      'account',
      'subject',
      'data',
      'count',
      'first_at',
      'last_at',
      'seen_at',
      'read_at',
      'mailed_at',
    ],
  }),
  source({
    name: 'autorizaciones',
    table: 'consents',
    key: 'id',
    columns: [
      'id',
      'email',
      'purpose',
      'action',
      'policy_version',
      'text_sha256',
      'ip',
      'user_agent',
      'accepted_at',
    ],
  }),
  source({
    name: 'solicitudes-de-datos',
    table: 'data_requests',
    key: 'id',
    columns: ['id', 'kind', 'details', 'status', 'due_on', 'reply', 'created_at', 'settled_at'],
  }),
  source({
    name: 'copias',
    table: 'data_exports',
    key: 'id',
    columns: ['id', 'status', 'files', 'created_at', 'finished_at'],
  }),
]
