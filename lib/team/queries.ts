import 'server-only'
import type { Member } from '@/lib/session/require'
import type { StaffRole } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'
import { ownerStepSchema, type OwnerStepRule } from '@/lib/team/schema'

export type TeamMember = {
  personId: string
  name: string
  /** The name that the member entered; empty while `name` shows the e-mail address instead. */
  givenName: string
  email: string
  role: StaffRole
  addedAt: string
  secondStep: boolean
  clients: number
  seenAt: string | null
}

export async function listTeam(member: Member): Promise<TeamMember[]> {
  const data = await unwrap(member.db.rpc('list_team'), 'team.list')
  return data.map((row) => ({
    personId: row.user_id,
    name: row.name,
    givenName: row.given_name ?? '',
    email: row.email,
    role: row.role === 'admin' ? 'admin' : 'advisor',
    addedAt: row.added_at,
    secondStep: row.second_step,
    clients: row.clients,
    seenAt: row.seen_at,
  }))
}

export async function readOwnerStep(member: Member): Promise<OwnerStepRule> {
  return unwrap(member.db.rpc('owner_second_step'), 'team.owner-step', ownerStepSchema)
}
