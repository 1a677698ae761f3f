import 'server-only'
import { z } from 'zod'
import { recordCheckLimits, takeLimits } from '@/lib/limits'
import { currentSender } from '@/lib/http/client-ip'
import { standing, type RecordStanding } from '@/lib/records/record'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const checked = z
  .object({
    number: z.string(),
    issued_at: z.string(),
    verdict: z.enum(['accepted', 'rejected']),
    automatic: z.boolean().nullable(),
    document: z.string().nullable(),
    file_sha256: z.string().nullable(),
    sha256: z.string().nullable(),
    signed_at: z.string().nullable(),
    stamped_at: z.string().nullable(),
    certificate_until: z.string().nullable(),
    standing,
  })
  .nullable()

export function recordCode(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[0-9A-F]{16}$/.test(digits) ? (digits.match(/.{4}/g) ?? []).join('-') : null
}

export function fileHash(text: string): string | null {
  const digits = text.replace(/\s/g, '').toLowerCase()
  return /^[0-9a-f]{64}$/.test(digits) ? digits : null
}

export const takeCheck = async () => takeLimits(recordCheckLimits((await currentSender()).ip))

/** Returns the public data of a record; null for an unknown code. Callers must call `takeCheck` first. */
export async function checkRecord(code: string): Promise<CheckedRecord | null> {
  const record = await unwrap(
    adminClient().rpc('check_review_record', { record_code: code }),
    'records.check',
    checked,
  )
  if (!record) return null
  const { certificate_until: until } = record
  return { ...record, expired: until !== null && Date.parse(until) < Date.now() }
}

export type CheckedRecord = {
  number: string
  issued_at: string
  verdict: 'accepted' | 'rejected'
  /** `automatic` is null for records from the time before this field existed. */
  automatic: boolean | null
  document: string | null
  file_sha256: string | null
  /** The hash of the signed file; null until somebody has requested the file. */
  sha256: string | null
  signed_at: string | null
  stamped_at: string | null
  certificate_until: string | null
  expired: boolean
  standing: RecordStanding
}

export type RecordAnswer = CheckedRecord | { problem: string }
