'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { secretIdSchema, secretSchema, switchSchema } from '@/lib/review/settings/schema'
import { removeSecret, saveSecret, setSwitch } from '@/lib/review/settings/settings'

export const setSwitchAction = staffAction(switchSchema, async (input, member) => {
  await setSwitch(member, input)
  refresh()
})

export const saveSecretAction = staffAction(secretSchema, async (input, member) => {
  await saveSecret(member, input)
  refresh()
})

export const removeSecretAction = staffAction(secretIdSchema, async ({ id }, member) => {
  await removeSecret(member, id)
  refresh()
})
