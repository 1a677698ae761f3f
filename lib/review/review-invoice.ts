import type { KeptReading } from '@/lib/einvoice/kept-reading'
import type { PageCursor } from '@/lib/format/page-cursor'

/** Where an invoice stands for the firm; `asked` waits for another file of the client. */
export const verdicts = ['accepted', 'rejected', 'asked', 'reviewing'] as const
export type Verdict = (typeof verdicts)[number]

export const queues = ['waiting', 'asked', 'accepted', 'rejected'] as const
export type Queue = (typeof queues)[number]

export type QueueRow = {
  id: string
  number: string
  name: string
  client: string
  /** Pesos; null while nothing has read it. */
  total: number | null
  findings: readonly string[]
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
  automatic: boolean
}

/** What the automation service thinks of an invoice. */
export type Opinion = { proposal: 'sound' | 'doubtful' | 'wrong'; note: string | null; at: string }

export type ReviewInvoice = {
  id: string
  number: string
  name: string
  total: number | null
  findings: readonly string[]
  /** Null until the rules have read the file, and for what they do not read. */
  reading: KeptReading | null
  /** What the automation service thinks of it; null while it has said nothing. */
  opinion: Opinion | null
  verdict: Verdict
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

/** Where an invoice is looked for before and after a decision. */
export const queueOf = (verdict: Verdict): Queue => (verdict === 'reviewing' ? 'waiting' : verdict)

/** What the invoices are worth together; null when nobody knows it of one of them. */
export const sumOf = (rows: readonly QueueRow[]): number | null =>
  rows.reduce<number | null>((sum, { total }) => (sum === null || total === null ? null : sum + total), 0)
