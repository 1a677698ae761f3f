'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import type { z } from 'zod'
import { account } from '@/content/account'
import { secondStepText } from '@/content/auth'
import { firm } from '@/content/firm'
import { createExport } from '@/lib/account/exports'
import { saveMailChoices } from '@/lib/auth/authorisations'
import { dueDay, legalTerm, readChoices } from '@/lib/account/queries'
import {
  authorisationsSchema,
  confirmOwedStepSchema,
  confirmStepSchema,
  dataRequestSchema,
  decideRequestSchema,
  emailChangeSchema,
  passwordChangeSchema,
  passwordSchema,
  requestKinds,
  type RequestKind,
} from '@/lib/account/schema'
import { profileSchema } from '@/lib/fields/profile'
import { beginOwnStep, confirmOwnStep, endOwnStep } from '@/lib/account/second-step'
import { clientAction, clientEnrolmentAction, nothingSchema, staffAction, flash } from '@/lib/action'
import { requestEmailChange } from '@/lib/auth/change-email'
import { changePassword } from '@/lib/auth/password'
import { codeSchema } from '@/lib/auth/schema'
import { addBusinessDays } from '@/lib/calendar/holidays'
import { companySchema, removeCompanySchema } from '@/lib/fields/company'
import { ExpectedError } from '@/lib/errors'
import { isCivilDay } from '@/lib/calendar/civil-day'
import { dataRequestLimits, takeLimits } from '@/lib/limits'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { nextPath } from '@/lib/session/destination'
import { endOtherSessions, openSession } from '@/lib/session/lifecycle'
import type { Client, Member } from '@/lib/session/require'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

export const saveProfileAction = clientAction(profileSchema, async ({ name, phone }, { db }) => {
  await unwrap(db.rpc('save_profile', { full_name: name, phone_number: phone }), 'account.profile')
  refresh()
  return null
})

export const changeEmailAction = clientAction(emailChangeSchema, async (change, client) => {
  await requestEmailChange(client, change)
  return null
})

export const changePasswordAction = clientAction(passwordChangeSchema, async (change, client) => {
  await changePassword(client, change)
  refresh()
  return null
})

export const beginOwnStepAction = clientEnrolmentAction(passwordSchema, ({ current }, client) =>
  beginOwnStep(client, current),
)

export const confirmOwnStepAction = clientAction(confirmStepSchema, async (answer, client) => {
  await confirmOwnStep(client, answer)
  sendAfterAnswer()
  refresh()
  return null
})

export const confirmOwedStepAction = clientEnrolmentAction(
  confirmOwedStepSchema,
  async ({ next, ...answer }, person) => {
    await confirmOwnStep(person, answer)
    sendAfterAnswer()
    const target = await openSession(person.db, person.email, nextPath(next))
    await flash({ kind: 'success', ...secondStepText.passed })
    redirect(target)
  },
)

export const endOwnStepAction = clientAction(codeSchema, async ({ code }, client) => {
  await endOwnStep(client, code)
  sendAfterAnswer()
  refresh()
  return null
})

export const endOtherSessionsAction = clientAction(nothingSchema, async (_nothing, { db }) => {
  if (!(await endOtherSessions(db))) throw new ExpectedError('unavailable')
  refresh()
  return null
})

export const saveAuthorisationsAction = clientAction(authorisationsSchema, async (given, client) => {
  const known = await readChoices(client)
  // A client who already gets reminders keeps their frequency; any other client gets them in the daily mail.
  const deadlines = known.deadlines === 'never' ? 'daily' : known.deadlines
  await saveMailChoices(client.id, {
    deadlines: given.deadlines ? deadlines : 'never',
    newsletter: given.newsletter ? 'now' : 'never',
  })
  refresh()
  return null
})

export const fileRequestAction = clientAction(dataRequestSchema, async (request, client) => {
  const due = await fileRequest(client, request)
  refresh()
  return { due }
})

export const startExportAction = clientAction(nothingSchema, (_nothing, client) => createExport(client))

type NewRequest = { kind: RequestKind; details: string; key: string }

/** Stores a request about personal data and returns the last day for the firm's reply. */
async function fileRequest(
  { id, account: client }: Client,
  { kind, details, key }: NewRequest,
): Promise<string> {
  await takeLimits(dataRequestLimits(id))
  const data = await unwrap(
    adminClient().rpc('file_data_request', {
      client,
      person: id,
      request_key: key,
      request_kind: kind,
      details,
      due: dueDay(kind, new Date()),
      kind_label: account.requests.kinds[kind],
      firm_mail: firm.email,
    }),
    'account.request',
  )
  const [filed] = data
  if (!filed) throw new Error('account.request')
  return filed.due_on
}

/** Answers or refuses a request about personal data, or extends its term as the law allows. */
async function decideRequest(
  { db }: Member,
  { request, status, reply }: z.output<typeof decideRequestSchema>,
): Promise<void> {
  const data = await unwrap(
    db.from('data_requests').select('kind, due_on').eq('id', request).maybeSingle(),
    'account.request',
  )
  const kind = requestKinds.find((known) => known === data?.kind)
  if (!data || !kind || !isCivilDay(data.due_on)) throw new ExpectedError('not-found')
  const later = addBusinessDays(data.due_on, legalTerm(kind).extension)
  await unwrap(
    db.rpc('decide_data_request', {
      request,
      new_status: status,
      reply,
      ...(status === 'extended' ? { new_due: later } : {}),
    }),
    'account.decide-request',
  )
}

export const decideRequestAction = staffAction(decideRequestSchema, async (input, member) => {
  await decideRequest(member, input)
  sendAfterAnswer()
  refresh()
  return null
})

export const saveCompanyAction = clientAction(companySchema, async ({ id, name, nit, digit }, { db }) => {
  await unwrap(
    db.rpc('save_company', {
      company_name: name,
      company_nit: nit,
      company_digit: Number(digit),
      ...(id ? { company: id } : {}),
    }),
    'companies.save',
  )
  refresh()
  return null
})

export const removeCompanyAction = clientAction(removeCompanySchema, async ({ id }, { db }) => {
  await unwrap(db.rpc('remove_company', { company: id }), 'companies.remove')
  refresh()
  return null
})
