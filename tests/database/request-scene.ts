import { randomUUID } from 'node:crypto'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { clientRequestShape, firmRequestShape } from '@/lib/document-requests/request'
import { openReviewScene, type ReviewScene } from './review-scene'

export type Who = keyof ReviewScene['people']

export const item = (title: string, more: object = {}) => ({
  title,
  help: '',
  required: true,
  allowsNone: false,
  answerWith: 'file',
  ...more,
})

export const content = (more: object = {}) => ({
  title: 'Soportes de noviembre',
  note: '',
  dueOn: addDays(bogotaDay(new Date()), 7),
  items: [
    item('Extracto'),
    item('Caja menor', { allowsNone: true }),
    item('Novedades', { answerWith: 'text', required: false }),
  ],
  before: 3,
  every: 2,
  until: 'complete',
  ...more,
})

export const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`
export const addFiles = (one: string, ...documents: string[]) =>
  `add_request_files('${one}', array[${documents.map((d) => `'${d}'::uuid`).join()}])`

export async function openRequestScene() {
  const scene = await openReviewScene()

  const save = (
    who: Who,
    id: string,
    send: boolean,
    more: { content?: object; seen?: number; of?: string } = {},
  ) =>
    scene.ask(
      who,
      `save_request('${id}', '${scene.people.ana}', ${json(content(more.content))}, ${send},
      ${more.of ? `'${more.of}'` : 'null'}, ${more.seen ?? 'null'})`,
    )

  const sent = async (more: object = {}) => {
    const id = randomUUID()
    await save('advisor', id, true, { content: more })
    return id
  }

  const asClient = async (id: string, who: Who = 'ana') =>
    clientRequestShape.parse(await scene.ask(who, `my_request('${id}')`))
  const asFirm = async (id: string, who: Who = 'advisor') =>
    firmRequestShape.parse(await scene.ask(who, `firm_request('${id}')`))

  const file = async (owner: 'ana' | 'luis' = 'ana') => {
    const invoice = await scene.invoice(owner)
    const [row] = await scene.rows<{ d: string }>(
      `select document_id as d from public.invoices where id = '${invoice}'`,
    )
    return row!.d
  }

  const mails = () =>
    scene.rows<{ template: string; status: string }>(
      `select payload ->> 'template' as template, status from public.outbox order by created_at, key`,
    )

  const clear = () =>
    scene.run(
      `delete from public.document_requests; delete from public.outbox; delete from private.request_series;
      delete from public.obligations`,
    )
  return { ...scene, save, sent, asClient, asFirm, file, mails, clear }
}

export type RequestScene = Awaited<ReturnType<typeof openRequestScene>>
