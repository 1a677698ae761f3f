import { z } from 'zod'
import { refusalTexts } from '@/content/einvoice/refusals'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'

const readings = ['waiting', 'read', 'person', ...(Object.keys(refusalTexts) as RefusalReason[])] as const

export const labelSchema: z.ZodType<InvoiceLabel> = z.object({
  number: z.string(),
  name: z.string(),
  size: z.number(),
  kind: z.string().nullable(),
  sale: z.boolean(),
  party: z.string().nullable(),
  document: z.string().nullable(),
  total: z.number().nullable(),
  proposal: z.enum(['sound', 'doubtful', 'wrong']).nullable(),
  findings: z.number(),
  finding: z.string().nullable(),
  // A reason that a later version of the site stored is unknown here, so it is read as `unreadable`.
  reading: z.enum(readings).catch('unreadable'),
})
