'use server'
import { staffAction } from '@/lib/action'
import { findShort } from '@/lib/search/find'
import { searchSchema } from '@/lib/search/schema'

export const searchAction = staffAction(searchSchema, ({ search }, member) => findShort(member, search))
