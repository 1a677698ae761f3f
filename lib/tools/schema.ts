import { z } from 'zod'
import { payers, type Payer } from '@/content/tools/due-dates'
import { readOwner } from '@/lib/tools/read-owner'

export const dueDatesSchema = z.object({
  nit: z
    .string()
    .max(60)
    .transform((typed, refuse) => {
      const owner = readOwner(typed)
      if (owner.nit !== null) return owner.nit
      refuse.addIssue({ code: 'custom', message: owner.problem })
      return z.NEVER
    }),
  payer: z.enum(Object.keys(payers) as [Payer, ...Payer[]]),
})
