import { z } from 'zod'
import { groupNames, longestSearch } from '@/lib/search/href'

export const searchSchema = z.strictObject({
  search: z.string().trim().min(1).max(longestSearch),
  group: z.enum(groupNames).nullable(),
})
