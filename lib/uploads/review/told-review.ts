import { z } from 'zod'
import type { UploadReview } from '@/lib/uploads/schema'

const columns = z.object({
  proposal: z.enum(['sound', 'doubtful', 'wrong']).nullable(),
  findings: z.array(z.object({ message: z.string() })),
})

/** What a client is told about a file that has just arrived, from the columns `proposal` and `findings` of its invoice. */
export function toldReview(invoice: unknown): { review?: UploadReview } {
  const { data } = columns.safeParse(invoice)
  if (!data?.proposal) return {}
  return { review: { proposal: data.proposal, message: data.findings[0]?.message ?? null } }
}
