'use server'
import { clientAction, staffAction } from '@/lib/action'
import { searchLimits, takeLimits } from '@/lib/limits'
import { findInFirm, findOwn } from '@/lib/search/find'
import { searchSchema } from '@/lib/search/schema'

export const searchAction = staffAction(searchSchema, async (search, member) => {
  await takeLimits(searchLimits(member.id))
  return findInFirm(member, search, 'dialog')
})

export const ownSearchAction = clientAction(searchSchema, async (search, client) => {
  await takeLimits(searchLimits(client.id))
  return findOwn(client, search, 'dialog')
})
