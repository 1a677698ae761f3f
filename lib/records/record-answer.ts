/** What a stranger is told of a record: what may be compared with the paper in their hand. */
export type CheckedRecord = {
  number: string
  issued_at: string
  /** Of the signed file, in hexadecimal digits. */
  sha256: string
  verdict: 'accepted' | 'rejected'
  document: string | null
  file_sha256: string | null
  /** The firm has decided anew since. */
  newer: boolean
}

export type RecordAnswer = CheckedRecord | { problem: string }
