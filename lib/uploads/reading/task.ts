import { z } from 'zod'
import { refusalTexts } from '@/content/einvoice/refusals'
import type { ReviewContext } from '@/lib/einvoice/review-context'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import { listProblems, type ListProblemName } from '@/lib/einvoice/dian-list/list-problem'
import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import { listRowShape, recognitionShape } from '@/lib/einvoice/dian-list/shapes'
import type { Recognition } from '@/lib/einvoice/dian-list/read-list'
import type { Review } from '@/lib/einvoice/review-document'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'
import type { Assembly } from '@/lib/pdf/frozen/assemble'
import { pdfProblems, type Frozen, type PdfProblemName } from '@/lib/pdf/frozen/pdf-problem'
import { busyLimits, busyProblems, type BusyProblem } from '@/lib/calendar/busy-limits'
import type { BusyRange, BusyWanted } from '@/lib/calendar/busy-times'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Json } from '@/lib/supabase/database.types'
import type { Verdict } from '@/lib/uploads/content-check/judge'
import { allTypes, type FileType } from '@/lib/uploads/file'

/** By these codes and numbers the database finds other invoices that are related to a document. */
export type Keys = { codes: string[]; supplier: string; numbers: string[]; stated: StatedCode | null }

/** The CUFE is computed from the text `before`, the technical key and the text `after`. */
type StatedCode = { code: string; number: string; before: string; after: string }

export type FileStep =
  /** `type` is the type that the file's name promises, and `takes` are all types that the upload accepts. */
  | { step: 'check'; type: FileType; takes: readonly FileType[] }
  | { step: 'read' | 'read-scan'; anchors?: readonly AnchorEntry[] }
  /** The rows of a list of the DIAN stay in the reader process until the site requests them. */
  | { step: 'list' }
  | { step: 'text'; isPdf: boolean }
  /** `freeze` flattens a PDF for signature, and `assemble` makes the signed PDF. */
  | { step: 'freeze' }
  | { step: 'assemble'; evidence: string; boxes: string; assembly: Assembly }
  | ({ step: 'calendar' } & BusyWanted)
export type NextStep =
  | { step: 'review'; today: CivilDay; context: ReviewContext }
  | { step: 'list-rows'; from: number; count: number }
  | { step: 'pdf-part'; from: number; count: number }
/** A check has one step; reviews and lists have several steps, between which the site queries the database. */
export type Step = FileStep | NextStep

/** `wrong` is the reason for a refusal. `scanCode` is the CUFE in the QR code, or ''. */
export type Answer =
  | { refused: RefusalReason }
  | Verdict
  | { keys: Keys }
  | { scanCode: string }
  | { text: string }
  | { outcome: Json }
  | { list: Recognition }
  | { rows: ListRow[] }
  | { listProblem: ListProblemName; missing: string[] }
  | { pdf: Frozen }
  | { part: string }
  | { pdfProblem: PdfProblemName }
  | { busy: BusyRange[] }
  | { busyProblem: BusyProblem }

export type Reviewed = { document: EDocument; review: Review }

export const mostText = 60_000

/** The most bytes of a PDF in one answer. Base64 makes them a third longer. */
export const mostBytesEach = 2 * 1024 * 1024

/** The most rows of a list in one answer, so that no answer is longer than `maxAnswer`. */
export const mostRowsEach = 2_000

const count = z.int().min(0)
const frozenShape = z.strictObject({
  size: count,
  pages: count,
  flattened: z.strictObject({ fields: count, notes: count, dropped: count, links: count, files: count }),
})

const texts = z.array(z.string().max(10_000)).max(100)
/** The reader handles untrusted files, so its answers are validated too. */
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
  z.strictObject({ text: z.string().max(mostText) }),
  z.strictObject({ outcome: z.record(z.string(), z.json()) }),
  z.strictObject({ list: recognitionShape }),
  z.strictObject({ rows: z.array(listRowShape).max(mostRowsEach) }),
  z.strictObject({ listProblem: z.enum(listProblems), missing: z.array(z.string().max(20)).max(5) }),
  z.strictObject({ pdf: frozenShape }),
  z.strictObject({ part: z.base64().max(mostBytesEach * 1.5) }),
  z.strictObject({ pdfProblem: z.enum(pdfProblems) }),
  z.strictObject({ busy: z.array(z.tuple([count, count])).max(busyLimits.instances) }),
  z.strictObject({ busyProblem: z.enum(busyProblems) }),
]) as z.ZodType<Answer>
