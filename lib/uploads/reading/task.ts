import { z } from 'zod'
import { refusalTexts } from '@/content/einvoice/refusals'
import type { ReviewContext } from '@/lib/einvoice/review-context'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { Review } from '@/lib/einvoice/review-document'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Json } from '@/lib/supabase/database.types'
import type { Verdict } from '@/lib/uploads/content-check/judge'
import { allTypes, type FileType } from '@/lib/uploads/file'

/** Codes and numbers of a document and the invoices it refers to. With them the database looks up the context of the review. */
export type Keys = { codes: string[]; supplier: string; numbers: string[]; stated: StatedCode | null }

/** The CUFE that a document states, and the texts before and after the technical key from which the CUFE is computed. */
type StatedCode = { code: string; number: string; before: string; after: string }

export type FileStep =
  /** `type` is the type that the name promises, `takes` are the types that the content may have. */
  | { step: 'check'; type: FileType; takes: readonly FileType[] }
  | { step: 'read' | 'read-scan'; anchors?: readonly AnchorEntry[] }
/** A check has one step; a review has two, with a database lookup in between. */
export type Step = FileStep | { step: 'review'; today: CivilDay; context: ReviewContext }

/**
 * `wrong`: why the file is refused; `type`: what its content is. `scanCode`: the CUFE of the QR code of a file without
 * XML, or ''. `outcome`: see outcome.ts.
 */
export type Answer =
  | { refused: RefusalReason }
  | Verdict
  | { keys: Keys }
  | { scanCode: string }
  | { outcome: Json }

export type Reviewed = { document: EDocument; review: Review }

const texts = z.array(z.string().max(10_000)).max(100)
/** The reader handles input of strangers, so its answers are checked too. */
export const answerSchema: z.ZodType<Answer> = z.union([
  z.strictObject({ refused: z.enum(Object.keys(refusalTexts) as RefusalReason[]) }),
  z.strictObject({ wrong: z.string().max(100) }),
  z.strictObject({ type: z.enum(allTypes as [FileType]) }),
  z.strictObject({
    keys: z.strictObject({
      codes: texts,
      supplier: z.string(),
      numbers: texts,
      stated: z
        .strictObject({ code: z.string(), number: z.string(), before: z.string(), after: z.string() })
        .nullable(),
    }),
  }),
  z.strictObject({ scanCode: z.string().max(200) }),
  z.strictObject({ outcome: z.record(z.string(), z.json()) }),
]) as z.ZodType<Answer>
