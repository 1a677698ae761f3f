import type { AccountId } from '@/lib/ids'
import type { KeptReading } from '@/lib/einvoice/kept-reading'
import type { PageCursor } from '@/lib/format/page-cursor'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'
import type { Filed } from '@/lib/invoices/filed'

/** `asked` means that the firm asked the client for another file. */
export const verdicts = ['accepted', 'rejected', 'asked', 'reviewing'] as const
export type Verdict = (typeof verdicts)[number]

/** `all` lists a client's invoices in every state. */
export type Queue = 'waiting' | 'asked' | 'accepted' | 'rejected' | 'all'

export type QueueRow = {
  id: string
  label: InvoiceLabel
  client: AccountId
  /** `replaced` invoices appear only in the list `all`. */
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
  /** A member's reason for accepting a file that has errors or cannot be read; only the firm's pages show it. */
  reason: string | null
  automatic: boolean
}

export type Opinion = { proposal: 'sound' | 'doubtful' | 'wrong'; note: string | null; at: string }

export type ReviewInvoice = {
  id: string
  label: InvoiceLabel
  findings: readonly string[]
  /** `reading` is null until the file is read, and for a file that cannot be read. */
  reading: KeptReading | null
  opinion: Opinion | null
  filed: Filed
  /** Other clients to whom the invoice may belong; empty if one of this client's companies is on the invoice. */
  belongs: readonly { id: string; name: string }[]
  /** The invoice at its new client; null if it was not moved, or if the member does not see that client. */
  movedTo: { id: string; client: string } | null
  verdict: Verdict
  needsReason: boolean
  note: string | null
  /** The number of decisions; a decision based on another number is refused, because another member decided first. */
  decision: number
  createdAt: string
  deleted: boolean
  withdrawn: boolean
  own: boolean
  file: { href: string; type: string; size: number } | null
  client: { id: string; name: string; email: string; companies: readonly string[] }
  replaces: Named | null
  replacedBy: Named | null
  decisions: readonly Decision[]
}

export type ReviewCase = Omit<ReviewInvoice, 'reading' | 'opinion' | 'filed' | 'belongs' | 'movedTo'>

export const sumOf = (rows: readonly QueueRow[]): number | null =>
  rows.reduce<number | null>(
    (sum, { label: { total } }) => (sum === null || total === null ? null : sum + total),
    0,
  )
