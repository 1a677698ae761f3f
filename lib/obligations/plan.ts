import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { AccountId } from '@/lib/ids'
import type { BusinessDays } from '@/lib/calendar/business-days'
import { storedProfile } from '@/lib/fields/tax-profile'
import { additionsShape } from '@/lib/firm-calendar/firm-dates'
import { report } from '@/lib/observability/report'
import {
  planKey,
  plannedDuties,
  type PlannedDuty,
  type StoredProfile,
} from '@/lib/tax-calendar/planned-duties'
import { adminClient } from '@/lib/supabase/admin'
import { withAdditions, taxCalendar, type Additions, type TaxCalendar } from '@/lib/tax-calendar/calendar'
import { publishedSources } from '@/lib/tax-calendar/published'
import { unwrap } from '@/lib/supabase/unwrap'

/** Profiles are parsed client by client, so that an invalid profile delays no other client. */
export const claimShape = z.object({
  claim: z.string(),
  until: z.string(),
  clients: z.array(z.object({ account: z.string(), from: z.string(), profiles: z.unknown() })),
})
type Claim = z.output<typeof claimShape>
export const profilesShape: z.ZodType<StoredProfile[]> = z.array(
  storedProfile.omit({ name: true }).extend({ valid_from: z.string() }),
)

/** A transaction with this many clients takes well under a second. */
const batch = 100

/** Computes the obligations of changed clients, and once a day of all clients. Returns the number of changes. */
export async function planObligations(budgetMs: number): Promise<number> {
  const began = Date.now()
  let changed = 0
  let plan: ReturnType<typeof planner> | undefined
  while (Date.now() - began < budgetMs) {
    const claim = await claimPlans()
    if (!claim) break
    // A change of the calendar cancels all claims, so the calendar must be read after the claim and not before it.
    const additions = await readAdditions()
    if (!plan || !isDeepStrictEqual(additions, plan.additions)) plan = planner(additions)
    changed += await mergePlans(claim.claim, plan.groupsOf(claim))
  }
  return changed
}

type Group = { accounts: AccountId[]; duties: PlannedDuty[] }

/** Computes duties by the calendar with these `additions`, once for all clients with equal facts. */
function planner(additions: Additions) {
  const calendar = taxCalendar(withAdditions(publishedSources, additions))
  const named = new Set(additions.overrides.map(({ client }) => client))
  const known = new Map<string, PlannedDuty[]>()
  const groupsOf = ({ until, clients }: Claim): Group[] => {
    const groups = new Map<string, Group>()
    for (const { account, from, profiles: raw } of clients) {
      const profiles = readProfiles(account, raw)
      if (!profiles) continue
      const own = named.has(account) ? account : null
      const key = `${own} ${planKey(profiles, from)}`
      const duties = known.get(key) ?? computed(calendar, { account, own, profiles, from, until })
      if (!duties) continue
      known.set(key, duties)
      const group = groups.get(key) ?? { accounts: [], duties }
      group.accounts.push(account)
      groups.set(key, group)
    }
    return [...groups.values()]
  }
  return { additions, groupsOf }
}

/** A profile with an unexpected shape is reported and gives null. A later run tries the client again. */
function readProfiles(account: AccountId, raw: unknown): StoredProfile[] | null {
  const { data, error } = profilesShape.safeParse(raw)
  if (error) report(new Error('obligations.profile', { cause: error }), `obligations of ${account}`)
  return data ?? null
}

type Planned = {
  account: AccountId
  own: string | null
  profiles: StoredProfile[]
  from: string
  until: string
}

/** Returns null when computing fails, so that the other clients continue. A later run tries again. */
function computed(
  calendar: TaxCalendar,
  { account, own, profiles, from, until }: Planned,
): PlannedDuty[] | null {
  try {
    return plannedDuties(calendar, own, profiles, from, until)
  } catch (error) {
    report(new Error('obligations.compute', { cause: error }), `obligations of ${account}`)
    return null
  }
}

async function claimPlans(): Promise<Claim | null> {
  return unwrap(
    adminClient().rpc('claim_obligation_plans', { most: batch }),
    'obligations.claim',
    claimShape.nullable(),
  )
}

/** Civic days are business days of the firm, because they close only the DIAN and the national government. */
export const firmDays = async (): Promise<BusinessDays> =>
  taxCalendar(withAdditions(publishedSources, await readAdditions())).daysFor('city')

async function readAdditions(): Promise<Additions> {
  return unwrap(adminClient().rpc('calendar_additions'), 'obligations.calendar', additionsShape)
}

async function mergePlans(claim: string, groups: Group[]): Promise<number> {
  return unwrap(
    adminClient().rpc('merge_obligations', {
      claim,
      groups,
    }),
    'obligations.merge',
  )
}
