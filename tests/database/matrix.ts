import type { Database } from '@/lib/supabase/database.types'
import { everyone, type ByRole, type Command, type Reach } from './roles'
import { operationNames, type StorageOperation } from './storage-operations'

type TableName = keyof Database['public']['Tables']
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

export const tableCells: Record<TableName, TableCells> = {
  accounts: closed,
  appointments: readOnly(behindGate),
  archivos_subidos: readOnly(behindGate),
  audit_log: readOnly({ ...everyone<Reach>('none'), anon: 'denied', admin: 'all' }),
  calendar_changes: readOnly(behindGate),
  client_profiles: readOnly(behindGate),
  companies: readOnly(behindGate),
  consents: readOnly(ownAlways),
  contact_messages: closed,
  data_exports: readOnly(behindGate),
  data_requests: readOnly(behindGate),
  documents: {
    select: behindGate,
    insert: { ...ownChanges, waitlist: 'refused', rejected: 'refused' },
    update: ownChanges,
    delete: ownChanges,
  },
  document_request_files: readOnly(behindGate),
  document_request_items: readOnly(behindGate),
  document_requests: readOnly(behindGate),
  invoices: readOnly(behindGate),
  message_threads: readOnly(behindGate),
  messages: readOnly(behindGate),
  notification_choices: readOnly(behindGate),
  obligations: readOnly(behindGate),
  outbox: closed,
  rate_limits: closed,
  // These rows belong to sections, not to people: realtime.test.ts tries who hears of them.
  section_changes: readOnly({
    ...everyone<Reach>('none'),
    anon: 'denied',
    advisor: 'ownerless',
    admin: 'ownerless',
  }),
  upload_batches: closed,
  uploads: readOnly(behindGate),
  user_approval_status: readOnly({ ...ownAlways, advisor: 'mine and waiting' }),
  user_drive_folders: readOnly(behindGate),
}

type Passage = 'passes' | 'refused'
const refused = everyone<Passage>('refused')
const approvedPass: ByRole<Passage> = {
  ...refused,
  clientA: 'passes',
  clientB: 'passes',
  advisor: 'passes',
  admin: 'passes',
}

/** Every role tries the operation on an object of client A. */
export const storageCells: Record<string, Record<StorageOperation, ByRole<Passage>>> = {
  facturas: {
    'upload into an own reserved place': approvedPass,
    'sign an upload into an own reserved place': approvedPass,
    'upload into an own place that nobody reserved': refused,
    'upload into a place reserved by another': refused,
    'upload out of the own folder with dots': refused,
    'upload a page': refused,
    'sign an upload into a place of another': refused,
    'overwrite an object of A': refused,
    'upsert an object of A': refused,
    'read an own object': refused,
    'read an object of A': refused,
    'describe an object of A': refused,
    'list the folder of A': refused,
    'sign a download of A': refused,
    'remove an object of A': refused,
    'move an object of A': refused,
    'copy an object of A into an own place': refused,
    'open the public address of an object of A': refused,
    'see the bucket': refused,
    'make the bucket public': refused,
    'empty the bucket': refused,
  },
  // Only the server reads these: a route that asks the database first sends them.
  registros: Object.fromEntries(operationNames.map((name) => [name, refused])) as Record<
    StorageOperation,
    ByRole<Passage>
  >,
}
