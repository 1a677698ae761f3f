'use server'
import type { Route } from 'next'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { invitationText } from '@/content/people'
import { clientAction, nothingSchema, publicAction, signedInAction, flash, asFormAction } from '@/lib/action'
import { permitChange, requirePassword } from '@/lib/auth/password'
import { readInvitation, joinByInvitation } from '@/lib/people/invitation'
import {
  acceptInvitation,
  askOwnerChange,
  changeRole,
  confirmOwnerChange,
  invitePerson,
  leaveAccount,
  openOwnAccount,
  removePerson,
  resendInvitation,
  withdrawInvitation,
  withdrawOwnerChange,
} from '@/lib/people/people'
import {
  acceptSchema,
  changeRoleSchema,
  handOverSchema,
  invitationSchema,
  inviteSchema,
  joinSchema,
  personSchema,
} from '@/lib/people/schema'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { aboutAccount } from '@/lib/supabase/named-account'

export const inviteAction = clientAction(inviteSchema, async (input, client) => {
  await invitePerson(client, input)
  sendAfterAnswer()
  refresh()
})

export const resendInvitationAction = clientAction(invitationSchema, async ({ invitation }, client) => {
  await resendInvitation(client, invitation)
  sendAfterAnswer()
  refresh()
})

export const withdrawInvitationAction = clientAction(invitationSchema, async ({ invitation }, client) => {
  await withdrawInvitation(client, invitation)
  refresh()
})

export const changeRoleAction = clientAction(changeRoleSchema, async (input, client) => {
  await changeRole(client, input)
  refresh()
})

export const removePersonAction = clientAction(personSchema, async ({ person }, client) => {
  await removePerson(client, person)
  refresh()
})

/** The user has lost access to the page, so the action does not refresh it. The browser opens another page. */
export const leaveAccountAction = clientAction(nothingSchema, async (_, client) => {
  await leaveAccount(client)
})

/** The password is required, because this gives the company's account to another person. */
export const askOwnerChangeAction = clientAction(handOverSchema, async ({ person, current }, client) => {
  await requirePassword(client, current)
  await permitChange(client.id, { kind: 'owner' })
  await askOwnerChange(client, person)
  sendAfterAnswer()
  refresh()
})

export const confirmOwnerChangeAction = clientAction(nothingSchema, async (_, client) => {
  const done = await confirmOwnerChange(client)
  sendAfterAnswer()
  refresh()
  return done
})

export const withdrawOwnerChangeAction = clientAction(nothingSchema, async (_, client) => {
  await withdrawOwnerChange(client)
  refresh()
})

export const joinAction = asFormAction(
  publicAction(joinSchema, async (input) => {
    const { target, team } = await joinByInvitation(input)
    await flash({ kind: 'success', ...(team ? invitationText.team.done : invitationText.done) })
    redirect(target)
  }),
)

export const acceptInvitationAction = asFormAction(
  signedInAction(acceptSchema, async ({ token }, person) => {
    const invitation = await readInvitation(token)
    const account = await acceptInvitation(person, token)
    await flash({ kind: 'success', ...(invitation?.team ? invitationText.team.done : invitationText.done) })
    redirect(invitation?.team ? '/admin' : aboutAccount<Route>('/portal', account))
  }),
)

export const openOwnAccountAction = signedInAction(nothingSchema, async (_, person) => {
  redirect(aboutAccount<Route>('/bienvenida', await openOwnAccount(person)))
})
