import { requestTemplates } from '@/content/request-templates'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { admin, call, stableId, type Person } from './accounts'

const reminders = { before: 3, every: 2, until: 'complete' }

/**
 * What the firm asked of these clients: of the first the papers of the month, one of which was accepted, one has to be looked at and one
 * came back; of the second the news of the payroll, and each month anew.
 */
export async function fillRequests(firm: Person, first: Person, second: string): Promise<void> {
  const month = await ask(firm, first.id, 'cierre-de-mes', 4)
  await ask(firm, second, 'nomina', 2)
  const items = await call(
    admin.from('document_request_items').select('id, state').eq('request', month).order('place'),
  )
  // Whoever has tried the demo meanwhile keeps what they did.
  if (items.some(({ state }) => state !== 'pending')) return
  const files = await call(
    admin
      .from('documents')
      .select('id')
      .eq('user_id', first.id)
      .eq('kind', 'file')
      .order('created_at', { ascending: false })
      .limit(3),
  )
  for (const [place, { id }] of files.entries()) {
    const item = items[place]?.id
    if (item) await call(first.db.rpc('add_request_files', { item, documents: [id] }))
  }
  const seen = 2
  const [accepted, returned] = items
  if (files.length < 2 || !accepted || !returned) return
  await call(firm.db.rpc('review_request_item', { item: accepted.id, seen, accept: true }))
  await call(
    firm.db.rpc('review_request_item', {
      item: returned.id,
      seen,
      accept: false,
      note: 'El reporte llega hasta el día 20. Descárgalo con el mes completo, por favor.',
    }),
  )
}

/** One of the templates, due in so many days; answers its id. */
async function ask(firm: Person, client: string, template: string, inDays: number): Promise<string> {
  const { title, note, items } = requestTemplates.find(({ id }) => id === template)!
  const dueOn = addDays(bogotaDay(new Date()), inDays)
  const request = stableId(`${client} ${template}`)
  const content = {
    title,
    note,
    dueOn,
    items: items.map((one) => ({ ...one })),
    ...reminders,
  }
  const series = stableId(`${client} ${template} series`)
  const repeat = template === 'nomina' ? { repeat: { series, monthDay: 20, leadDays: 6 } } : {}
  await call(firm.db.rpc('save_request', { request, client, content: { ...content, ...repeat }, send: true }))
  return request
}
