import type { AccountId } from '@/lib/ids'
import type { KeptReading } from '@/lib/einvoice/kept-reading'
import type { PageCursor } from '@/lib/format/page-cursor'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'

/** `asked` waits for another file from the client. */
export const verdicts = ['accepted', 'rejected', 'asked', 'reviewing'] as const
export type Verdict = (typeof verdicts)[number]

/** `all` is every invoice of one client. */
export type Queue = 'waiting' | 'asked' | 'accepted' | 'rejected' | 'all'

export type QueueRow = {
  id: string
  label: InvoiceLabel
  client: AccountId
  /** `replaced` invoices appear only in `all`. */
  state: Exclude<Queue, 'all'> | 'replaced'
  since: string
  withdrawn: boolean
  replaces: boolean
}

export type QueuePage = {
  rows: readonly QueueRow[]
  before: PageCursor | null
  after: PageCursor | null
}

type Named = { id: string; number: string }
export type Decision = {
  at: string
  by: string | null
  verdict: Verdict
  note: string | null
  /** Reason for accepting it despite errors or unread; internal to the firm. */
  reason: string | null
  automatic: boolean
}

export type Opinion = { proposal: 'sound' | 'doubtful' | 'wrong'; note: string | null; at: string }

export type ReviewInvoice = {
  id: string
  label: InvoiceLabel
  findings: readonly string[]
  /** Null until the rules have read the file, or when they cannot. */
  reading: KeptReading | null
  opinion: Opinion | null
  verdict: Verdict
  needsReason: boolean
  note: string | null
  /** Number of decisions so far, to detect concurrent ones. */
  decision: number
  createdAt: string
  deleted: boolean
  withdrawn: boolean
  /** The member is also the client. */
  own: boolean
  file: { href: string; type: string; size: number } | null
  client: { id: string; name: string; email: string; companies: readonly string[] }
  replaces: Named | null
  replacedBy: Named | null
  decisions: readonly Decision[]
}

export type ReviewCase = Omit<ReviewInvoice, 'reading' | 'opinion'>

/** Null when one total is unknown. */
export const sumOf = (rows: readonly QueueRow[]): number | null =>
  rows.reduce<number | null>(
    (sum, { label: { total } }) => (sum === null || total === null ? null : sum + total),
    0,
  )
