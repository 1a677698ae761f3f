import 'server-only'
import { account } from '@/content/account'
import { firm } from '@/content/firm'
import { dueDay } from '@/lib/account/legal-term'
import type { RequestKind } from '@/lib/account/schema'
import { dataRequestLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'
import { adminClient } from '@/lib/supabase/admin'
import { databaseError } from '@/lib/supabase/database-error'

type NewRequest = { kind: RequestKind; details: string; key: string }

/** Files a request about the client's data with its legal term. Answers the last day for the answer. */
export async function fileRequest(client: string, { kind, details, key }: NewRequest): Promise<string> {
  await takeLimits(dataRequestLimits(client))
  const { data, error } = await adminClient().rpc('file_data_request', {
    client,
    request_key: key,
    request_kind: kind,
    words: details,
    due: dueDay(kind, new Date()),
    kind_label: account.requests.kinds[kind],
    firm_mail: firm.email,
  })
  if (error) throw databaseError(error, 'account.request')
  const [filed] = data
  if (!filed) throw new Error('account.request')
  return filed.due_on
}
