import { randomUUID } from 'node:crypto'
import { decide, must, register, succeed } from '../support/contract-people'
import { openSlots } from '../support/next-slot'
import type { Fixtures } from './fixtures'
import { everyone, type ByRole } from './roles'

export type RealtimeEvent = 'INSERT' | 'UPDATE' | 'DELETE'
type Scene = Partial<Record<RealtimeEvent, (fixtures: Fixtures) => Promise<void>>>

async function receiveMessage({ service }: Fixtures): Promise<void> {
  const form = {
    sender_name: 'Visita en vivo',
    sender_email: `${randomUUID()}@visita.example`,
    message: 'Quiero una cita, por favor.',
    recipient: 'hola@nogal.example',
    policy: '1',
    consent_sha256: hash(),
  }
  must(await service.rpc('receive_contact_message', form))
}

export async function closeAnHour({ people: { admin } }: Fixtures): Promise<void> {
  const [far = ''] = openSlots(40).slice(-2)
  const day = far.slice(0, 10)
  const hours = { first_day: day, last_day: day, from_hour: 0, until_hour: 1, reason: 'Cierre en vivo' }
  must(await admin.client.rpc('close_hours', hours))
}

const hash = () => randomUUID().replaceAll('-', '').repeat(2)

async function insertDocument({ service, people }: Fixtures): Promise<string> {
  const id = randomUUID()
  const { error } = await service.from('documents').insert({
    id,
    user_id: people.clientA.id,
    name: 'en vivo.pdf',
    file_path: `/api/documentos/${id}`,
    storage_path: `${people.clientA.id}/${id}.pdf`,
    file_type: 'application/pdf',
    file_size: 10,
    sha256: hash(),
  })
  if (error) throw error
  return id
}

const documentIds: string[] = []
const lastDocument = () => documentIds.at(-1) ?? ''

const messageIds: string[] = []
const threadIds: string[] = []
const liveNotice = randomUUID()
const lastThread = () => threadIds.at(-1) ?? ''

async function sendMessage({ people }: Fixtures, thread: string): Promise<string> {
  const message = randomUUID()
  must(await people.clientA.client.rpc('send_message', { message, thread, body: 'Hola', subject: 'En vivo' }))
  return message
}

/** Maps each table to the changes that the tests make to its rows, in the order of the tests. */
export const scenes: Record<string, Scene> = {
  appointments: {
    INSERT: async ({ service, people }) => {
      const [starts_at = ''] = openSlots(40).slice(-1)
      const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString()
      const row = {
        user_id: people.clientA.id,
        title: 'Cierre de año',
        starts_at,
        ends_at,
        status: 'requested',
      }
      must(await service.from('appointments').insert(row).select())
    },
    UPDATE: async ({ service }) =>
      void must(
        await service
          .from('appointments')
          .update({ status: 'confirmed' })
          .eq('title', 'Cierre de año')
          .select(),
      ),
    DELETE: async ({ service }) =>
      void must(await service.from('appointments').delete().eq('title', 'Cierre de año').select()),
  },
  document_requests: {
    INSERT: async ({ service, people }) => {
      const row = {
        user_id: people.clientA.id,
        title: 'En vivo',
        due_on: '2026-12-04',
        asked_by: 'Laura',
        status: 'open',
        sent_at: '2026-11-20',
      }
      must(await service.from('document_requests').insert(row).select())
    },
    UPDATE: async ({ service }) =>
      void must(
        await service
          .from('document_requests')
          .update({ due_on: '2026-12-05' })
          .eq('title', 'En vivo')
          .select(),
      ),
    DELETE: async ({ service }) =>
      void must(await service.from('document_requests').delete().eq('title', 'En vivo').select()),
  },
  mails: {
    INSERT: async ({ service, people }) =>
      void must(
        await service
          .from('mails')
          .insert({ user_id: people.clientA.id, sha256: 'e'.repeat(64), size: 1, via: 'vivo@ejemplo.test' })
          .select(),
      ),
    UPDATE: async ({ service }) =>
      void must(
        await service.from('mails').update({ state: 'read' }).eq('via', 'vivo@ejemplo.test').select(),
      ),
    DELETE: async ({ service }) =>
      void must(await service.from('mails').delete().eq('via', 'vivo@ejemplo.test').select()),
  },
  calendar_changes: {
    DELETE: async ({ service, people }) =>
      void must(await service.from('calendar_changes').delete().eq('user_id', people.clientA.id).select()),
    INSERT: async ({ service, people }) =>
      void must(await service.from('calendar_changes').insert({ user_id: people.clientA.id }).select()),
    UPDATE: async ({ service, people }) =>
      void must(
        await service
          .from('calendar_changes')
          .update({ at: new Date().toISOString() })
          .eq('user_id', people.clientA.id)
          .select(),
      ),
  },
  dian_months: {
    INSERT: async ({ service, people }) => {
      const row = {
        user_id: people.clientA.id,
        month: '2025-01',
        first_day: '2025-01-01',
        last_day: '2025-01-31',
        file_name: 'en vivo.xlsx',
        listed_by: 'Laura',
      }
      must(await service.from('dian_months').insert(row).select())
    },
    UPDATE: async ({ service }) =>
      void must(await service.from('dian_months').update({ rows: 1 }).eq('month', '2025-01').select()),
    DELETE: async ({ service }) =>
      void must(await service.from('dian_months').delete().eq('month', '2025-01').select()),
  },
  documents: {
    INSERT: async (fixtures) => void documentIds.push(await insertDocument(fixtures)),
    UPDATE: async ({ service }) =>
      void must(
        await service.from('documents').update({ google_drive_id: 'x' }).eq('id', lastDocument()).select(),
      ),
    DELETE: async ({ service }) =>
      void must(await service.from('documents').delete().eq('id', lastDocument()).select()),
  },
  invoices: {
    INSERT: async (fixtures) => {
      documentIds.push(await insertDocument(fixtures))
      must(
        await fixtures.service
          .from('invoices')
          .insert({
            document_id: lastDocument(),
            user_id: fixtures.people.clientA.id,
            number: 'INV-2026-900',
            name: 'en vivo.pdf',
            file_size: 10,
          })
          .select(),
      )
    },
    UPDATE: async ({ service }) =>
      void must(
        await service
          .from('invoices')
          .update({ status: 'accepted' })
          .eq('document_id', lastDocument())
          .select(),
      ),
    DELETE: async ({ service }) =>
      void must(await service.from('invoices').delete().eq('document_id', lastDocument()).select()),
  },
  notifications: {
    INSERT: async ({ service, people }) =>
      void must(
        await service
          .from('notifications')
          .insert({ user_id: people.clientA.id, kind: 'security', subject: liveNotice })
          .select(),
      ),
    UPDATE: async ({ service }) =>
      void must(await service.from('notifications').update({ count: 2 }).eq('subject', liveNotice).select()),
    DELETE: async ({ service }) =>
      void must(await service.from('notifications').delete().eq('subject', liveNotice).select()),
  },
  messages: {
    INSERT: async (fixtures) =>
      void messageIds.push(await sendMessage(fixtures, fixtures.belongings.clientA.threadId)),
    UPDATE: async ({ people, belongings }) =>
      succeed(await people.admin.client.rpc('read_thread_as_firm', { thread: belongings.clientA.threadId })),
    DELETE: async ({ service }) =>
      void must(
        await service
          .from('messages')
          .delete()
          .eq('id', messageIds.at(-1) ?? '')
          .select(),
      ),
  },
  message_threads: {
    INSERT: async (fixtures) => {
      threadIds.push(randomUUID())
      await sendMessage(fixtures, lastThread())
    },
    UPDATE: async (fixtures) => void (await sendMessage(fixtures, lastThread())),
    DELETE: async ({ service }) =>
      void must(await service.from('message_threads').delete().eq('id', lastThread()).select()),
  },
  // Here only the row `contacts` of this table changes; realtime.test.ts tests the changes of the table's other rows.
  section_changes: { UPDATE: receiveMessage },
  user_drive_folders: {
    DELETE: async ({ service, people }) =>
      void must(await service.from('user_drive_folders').delete().eq('user_id', people.clientA.id).select()),
    INSERT: async ({ service, people }) =>
      void must(
        await service
          .from('user_drive_folders')
          .insert({
            user_id: people.clientA.id,
            folder_id: randomUUID(),
            folder_name: 'A',
            folder_url: 'https://drive.example/a',
          })
          .select(),
      ),
    UPDATE: async ({ service, people }) =>
      void must(
        await service
          .from('user_drive_folders')
          .update({ folder_name: 'B' })
          .eq('user_id', people.clientA.id)
          .select(),
      ),
  },
  user_approval_status: {
    INSERT: async ({ target }) => void (await register(target, 'nueva')),
    UPDATE: async ({ people }) => {
      await decide(people.admin, people.clientA, 'rejected')
      await decide(people.admin, people.clientA, 'approved')
    },
    DELETE: async ({ target, service }) => {
      const newcomer = await register(target, 'breve')
      must(await service.auth.admin.deleteUser(newcomer.id))
    },
  },
}

type Told = 'told' | 'not told'
const staffTold: ByRole<Told> = { ...everyone<Told>('not told'), advisor: 'told', admin: 'told' }
const ownerTold: ByRole<Told> = { ...staffTold, clientA: 'told' }
const personTold: ByRole<Told> = { ...everyone<Told>('not told'), clientA: 'told' }
const personal = { INSERT: personTold, UPDATE: personTold, DELETE: personTold }
const live: Record<RealtimeEvent, ByRole<Told>> = { INSERT: ownerTold, UPDATE: ownerTold, DELETE: ownerTold }

export const realtimeCells: Record<string, Partial<Record<RealtimeEvent, ByRole<Told>>>> = {
  appointments: live,
  calendar_changes: live,
  dian_months: live,
  document_requests: live,
  documents: live,
  invoices: live,
  mails: live,
  message_threads: live,
  messages: live,
  notifications: personal,
  // The change is a visitor's contact message, so only administrators receive it.
  section_changes: { UPDATE: { ...everyone<Told>('not told'), admin: 'told' } },
  // Client A receives only the update, because the inserted row and the deleted row belong to other people.
  user_approval_status: { INSERT: staffTold, UPDATE: ownerTold, DELETE: staffTold },
  user_drive_folders: live,
}
