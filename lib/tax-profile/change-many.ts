import 'server-only'
import { z } from 'zod'
import { obligationName } from '@/content/obligations'
import { profileProblems } from '@/content/tax-calendar/profile'
import { bulkProfileText } from '@/content/client-bulk'
import { addDays, bogotaDay, formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { ExpectedError, messageOf } from '@/lib/errors'
import { storedProfile } from '@/lib/fields/tax-profile'
import { calendarWith, readFirmDates } from '@/lib/firm-calendar/firm-dates'
import { planKey, plannedDuties, type PlannedDuty } from '@/lib/tax-calendar/planned-duties'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'
import { profileProblemsOf } from '@/lib/tax-calendar/profile'
import type { DateChange, ManyPreview, ProfileChange } from '@/lib/tax-profile/many-schema'
import { saveProfile } from '@/lib/tax-profile/profiles'
import { clientProfileOf } from '@/lib/tax-profile/schema'

const history = z.array(
  z.object({
    client: z.string(),
    seen: z.string().nullable(),
    profiles: z.array(storedProfile.extend({ valid_from: z.string() })),
  }),
)
type Dated = z.output<typeof history>[number]['profiles'][number]

const daysAhead = 365

type Refused = { client: string; why: string }
type Change = { change: ProfileChange; from: CivilDay }

export async function previewMany(
  member: Member,
  { clients, ...wanted }: Change & { clients: string[] },
): Promise<ManyPreview> {
  const [found, dates] = await Promise.all([readHistories(member, clients), readFirmDates(member)])
  const calendar = calendarWith(dates)
  const named = new Set(dates.overrides.map(({ client }) => client))
  const today = bogotaDay(Date.now())
  const known = new Map<string, PlannedDuty[]>()
  const dutiesOf = (client: string, profiles: Dated[]) => {
    const own = named.has(client) ? client : null
    const key = `${own} ${planKey(profiles, today)}`
    const duties = known.get(key) ?? plannedDuties(calendar, own, profiles, today, addDays(today, daysAhead))
    known.set(key, duties)
    return duties
  }
  const answer: ManyPreview = { ready: [], refused: missingOf(clients, found), lines: [] }
  const lines = new Map<string, DateChange>()
  for (const { client, seen, profiles } of found) {
    const plan = planOf(client, profiles, wanted)
    if (!plan.ok) {
      answer.refused.push({ client, why: plan.why })
      continue
    }
    answer.ready.push({ client, seen, conflicts: plan.conflicts })
    for (const line of changesOf(dutiesOf(client, profiles), dutiesOf(client, plan.profiles))) {
      const key = [line.is, line.name, line.period].join('|')
      const known = lines.get(key)
      if (known) {
        known.clients.push(client)
        known.days.push(...line.days.filter((day) => !known.days.includes(day)))
      } else lines.set(key, { ...line, clients: [client] })
    }
  }
  answer.lines = [...lines.values()]
  return answer
}

/** Saves the change in each client's tax profile. A client whose profile changed after `seen` is refused. */
export async function changeMany(
  member: Member,
  {
    items,
    confirmed,
    ...wanted
  }: Change & { items: { client: string; seen: string | null }[]; confirmed: boolean },
): Promise<Refused[]> {
  const clients = items.map(({ client }) => client)
  const found = await readHistories(member, clients)
  const refused = missingOf(clients, found)
  for (const { client, profiles } of found) {
    const plan = planOf(client, profiles, wanted)
    const [conflict] = plan.ok && !confirmed ? plan.conflicts : []
    if (!plan.ok || conflict) {
      refused.push({ client, why: plan.ok ? conflict! : plan.why })
      continue
    }
    const seen = items.find((item) => item.client === client)?.seen ?? null
    try {
      await saveProfile(member, { client, valid_from: wanted.from, seen }, plan.profile)
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      refused.push({ client, why: error.sentence ?? messageOf(error.code) })
    }
  }
  return refused
}

const readHistories = ({ db }: Member, clients: string[]) =>
  unwrap(db.rpc('tax_profiles_of', { clients }), 'tax-profile.many', history)

const missingOf = (clients: readonly string[], found: readonly { client: string }[]): Refused[] =>
  clients
    .filter((client) => !found.some((one) => one.client === client))
    .map((client) => ({ client, why: messageOf('not-found') }))

type Plan =
  | { ok: true; profile: Omit<Dated, 'valid_from'>; profiles: Dated[]; conflicts: string[] }
  | { ok: false; why: string }
const no = (why: string): Plan => ({ ok: false, why })

/** Returns the changed profile and the client's other profiles, or why it cannot be changed in bulk. */
function planOf(client: string, profiles: Dated[], { change, from }: Change): Plan {
  const { reasons } = bulkProfileText
  const current = profiles.findLast(({ valid_from }) => valid_from <= from)
  const next = profiles.find(({ valid_from }) => valid_from > from)
  if (!current) return no(next ? reasons.begins(formatCivilDay(next.valid_from)) : reasons.none)
  if (next) return no(reasons.later(formatCivilDay(next.valid_from)))
  if (current[change.what] === change.value) return no(reasons.same)
  const { valid_from: _, ...facts } = current
  const profile = { ...facts, [change.what]: change.value }
  const before = profileProblemsOf(clientProfileOf(client, facts))
  const conflicts = profileProblemsOf(clientProfileOf(client, profile))
    .filter((problem) => !before.includes(problem))
    .map((problem) => profileProblems[problem])
  const kept = profiles.filter(({ valid_from }) => valid_from !== from)
  return { ok: true, profile, conflicts, profiles: [...kept, { ...profile, valid_from: from }] }
}

type Line = Omit<DateChange, 'clients'>

function changesOf(before: readonly PlannedDuty[], after: readonly PlannedDuty[]): Line[] {
  const keyOf = ({ obligation, municipality, period }: PlannedDuty) =>
    [obligation, municipality, period].join(' ')
  const old = new Map(before.map((duty) => [keyOf(duty), duty]))
  const kept = new Set(after.map(keyOf))
  const lineOf = (is: Line['is'], duty: PlannedDuty): Line => ({
    is,
    name: obligationName(duty),
    period: duty.period,
    listed: duty.listed,
    days: duty.due ? [duty.due] : [],
  })
  return [
    ...after.flatMap((duty) => {
      const was = old.get(keyOf(duty))
      if (!was) return [lineOf('new', duty)]
      return was.due === duty.due ? [] : [lineOf('moved', duty)]
    }),
    ...before.filter((duty) => !kept.has(keyOf(duty))).map((duty) => lineOf('gone', duty)),
  ]
}
