'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import {
  graceSchema,
  secretIdSchema,
  secretSchema,
  signerOfSchema,
  signerSchema,
  switchSchema,
} from '@/lib/review/settings/schema'
import {
  confirmSigner,
  removeSecret,
  saveSecret,
  setGrace,
  setSwitch,
  withdrawSigner,
} from '@/lib/review/settings/settings'

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

export const setGraceAction = staffAction(graceSchema, async ({ grace }, member) => {
  await setGrace(member, grace)
  refresh()
})

export const confirmSignerAction = staffAction(signerOfSchema, async ({ invoice }, member) => {
  await confirmSigner(member, invoice)
  refresh()
})

export const withdrawSignerAction = staffAction(signerSchema, async (input, member) => {
  await withdrawSigner(member, input)
  refresh()
})
