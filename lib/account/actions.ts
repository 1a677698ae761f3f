'use server'
import { refresh } from 'next/cache'
import { createExport } from '@/lib/account/export/exports'
import { fileRequest } from '@/lib/account/file-request'
import { saveMailChoices } from '@/lib/account/save-mail-choices'
import {
  authorisationsSchema,
  dataRequestSchema,
  emailChangeSchema,
  mailChoicesSchema,
  nothingSchema,
  passwordChangeSchema,
  profileSchema,
} from '@/lib/account/schema'
import { clientAction } from '@/lib/action'
import { requestEmailChange } from '@/lib/auth/change-email'
import { changePassword } from '@/lib/auth/change-password'
import { endOtherSessions } from '@/lib/auth/other-sessions'
import { ExpectedError } from '@/lib/errors'
import { databaseError } from '@/lib/supabase/database-error'

export const saveProfileAction = clientAction(profileSchema, async ({ name, phone }, { db }) => {
  const { error } = await db.rpc('save_profile', { full_name: name, phone_number: phone })
  if (error) throw databaseError(error, 'account.profile')
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

export const endOtherSessionsAction = clientAction(nothingSchema, async (_nothing, { db }) => {
  if (!(await endOtherSessions(db))) throw new ExpectedError('unavailable')
  refresh()
  return null
})

export const saveMailChoicesAction = clientAction(mailChoicesSchema, async (choices, client) => {
  await saveMailChoices(client.id, choices)
  refresh()
  return null
})

export const saveAuthorisationsAction = clientAction(authorisationsSchema, async (choices, client) => {
  await saveMailChoices(client.id, choices)
  refresh()
  return null
})

/** Answers the last day for the firm's answer. */
export const fileRequestAction = clientAction(dataRequestSchema, async (request, client) => {
  const due = await fileRequest(client.id, request)
  refresh()
  return { due }
})

/** Makes a copy ready for one download. */
export const startExportAction = clientAction(nothingSchema, (_nothing, client) => createExport(client))
