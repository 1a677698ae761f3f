import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { Proposal } from '@/lib/einvoice/review-document'
import type { Refused } from '@/lib/einvoice/review-xml'
import type { Finding } from '@/lib/einvoice/rules/finding'

/** A file that is to be read, with its bytes. */
export type Task = { id: number; file: string; bytes: Uint8Array }

/** A document that a ZIP holds, before it is reviewed. */
export type Opened = { id: number; members: readonly { file: string; bytes: Uint8Array }[] }

/** What the command says of one document; `findings` are empty when it was refused. */
export type Row = {
  file: string
  /** The name of DIAN's root, `other`, `pdf`, `image`; null when nobody could tell. */
  kind: string | null
  /** What to call a document of kind `other`. */
  name?: string
  invoice: Invoice | null
  proposal: Proposal | null
  findings: readonly Pick<Finding, 'id' | 'severity' | 'title' | 'message' | 'detail' | 'figures'>[]
  refused?: Refused
}

export type Reviewed = { id: number; row: Row }
