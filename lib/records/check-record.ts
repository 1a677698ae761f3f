import 'server-only'
import { z } from 'zod'
import { currentSender } from '@/lib/limits/client-address'
import { recordCheckLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'
import { standing } from '@/lib/records/record'
import type { CheckedRecord } from '@/lib/records/record-answer'
import { adminClient } from '@/lib/supabase/admin'

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

/** The code as it is kept, from however it was typed; null when it can be none. */
export function recordCode(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[0-9A-F]{16}$/.test(digits) ? (digits.match(/.{4}/g) ?? []).join('-') : null
}

/** What a stranger may know of the record with a code; null when there is none. Throws `rate-limited`. */
export async function checkRecord(code: string): Promise<CheckedRecord | null> {
  await takeLimits(recordCheckLimits((await currentSender()).address))
  const { data, error } = await adminClient().rpc('check_review_record', { record_code: code })
  if (error) throw new Error('records.check', { cause: error })
  const record = checked.parse(data)
  if (!record) return null
  const { certificate_until: until } = record
  return { ...record, expired: until !== null && Date.parse(until) < Date.now() }
}
