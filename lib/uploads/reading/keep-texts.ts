import 'server-only'
import { z } from 'zod'
import { accountId, type AccountId } from '@/lib/ids'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { openObject } from '@/lib/uploads/objects'
import { withReader, withScanReader } from '@/lib/uploads/reader/readers'

const claimed = z.array(z.object({ id: z.uuid(), path: z.string(), client: accountId, is_pdf: z.boolean() }))
type Claimed = z.output<typeof claimed>[number]

/**
 * Reads files whose text the search does not have yet, newest first, for up to `budgetMs`.
 * A file that fails is tried twice more.
 */
export async function keepTexts(budgetMs: number): Promise<void> {
  const until = Date.now() + budgetMs
  while (Date.now() < until) {
    const files = await unwrap(adminClient().rpc('claim_texts'), 'search.claim', claimed)
    if (files.length === 0) return
    for (const file of files) {
      if (Date.now() >= until) return
      await readOne(file).catch((error: unknown) => report(error, 'search text'))
    }
  }
}

async function readOne({ id, path, client, is_pdf: isPdf }: Claimed): Promise<void> {
  const text = await readStoredText({ path, isPdf, client, background: true })
  await unwrap(adminClient().rpc('store_text', { document: id, text }), 'search.store')
}

type StoredText = { path: string; isPdf: boolean; client: AccountId; background?: boolean }

export function readStoredText({ path, isPdf, client, background = false }: StoredText): Promise<string> {
  const lend = isPdf ? withScanReader : withReader
  return lend({ client, background }, async (ask) => {
    const stream = await openObject(path)
    if (!stream) return ''
    const answer = await ask({ step: 'text', isPdf }, stream)
    return 'text' in answer ? answer.text : ''
  })
}
