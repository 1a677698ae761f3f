import 'server-only'
import { z } from 'zod'
import type { ErrorCode } from '@/content/errors'
import { ExpectedError } from '@/lib/errors'
import { accountId, personId } from '@/lib/ids'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { copyObject } from '@/lib/uploads/objects'

const claimed = z.array(
  z.object({ file: z.uuid(), client: accountId, member: personId, path: z.string(), type: z.string() }),
)
type Item = z.output<typeof claimed>[number]

/** Errors that usually pass by themselves. A file that failed with one of them is copied again later. */
const passing: readonly ErrorCode[] = ['upload-busy', 'unavailable', 'unexpected']

/**
 * Copies files to the clients who are to get them now, for up to `budgetMs`.
 * Several servers may copy files at once, because each copy is reserved for one server at a time.
 * If a file cannot be copied, the other files are still copied.
 */
export async function deliverSendings(budgetMs: number): Promise<void> {
  const until = Date.now() + budgetMs
  while (Date.now() < until) {
    const items = await unwrap(adminClient().rpc('claim_sending_items'), 'sendings.claim', claimed)
    if (items.length === 0) return
    for (const item of items) await deliver(item)
  }
}

async function deliver(item: Item): Promise<void> {
  try {
    await settle(item, { document: await handOver(item) })
  } catch (error) {
    const code = error instanceof ExpectedError ? error.code : null
    if (code === null) report(error, 'sendings deliver')
    await settle(item, code === null || passing.includes(code) ? {} : { problem: code })
  }
}

/** `finishUpload` checks the client's copy of the file again, like every incoming file. */
async function handOver({ file, client, member, path, type }: Item): Promise<string> {
  const place = await unwrap(adminClient().rpc('begin_sent_file', { file, client }), 'sendings.begin')
  if (place.status === 'reserved') await copyObject(path, place.path, type)
  const { documentId } = await finishUpload(member, place.id)
  return documentId
}

async function settle({ file, client }: Item, end: { document?: string; problem?: string }): Promise<void> {
  await unwrap(adminClient().rpc('settle_sending_item', { file, client, ...end }), 'sendings.settle')
}

export async function forgetSendings(): Promise<void> {
  await unwrap(adminClient().rpc('forget_sendings'), 'sendings.forget')
}
