import { randomUUID } from 'node:crypto'
import { toDocumentItem, type DocumentColumns } from '@/lib/documents/schema'
import { listThreads, readThread } from '@/lib/messages/queries'
import { taskColumns, taskPath, toTask, type TaskColumns } from '@/lib/tasks/task'
import { must, succeed, type Person } from '../../support/contract-people'
import type { Client } from '../../support/contract-target'
import { documentLine, messageLine, taskLine, threadLine, type Drawn, type Lists } from './every-list'

type People = { person: Person; staff: Person; service: Client }
export type Step = () => Promise<number>

const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)]

/** Makes random changes to a client's rows through the product's own functions, and reads the result. */
export function busyClient({ person, staff, service }: People, random: () => number) {
  const user_id = person.id
  const files: string[] = []
  const tasks: string[] = []
  const threads: string[] = []
  let hour = Date.parse('2030-01-01T00:00:00Z')
  let moment = Date.now()

  const newFile = async () => {
    const id = randomUUID()
    const row = {
      id,
      user_id,
      name: `archivo ${files.length}.pdf`,
      file_path: `/api/documentos/${id}`,
      storage_path: `${user_id}/${id}.pdf`,
      file_type: 'application/pdf',
      file_size: 10,
    }
    succeed(await service.from('documents').insert(row))
    files.push(id)
    return id
  }
  const steps: Step[] = [
    async () => (await newFile(), 1),
    async () => {
      const id = pick(files, random)
      succeed(
        await service
          .from('documents')
          .update({ name: `renombrado ${moment++}.pdf` })
          .eq('id', id ?? randomUUID()),
      )
      return id ? 1 : 0
    },
    async () => {
      const [id] = files.splice(Math.floor(random() * files.length), 1)
      if (!id) return 0
      succeed(await service.from('documents').delete().eq('id', id))
      return 1
    },
    async () => {
      const document_id = await newFile()
      files.pop()
      const row = {
        document_id,
        user_id,
        number: `INV-2026-${String(moment++).slice(-9)}`,
        name: 'factura.pdf',
        file_size: 10,
      }
      succeed(await service.from('invoices').insert(row))
      return 2
    },
    async () => {
      const row = { user_id, title: 'Cita', status: 'requested' as const }
      hour += 3_600_000
      const ends_at = new Date(hour + 3_600_000).toISOString()
      succeed(
        await service
          .from('appointments')
          .insert({ ...row, starts_at: new Date(hour).toISOString(), ends_at }),
      )
      return 1
    },
    async () => {
      const row = {
        name: 'Tarea',
        user_id,
        file_path: taskPath(moment++),
        storage_path: `tasks/${user_id}`,
        file_type: 'pending',
        file_size: 0,
      }
      tasks.push(must(await person.client.from('documents').insert(row).select('id').single()).id)
      return 1
    },
    async () => {
      const id = pick(tasks, random)
      if (!id) return 0
      const file_type = random() < 0.5 ? 'completed' : 'pending'
      succeed(await person.client.from('documents').update({ file_type }).eq('id', id))
      return 1
    },
    async () => {
      const [id] = tasks.splice(Math.floor(random() * tasks.length), 1)
      if (!id) return 0
      succeed(await person.client.from('documents').delete().eq('id', id))
      return 1
    },
    async () => {
      const thread = pick(threads, random) ?? (await newThread())
      succeed(await staff.client.rpc('answer_message', { message: randomUUID(), thread, body: 'Respuesta' }))
      return 2
    },
    async () => {
      succeed(await person.client.rpc('read_thread', { thread: threads[0] ?? (await newThread()) }))
      return 1
    },
  ]

  async function newThread() {
    const thread = randomUUID()
    must(
      await person.client.rpc('send_message', {
        message: randomUUID(),
        thread,
        body: 'Hola',
        subject: 'Asunto',
      }),
    )
    threads.push(thread)
    return thread
  }

  const user = {
    id: user_id,
    account: user_id,
    email: person.email,
    db: person.client,
  } as unknown as Parameters<typeof readThread>[0]
  const columns = async () => {
    const db = person.client
    const { rows, before, after } = (
      must(await db.rpc('my_dashboard', { wanted: {}, page_size: 50 })) as {
        documents: { rows: DocumentColumns[]; before: null; after: null }
      }
    ).documents
    const invoices = must(await db.from('invoices').select('id, status').order('created_at').order('id'))
    const appointments = must(await db.from('appointments').select('id, status').order('starts_at'))
    return {
      documents: { items: rows.map(toDocumentItem), before, after },
      invoices: invoices.map(({ id, status }) => `${id} ${status}`),
      appointments: appointments.map(({ id, status }) => `${id} ${status}`),
    }
  }
  const readTasks = async (): Promise<TaskColumns[]> =>
    must(
      await person.client
        .from('documents')
        .select(taskColumns)
        .eq('kind', 'task')
        .order('file_path', { ascending: false }),
    )

  return {
    newThread,
    step: () => (pick(steps, random) ?? (() => Promise.resolve(0)))(),
    answer: (path: string): Promise<unknown> => {
      const { pathname, searchParams } = new URL(path, 'http://site.test')
      const since = searchParams.get('desde')
      const where = since ? { since } : {}
      if (pathname === '/api/tareas') return readTasks()
      if (pathname === '/api/mensajes') return listThreads(user, where)
      return readThread(user, pathname.split('/').at(-1) ?? '', where)
    },
    draw: async (): Promise<Drawn> => {
      const [rest, taskRows, list, thread] = await Promise.all([
        columns(),
        readTasks(),
        listThreads(user),
        readThread(user, threads[0] ?? ''),
      ])
      return { ...rest, tasks: taskRows, threads: list, thread }
    },
    truth: async (): Promise<Lists> => {
      const { documents, invoices, appointments } = await columns()
      const { items } = await readThread(user, threads[0] ?? '', { since: '2000-01-01T00:00:00Z' })
      return {
        documents: documents.items.map(documentLine),
        invoices,
        appointments,
        tasks: (await readTasks()).map((row) => taskLine(toTask(row))),
        threads: (await listThreads(user)).items.map(threadLine),
        messages: items.map(messageLine),
      }
    },
  }
}
