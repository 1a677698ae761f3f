import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/supabase/database.types'
import { everyone, type ByRole, type Command, type Reach } from './roles'

type Tables = Database['public']['Tables']
export type TableName = keyof Tables
/** `cells` says which rows each role reaches. `owner` is the column with the id of the row's person or account. */
export type TableRow<T extends TableName> = {
  cells: TableCells
  owner: keyof Tables[T]['Row'] & string
  row: (owner: string) => Tables[T]['Insert']
  patch: Tables[T]['Update']
}

const hash = 'a'.repeat(64)
const link = 'https://drive.example/x'

type TableCells = Record<Command, ByRole<Reach>>

const nobody = everyone<Reach>('denied')
const closed: TableCells = { select: nobody, insert: nobody, update: nobody, delete: nobody }
const readOnly = (select: ByRole<Reach>): TableCells => ({ ...closed, select })

const behindGate: ByRole<Reach> = {
  anon: 'denied',
  waitlist: 'none',
  rejected: 'none',
  clientA: 'own',
  clientB: 'own',
  advisor: 'mine',
  admin: 'all',
}
const ownAlways: ByRole<Reach> = {
  ...everyone<Reach>('own'),
  anon: 'denied',
  advisor: 'mine',
  admin: 'all',
}
const ownChanges: ByRole<Reach> = { ...behindGate, advisor: 'own', admin: 'own' }

/** For each table of the API, this type requires a row that says how the tests try the table. */
export const tables: { [T in TableName]: TableRow<T> } = {
  accounts: {
    cells: closed,
    owner: 'id',
    row: () => ({ id: randomUUID() }),
    patch: { made_at: '2026-01-01' },
  },
  appointments: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      title: 'x',
      starts_at: '2026-01-05T13:00:00Z',
      ends_at: '2026-01-05T14:00:00Z',
      status: 'confirmed',
    }),
    patch: { status: 'confirmed' },
  },
  archivos_subidos: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({
      nombre_archivo: 'x',
      ruta_storage: randomUUID(),
      tipo_archivo: 'x',
      tamano_bytes: 1,
      url_publica: 'x',
      user_id,
    }),
    patch: { descripcion: 'x' },
  },
  audit_log: {
    cells: readOnly({ ...everyone<Reach>('none'), anon: 'denied', admin: 'all' }),
    owner: 'target',
    row: (target) => ({ action: 'x', target }),
    patch: { action: 'x' },
  },
  calendar_changes: {
    cells: readOnly(behindGate),
    owner: 'user_id',
    row: (user_id) => ({ user_id }),
    patch: { at: '2026-01-01' },
  },
  client_profiles: {
    cells: readOnly(behindGate),
    owner: 'user_id',
    row: (user_id) => ({ user_id, name: 'xx' }),
    patch: { name: 'otro' },
  },
  companies: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ user_id, name: 'xx', nit: '900108281', digit: 3 }),
    patch: { name: 'otra' },
  },
  consents: {
    cells: readOnly(ownAlways),

    owner: 'user_id',
    row: (user_id) => ({ user_id, email: 'x', purpose: 'x', policy_version: 'x', text_sha256: hash }),
    patch: { purpose: 'x' },
  },
  contact_messages: {
    cells: closed,

    owner: 'email',
    row: (email) => ({ consent_id: randomUUID(), name: 'xx', email, message: 'Un mensaje cualquiera' }),
    patch: { name: 'otro' },
  },
  data_exports: {
    cells: readOnly(behindGate),
    owner: 'user_id',
    row: (user_id) => ({ user_id }),
    patch: { status: 'done' },
  },
  data_requests: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      key: randomUUID(),
      kind: 'deletion',
      details: 'x'.repeat(10),
      due_on: '2026-12-31',
    }),
    patch: { status: 'answered' },
  },
  document_request_files: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ item: randomUUID(), document: randomUUID(), user_id }),
    patch: { added_at: '2026-01-01' },
  },
  document_request_items: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ request: randomUUID(), user_id, place: 9, title: 'xx' }),
    patch: { state: 'accepted' },
  },
  dian_months: {
    cells: readOnly(behindGate),
    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      month: '2026-10',
      first_day: '2026-10-01',
      last_day: '2026-10-31',
      file_name: 'lista.xlsx',
      listed_by: 'x',
    }),
    patch: { open_matters: 0 },
  },
  document_requests: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ user_id, title: 'xxx', due_on: '2026-12-04', asked_by: 'x' }),
    patch: { status: 'cancelled' },
  },
  documents: {
    cells: {
      select: behindGate,
      insert: { ...ownChanges, waitlist: 'refused', rejected: 'refused' },
      update: ownChanges,
      delete: ownChanges,
    },

    owner: 'user_id',
    row: (user_id) => ({
      name: 'x',
      user_id,
      file_path: `task_${randomUUID()}`,
      storage_path: `tasks/${user_id}`,
      file_type: 'pending',
      file_size: 0,
    }),
    patch: { file_type: 'completed' },
  },
  invoices: {
    cells: readOnly(behindGate),

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
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ id: randomUUID(), user_id, subject: 'x' }),
    patch: { subject: 'x' },
  },
  messages: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({
      id: randomUUID(),
      thread_id: randomUUID(),
      user_id,
      author: 'firm',
      body: 'x',
      created_at: '2026-01-01',
    }),
    patch: { body: 'x' },
  },
  notification_choices: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ user_id, topic: 'newsletter', mail: 'now' }),
    patch: { mail: 'now' },
  },
  notifications: {
    cells: readOnly(ownChanges),
    owner: 'user_id',
    row: (user_id) => ({ user_id, kind: 'security', subject: randomUUID() }),
    patch: { count: 2 },
  },
  mails: {
    cells: readOnly(behindGate),
    owner: 'user_id',
    row: (user_id) => ({ user_id, sha256: hash, size: 1, via: 'x@ejemplo.test' }),
    patch: { state: 'read' },
  },
  obligation_receipts: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ obligation: randomUUID(), document: randomUUID(), user_id, kind: 'return' }),
    patch: { number: '3501' },
  },
  obligations: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      obligation: 'withholding',
      period: '2026-01',
      listed: '2026-02-28',
      missing: 'nit',
    }),
    patch: { state: 'ready' },
  },
  outbox: {
    cells: closed,

    owner: 'user_id',
    row: (user_id) => ({ kind: 'mail', key: randomUUID(), user_id }),
    patch: { status: 'done' },
  },
  rate_limits: {
    cells: closed,
    owner: 'key',
    row: (key) => ({ key, tat: '2026-01-01' }),
    patch: { tat: '2026-01-01' },
  },
  // Each of these rows belongs to a section of the site and not to a person; realtime.test.ts tests who sees changes.
  section_changes: {
    cells: readOnly({
      ...everyone<Reach>('none'),
      anon: 'denied',
      advisor: 'ownerless',
      admin: 'ownerless',
    }),
    owner: 'section',
    row: () => ({ section: 'otro' }),
    patch: { at: '2026-01-01' },
  },
  upload_batches: {
    cells: closed,

    owner: 'user_id',
    row: (user_id) => ({ id: randomUUID(), user_id }),
    patch: { closed_at: '2026-01-01' },
  },
  uploads: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      batch_id: randomUUID(),
      key: randomUUID(),
      name: 'x',
      path: `${user_id}/x.pdf`,
      declared_type: 'application/pdf',
      declared_size: 1,
    }),
    patch: { status: 'done' },
  },
  user_approval_status: {
    cells: readOnly({ ...ownAlways, advisor: 'mine and waiting' }),

    owner: 'user_id',
    row: (user_id) => ({ user_id, status: 'approved' }),
    patch: { status: 'approved' },
  },
  user_drive_folders: {
    cells: readOnly(behindGate),

    owner: 'user_id',
    row: (user_id) => ({ user_id, folder_id: randomUUID(), folder_name: 'x', folder_url: link }),
    patch: { folder_name: 'x' },
  },
}
