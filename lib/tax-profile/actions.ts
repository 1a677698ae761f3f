'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import { datesOf, readProfiles, removeProfile, saveProfile } from '@/lib/tax-profile/profiles'
import { clientProfileOf, previewSchema, removeSchema, saveSchema } from '@/lib/tax-profile/schema'

/** Returns the new `seen`, which the next save sends. */
export const saveTaxProfileAction = staffAction(saveSchema, async ({ profile, ...kept }, member) => {
  const seen = await saveProfile(member, kept, profile)
  refresh()
  return seen
})

export const removeTaxProfileAction = staffAction(removeSchema, async (kept, member) => {
  await removeProfile(member, kept)
  refresh()
  return null
})

/** Shows the dates of a profile that is not saved yet; nothing is stored. */
export const previewDatesAction = staffAction(previewSchema, async ({ client, profile }, member) => {
  const [calendar] = await Promise.all([readFirmCalendar(member), readProfiles(member, client)])
  return datesOf(calendar, clientProfileOf(client, profile), bogotaDay(Date.now()))
})
