'use server'
import { clientAction, staffAction } from '@/lib/action'
import { findInFirm, findOwn } from '@/lib/search/find'
import { searchSchema } from '@/lib/search/schema'

export const searchAction = staffAction(searchSchema, async (search, member) =>
  findInFirm(member, search, 'dialog'),
)

export const ownSearchAction = clientAction(searchSchema, async (search, client) =>
  findOwn(client, search, 'dialog'),
)
