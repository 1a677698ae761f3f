import type { RecordStanding } from '@/lib/records/record'

/** What a stranger is told of a record: what may be compared with the paper in their hand, and what became of it. */
export type CheckedRecord = {
  number: string
  issued_at: string
  verdict: 'accepted' | 'rejected'
  /** Whether the rules decided by themselves; null where nobody wrote it down. */
  automatic: boolean | null
  document: string | null
  file_sha256: string | null
  /** Of the signed file, in hexadecimal digits; null while nobody has asked for it. */
  sha256: string | null
  signed_at: string | null
  stamped_at: string | null
  certificate_until: string | null
  /** Whether the certificate of the signature is over by now. */
  expired: boolean
  standing: RecordStanding
}

export type RecordAnswer = CheckedRecord | { problem: string }
