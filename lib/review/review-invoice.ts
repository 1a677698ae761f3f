import type { KeptReading } from '@/lib/einvoice/kept-reading'
import type { PageCursor } from '@/lib/format/page-cursor'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'

/** Where an invoice stands for the firm; `asked` waits for another file of the client. */
export const verdicts = ['accepted', 'rejected', 'asked', 'reviewing'] as const
export type Verdict = (typeof verdicts)[number]

/** `all` are the invoices of one client, whatever became of them. */
export type Queue = 'waiting' | 'asked' | 'accepted' | 'rejected' | 'all'

export type QueueRow = {
  id: string
  label: InvoiceLabel
  client: string
  /** `replaced` stands in no queue, but among all of its client. */
  state: Exclude<Queue, 'all'> | 'replaced'
  since: string
  withdrawn: boolean
  replaces: boolean
}

export type QueuePage = {
  rows: readonly QueueRow[]
  /** Where the neighbouring pages begin; null where there is none. */
  before: PageCursor | null
  after: PageCursor | null
}

type Named = { id: string; number: string }
export type Decision = {
  at: string
  by: string | null
  verdict: Verdict
  note: string | null
  /** Why it was accepted with errors open, or unread; the firm alone reads it. */
  reason: string | null
  automatic: boolean
}

/** What the automation service thinks of an invoice. */
export type Opinion = { proposal: 'sound' | 'doubtful' | 'wrong'; note: string | null; at: string }

export type ReviewInvoice = {
  id: string
  label: InvoiceLabel
  findings: readonly string[]
  /** Null until the rules have read the file, and for what they do not read. */
  reading: KeptReading | null
  /** What the automation service thinks of it; null while it has said nothing. */
  opinion: Opinion | null
  verdict: Verdict
  /** Accepting it asks for a reason. */
  needsReason: boolean
  note: string | null
  /** How often the firm has decided: what a decision is made upon. */
  decision: number
  createdAt: string
  deleted: boolean
  withdrawn: boolean
  /** The member is the client as well. */
  own: boolean
  file: { href: string; type: string; size: number } | null
  client: { id: string; name: string; email: string; companies: readonly string[] }
  replaces: Named | null
  replacedBy: Named | null
  /** The newest first. */
  decisions: readonly Decision[]
}

/** Without what its file and others say: what the browser needs to decide. */
export type ReviewCase = Omit<ReviewInvoice, 'reading' | 'opinion'>

/** What the invoices are worth together; null when nobody knows it of one of them. */
export const sumOf = (rows: readonly QueueRow[]): number | null =>
  rows.reduce<number | null>(
    (sum, { label: { total } }) => (sum === null || total === null ? null : sum + total),
    0,
  )
