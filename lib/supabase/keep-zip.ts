import 'server-only'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/**
 * Renews or frees the place of a running ZIP download. A person has only a limited number of places.
 * A failed renewal is only reported, because it must not stop the download.
 */
export async function keepZip(zip: string, over: boolean): Promise<void> {
  await unwrap(adminClient().rpc('keep_zip', { zip, over }), 'documents.zip-keep').catch((error: unknown) =>
    report(error, 'documents zip-keep'),
  )
}
