'use server'
import type { Route } from 'next'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { signedInAction, staffAction } from '@/lib/action'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import type { SignedIn } from '@/lib/session/session'
import { aboutAccount } from '@/lib/supabase/named-account'
import { sendWelcome } from '@/lib/welcome/send-welcome'
import { askCorrection, saveDraft } from '@/lib/welcome/welcome'
import { consentSchema, correctionSchema, leaveSchema, welcomeDraft } from '@/lib/welcome/schema'

export const saveWelcomeAction = signedInAction(welcomeDraft, (draft, person) => saveDraft(person, draft))

export const leaveCompanyAction = signedInAction(leaveSchema, async (draft, person) => {
  await saveDraft(person, { ...draft, done: true })
  redirect(welcomeOf(person))
})

export const sendWelcomeAction = signedInAction(consentSchema, async (choices, person) => {
  await sendWelcome(person, choices)
  sendAfterAnswer()
  redirect(welcomeOf(person))
})

export const askCorrectionAction = staffAction(correctionSchema, async ({ accountId, note }, member) => {
  await askCorrection(member, accountId, note)
  sendAfterAnswer()
  refresh()
  return null
})

const welcomeOf = ({ id, account }: SignedIn): Route =>
  account === id ? '/bienvenida' : aboutAccount<Route>('/bienvenida', account)
