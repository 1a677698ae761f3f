import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { dataExportLimits, takeLimits } from '@/lib/limits'
import { report } from '@/lib/observability/report'
import type { Client } from '@/lib/session/require'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

export type ExportProgress = { status: 'ready' | 'running' | 'done' | 'failed'; files: number; done: number }

const minute = 60_000
const table = () => adminClient().from('data_exports')

/** Prepares a copy of the client's data; the returned id allows one download within ten minutes. */
export async function createExport({ id, account, db }: Client): Promise<{ id: string; files: number }> {
  await takeLimits(dataExportLimits(id))
  const { count, error } = await db
    .from('documents')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', account)
    .eq('kind', 'file')
  if (error) throw new Error('account.export-count', { cause: error })
  return unwrap(
    table()
      .insert({ user_id: account, made_by: id, files: count ?? 0 })
      .select('id, files')
      .single(),
    'account.export-create',
  )
}

export async function claimExport(client: Client, exportId: string): Promise<void> {
  const data = await unwrap(
    table()
      .update({ status: 'running' })
      .match({ id: exportId, user_id: client.account, status: 'ready' })
      .gt('created_at', new Date(Date.now() - 10 * minute).toISOString())
      .select('id'),
    'account.export-claim',
  )
  if (data.length === 0) throw new ExpectedError('not-found')
}

/** This function never throws, because a failed progress update must not stop the copy. */
export async function noteProgress(exportId: string, done: number, status: 'running' | 'done' | 'failed') {
  const { error } = await table()
    .update({
      files_done: done,
      status,
      ...(status === 'running' ? {} : { finished_at: new Date().toISOString() }),
    })
    .eq('id', exportId)
  if (error) report(error, 'account.export-progress')
}

export async function readProgress({ account, db }: Client, exportId: string): Promise<ExportProgress> {
  const data = await unwrap(
    db
      .from('data_exports')
      .select('status, files, files_done')
      .match({ id: exportId, user_id: account })
      .maybeSingle(),
    'account.export-read',
  )
  if (!data) throw new ExpectedError('not-found')
  return { status: data.status as ExportProgress['status'], files: data.files, done: data.files_done }
}
