import 'server-only'
import type { z } from 'zod'
import {
  peopleSchema,
  teamInvitationsSchema,
  type changeRoleSchema,
  type inviteSchema,
  type Invitation,
  type People,
} from '@/lib/people/schema'
import type { AccountId, PersonId } from '@/lib/ids'
import type { SignedIn } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'

type Caller = Pick<SignedIn, 'db'>

/** Returns the people of a `client`, whom only staff can name, or else of the request's account. */
export async function readPeople({ db }: Caller, client?: AccountId): Promise<People> {
  return peopleSchema.parse(await unwrap(db.rpc('account_people', client ? { client } : {}), 'people.list'))
}

/** Returns pending invitations to the firm, including expired ones. Only administrators may read them. */
export async function readTeamInvitations({ db }: Caller): Promise<Invitation[]> {
  return teamInvitationsSchema.parse(await unwrap(db.rpc('team_invitations'), 'people.team'))
}

/** Returns the invitation's id. Somebody who was already invited gets another mail with the new role. */
export const invitePerson = async (
  { db }: Caller,
  { email, role }: z.output<typeof inviteSchema>,
): Promise<string> =>
  String(await unwrap(db.rpc('invite_person', { person_email: email, person_role: role }), 'people.invite'))

export const resendInvitation = ({ db }: Caller, invitation: string) =>
  unwrap(db.rpc('resend_invitation', { invitation }), 'people.resend')

export const withdrawInvitation = ({ db }: Caller, invitation: string) =>
  unwrap(db.rpc('withdraw_invitation', { invitation }), 'people.withdraw')

export const acceptInvitation = async ({ db }: Caller, token: string): Promise<string> =>
  String(await unwrap(db.rpc('accept_invitation', { token }), 'people.accept'))

export const changeRole = ({ db }: Caller, { person, role, expected }: z.output<typeof changeRoleSchema>) =>
  unwrap(db.rpc('set_person_role', { person, new_role: role, expected }), 'people.role')

export const removePerson = ({ db }: Caller, person: PersonId) =>
  unwrap(db.rpc('remove_person', { person }), 'people.remove')

export const leaveAccount = ({ db }: Caller) => unwrap(db.rpc('leave_account'), 'people.leave')

export const askOwnerChange = ({ db }: Caller, person: PersonId) =>
  unwrap(db.rpc('ask_owner_change', { person }), 'people.ask-owner')

/** Returns true when owner and new owner have both confirmed, and the new owner has the account. */
export const confirmOwnerChange = ({ db }: Caller) =>
  unwrap(db.rpc('confirm_owner_change'), 'people.confirm-owner')

export const withdrawOwnerChange = ({ db }: Caller) =>
  unwrap(db.rpc('withdraw_owner_change'), 'people.withdraw-owner')

/** Opens an account that waits for the firm's approval, and returns its id; a second call returns the same id. */
export const openOwnAccount = async ({ db }: Caller): Promise<string> =>
  String(await unwrap(db.rpc('open_own_account'), 'people.own-account'))
