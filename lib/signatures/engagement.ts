import { z } from 'zod'
import { engagementsText } from '@/content/signature-engagements'

/** Services, work and fees that began with a signed engagement letter. Amounts are whole pesos before VAT. */
export const engagementsShape = z.array(
  z.object({
    request: z.string(),
    title: z.string(),
    openedAt: z.string(),
    closedAt: z.string().nullable(),
    closedBy: z.string().nullable(),
    reason: z.string().nullable(),
    services: z.array(z.object({ name: z.string(), since: z.string(), until: z.string().nullable() })),
    work: z.array(z.object({ template: z.string(), name: z.string() })),
    fees: z.object({ count: z.number(), open: z.number(), collected: z.number() }),
  }),
)
export type Engagement = z.output<typeof engagementsShape>[number]

const { short } = engagementsText.close
export const closeEngagementSchema = z.strictObject({
  request: z.uuid(),
  reason: z.string().trim().min(3, short).max(300, short),
})
