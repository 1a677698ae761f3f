'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { ExpectedError, messageOf } from '@/lib/errors'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import { changeMany, previewMany } from '@/lib/tax-profile/change-many'
import { changeProfilesSchema, previewProfilesSchema } from '@/lib/tax-profile/many-schema'
import { datesOf, readProfiles, removeProfile, saveProfile } from '@/lib/tax-profile/profiles'
import { historyOf, previewSchema, removeSchema, saveManySchema, saveSchema } from '@/lib/tax-profile/schema'

/** Returns the new version (`seen`), which the next save has to send. */
export const saveTaxProfileAction = staffAction(saveSchema, async ({ profile, ...kept }, member) => {
  const seen = await saveProfile(member, kept, profile)
  refresh()
  return seen
})

/** Saves each profile independently. Returns for each profile why it was not saved, or null. */
export const saveTaxProfilesAction = staffAction(saveManySchema, async ({ profiles }, member) => {
  const refusals: (string | null)[] = []
  for (const { profile, ...kept } of profiles)
    refusals.push(await refusalOf(saveProfile(member, kept, profile)))
  return refusals
})

async function refusalOf(saving: Promise<unknown>): Promise<string | null> {
  try {
    await saving
    return null
  } catch (error) {
    if (error instanceof ExpectedError) return error.sentence ?? messageOf(error.code)
    throw error
  }
}

export const removeTaxProfileAction = staffAction(removeSchema, async (kept, member) => {
  await removeProfile(member, kept)
  refresh()
  return null
})

export const previewProfilesAction = staffAction(previewProfilesSchema, (input, member) =>
  previewMany(member, input),
)

export const changeProfilesAction = staffAction(changeProfilesSchema, async (input, member) => {
  const refused = await changeMany(member, input)
  refresh()
  return refused
})

export const previewDatesAction = staffAction(
  previewSchema,
  async ({ client, valid_from, profile }, member) => {
    const [calendar, { profiles }] = await Promise.all([
      readFirmCalendar(member),
      readProfiles(member, client),
    ])
    const history = historyOf(client, profiles, { ...profile, valid_from })
    return datesOf(calendar, history, bogotaDay(Date.now()))
  },
)
