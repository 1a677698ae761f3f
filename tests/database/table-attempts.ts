import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/supabase/database.types'

type Tables = Database['public']['Tables']
export type TableName = keyof Tables
/** `owner` is the column that names the person; `row` and `patch` are what a caller would try to write. */
export type Attempt<T extends TableName> = {
  owner: keyof Tables[T]['Row'] & string
  row: (owner: string) => Tables[T]['Insert']
  patch: Tables[T]['Update']
}

const hash = 'a'.repeat(64)
const link = 'https://drive.example/x'

export const attempts: { [T in TableName]: Attempt<T> } = {
  appointments: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, title: 'x', starts_at: '2026-01-05T13:00:00Z', ends_at: '2026-01-05T14:00:00Z', status: 'confirmed' }), // prettier-ignore
    patch: { status: 'confirmed' },
  },
  archivos_subidos: {
    owner: 'user_id',
    row: (user_id) => ({ nombre_archivo: 'x', ruta_storage: randomUUID(), tipo_archivo: 'x', tamano_bytes: 1, url_publica: 'x', user_id }), // prettier-ignore
    patch: { descripcion: 'x' },
  },
  audit_log: { owner: 'target', row: (target) => ({ action: 'x', target }), patch: { action: 'x' } },
  client_profiles: { owner: 'user_id', row: (user_id) => ({ user_id, name: 'xx' }), patch: { name: 'otro' } },
  companies: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, name: 'xx', nit: '900108281', digit: 3 }),
    patch: { name: 'otra' },
  },
  consents: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, email: 'x', purpose: 'x', policy_version: 'x', text_sha256: hash }),
    patch: { purpose: 'x' },
  },
  contact_messages: {
    owner: 'email',
    row: (email) => ({ consent_id: randomUUID(), name: 'xx', email, message: 'Un mensaje cualquiera' }),
    patch: { name: 'otro' },
  },
  data_exports: { owner: 'user_id', row: (user_id) => ({ user_id }), patch: { status: 'done' } },
  data_requests: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, key: randomUUID(), kind: 'deletion', details: 'x'.repeat(10), due_on: '2026-12-31' }), // prettier-ignore
    patch: { status: 'answered' },
  },
  documents: {
    owner: 'user_id',
    row: (user_id) => ({ name: 'x', user_id, file_path: `task_${randomUUID()}`, storage_path: `tasks/${user_id}`, file_type: 'pending', file_size: 0 }), // prettier-ignore
    patch: { file_type: 'completed' },
  },
  invoices: {
    owner: 'user_id',
    row: (user_id) => ({
      document_id: randomUUID(),
      user_id,
      number: 'INV-2026-999',
      name: 'x',
      file_size: 1,
    }),
    patch: { status: 'accepted' },
  },
  message_threads: {
    owner: 'user_id',
    row: (user_id) => ({ id: randomUUID(), user_id, subject: 'x' }),
    patch: { subject: 'x' },
  },
  messages: {
    owner: 'user_id',
    row: (user_id) => ({ id: randomUUID(), thread_id: randomUUID(), user_id, author: 'firm', body: 'x', created_at: '2026-01-01' }), // prettier-ignore
    patch: { body: 'x' },
  },
  notification_choices: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, topic: 'newsletter', wanted: true }),
    patch: { wanted: true },
  },
  outbox: { owner: 'user_id', row: (user_id) => ({ kind: 'mail', key: randomUUID(), user_id }), patch: { status: 'done' } }, // prettier-ignore
  rate_limits: { owner: 'key', row: (key) => ({ key, tat: '2026-01-01' }), patch: { tat: '2026-01-01' } },
  room_changes: { owner: 'room', row: () => ({ room: 'otro' }), patch: { at: '2026-01-01' } },
  upload_batches: {
    owner: 'user_id',
    row: (user_id) => ({ id: randomUUID(), user_id }),
    patch: { closed_at: '2026-01-01' },
  },
  uploads: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, batch_id: randomUUID(), key: randomUUID(), name: 'x', path: `${user_id}/x.pdf`, declared_type: 'application/pdf', declared_size: 1 }), // prettier-ignore
    patch: { status: 'done' },
  },
  user_approval_status: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, status: 'approved' }),
    patch: { status: 'approved' },
  },
  user_drive_folders: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, folder_id: randomUUID(), folder_name: 'x', folder_url: link }),
    patch: { folder_name: 'x' },
  },
}
