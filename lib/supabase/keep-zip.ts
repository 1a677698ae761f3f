import 'server-only'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/**
 * Renews the claim of a running ZIP download or, with `over`, ends the claim; an account can have two claims.
 * A failed renewal is only reported, because it must not stop the download.
 */
export async function keepZip(zip: string, over: boolean): Promise<void> {
  await unwrap(adminClient().rpc('keep_zip', { zip, over }), 'documents.zip-keep').catch((error: unknown) =>
    report(error, 'documents zip-keep'),
  )
}
