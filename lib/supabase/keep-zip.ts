import 'server-only'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/**
 * Renews the claim of a ZIP that is being sent, or ends it. Only the server may do so, because claims limit people's ZIPs.
 * Never throws, because a failed renewal must not stop the download.
 */
export async function keepZip(zip: string, over: boolean): Promise<void> {
  await unwrap(adminClient().rpc('keep_zip', { zip, over }), 'documents.zip-keep').catch((error: unknown) =>
    report(error, 'documents zip-keep'),
  )
}
