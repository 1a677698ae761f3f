import { z } from 'zod'
import { payers, type Payer } from '@/content/tools/due-dates'
import type { GuideId } from '@/content/tools/guides/guide'
import { lateFilingFields, lateFilingOf } from '@/lib/tools/late-filing'
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

const shortText = z.string().max(60)
const guideIds = ['iva', 'simple', 'renta'] as const satisfies readonly GuideId[]

export const guideSchema = z.object({
  guide: z.enum(guideIds),
  fields: z.array(z.tuple([shortText, shortText])).max(30),
})

export const lateFilingSchema = z
  .object(Object.fromEntries(lateFilingFields.map((name) => [name, shortText.optional()])))
  .transform((typed, refuse) => {
    const answer = lateFilingOf(typed)
    if ('cost' in answer) return answer.cost
    for (const [name, message] of Object.entries(answer.problems))
      refuse.addIssue({ code: 'custom', path: [name], message })
    return z.NEVER
  })
