import { z } from 'zod'
import { savedFiltersText } from '@/content/saved-filters'
import { nameText } from '@/lib/fields/name'
import { filterPages } from '@/lib/saved-filters/href'

export const saveFilterSchema = z.strictObject({
  id: z.uuid(),
  page: z.enum(filterPages),
  name: nameText(1, 60, savedFiltersText.problem),
  query: z.string().min(1).max(500),
})

export const deleteFilterSchema = z.strictObject({ id: z.uuid() })

export const savedFiltersSchema = z.array(z.object({ id: z.uuid(), name: z.string(), query: z.string() }))
