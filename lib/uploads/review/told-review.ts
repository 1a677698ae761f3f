import { z } from 'zod'
import type { FinishedUpload } from '@/lib/uploads/schema'

const columns = z.object({
  reviewed_at: z.string().nullable(),
  proposal: z.enum(['sound', 'doubtful', 'wrong']).nullable(),
  findings: z.array(z.object({ message: z.string() })),
})

/** What a client is told about a file that has just arrived, from the columns `reviewed_at`, `proposal` and `findings` of its invoice. */
export function toldReview(invoice: unknown): Pick<FinishedUpload, 'review' | 'reading'> {
  const { data } = columns.safeParse(invoice)
  if (data && !data.reviewed_at) return { reading: true }
  if (!data?.proposal) return {}
  return { review: { proposal: data.proposal, message: data.findings[0]?.message ?? null } }
}
