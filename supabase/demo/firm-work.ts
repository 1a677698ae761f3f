import { requestTemplates } from '@/content/document-request-templates'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { planObligations } from '@/lib/obligations/plan'
import { plannedDuties, type StoredProfile } from '@/lib/tax-calendar/planned-duties'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { publishedSources } from '@/lib/tax-calendar/published'
import { admin, call, stableId, type Person } from './accounts'

type Claim = { clients: { account: string; profiles: StoredProfile[] }[] } | null

const daysBefore = 75

/** Marks the tax returns of the last 75 days as paid; the next return of the client `waiting` lacks documents. */
export async function fillObligations(firm: Person, waiting: string): Promise<void> {
  const today = bogotaDay(new Date())
  const calendar = taxCalendar(publishedSources)
  // The claim on these clients lasts 0 seconds, so that `planObligations` below can claim the same clients.
  const claim = (await call(admin.rpc('claim_obligation_plans', { lease_seconds: 0 }))) as unknown as Claim
  for (const { account, profiles } of claim?.clients ?? []) {
    const past = plannedDuties(calendar, null, profiles, addDays(today, -daysBefore), addDays(today, -1))
    const rows = past
      .filter(({ due }) => due)
      .map(({ municipality, ...duty }) => ({
        ...duty,
        municipality: municipality ?? '',
        user_id: account,
        id: stableId([account, duty.obligation, municipality, duty.period].join(' ')),
        state: 'paid',
        filed_on: duty.act_by,
        paid_on: duty.act_by,
        receipt_number: `35${duty.period.replace(/\D/g, '')}${String(rowNumber(duty.obligation)).padStart(4, '0')}`,
      }))
    await call(
      admin
        .from('obligations')
        .upsert(rows, { onConflict: 'user_id,obligation,municipality,period', ignoreDuplicates: true }),
    )
  }
  await planObligations(60_000)
  const next = admin
    .from('obligations')
    .select('id, version')
    .eq('user_id', waiting)
    .eq('state', 'not-started')
  const [one] = await call(
    next.in('obligation', ['withholding', 'vat-bimonthly']).gte('due', today).order('due').limit(1),
  )
  if (!one) return
  await call(
    firm.db.rpc('set_obligation_state', {
      obligation: one.id,
      seen: one.version,
      new_state: 'waiting',
      message: 'Faltan el extracto del banco y las facturas de arriendo del mes. Con ellos la presentamos.',
    }),
  )
  await workAhead(firm)
}

async function workAhead(firm: Person): Promise<void> {
  const states = ['in-progress', 'in-review', 'ready', 'in-progress', 'waiting'] as const
  const today = bogotaDay(new Date())
  const next = admin
    .from('obligations')
    .select('id, version, due')
    .eq('state', 'not-started')
    .gte('due', today)
  const rows = await call(next.order('due').order('id').limit(15))
  for (const [place, { id, version, due }] of rows.entries()) {
    const plan = { hours: 1 + (place % 4) / 2, internal_date: due && addDays(due, -3) }
    const { data: seen } = await firm.db.rpc('plan_obligation', { obligation: id, seen: version, plan })
    // For a client of another advisor the call is refused, and `seen` is null.
    if (seen === null || place % 3 === 2) continue
    const state = states[place % states.length] ?? 'in-progress'
    await call(
      firm.db.rpc('set_obligation_state', {
        obligation: id,
        seen,
        new_state: state,
        ...(state === 'waiting' && { message: 'Faltan los soportes de los pagos del período.' }),
      }),
    )
  }
}

const rowNumber = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7)

const reminders = { before: 3, every: 2, until: 'complete' }

/** Requests documents of the client `first` once, and of the client `second` every month. */
export async function fillRequests(firm: Person, first: Person, second: string): Promise<void> {
  const month = await ask(firm, first.id, 'cierre-de-mes', 4)
  await ask(firm, second, 'nomina', 2)
  const items = await call(
    admin.from('document_request_items').select('id, state').eq('request', month).order('place'),
  )
  // If an item is no longer pending, somebody has used the demo, so nothing is overwritten.
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
