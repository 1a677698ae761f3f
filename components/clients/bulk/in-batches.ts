import type { Refused } from '@/components/admin/bulk-bar'
import { attempted } from '@/components/ui/use-act'
import type { Result } from '@/lib/result'

/** Clients that an action takes at once. */
export const batchSize = 100

/**
 * Runs an action for many clients in batches. When a later batch fails, its clients are refused with the reason and the others
 * go on; when the first one fails, nothing was done and its failure is the answer.
 */
export async function inBatches<T>(
  all: readonly T[],
  clientOf: (item: T) => string,
  work: (some: T[]) => Promise<Result<readonly Refused[]>>,
  size = batchSize,
  onProgress?: (done: number) => void,
): Promise<Result<Refused[]>> {
  const refused: Refused[] = []
  for (let at = 0; at < all.length; at += size) {
    const some = all.slice(at, at + size)
    const answer = await attempted(work(some))
    if (answer.ok) refused.push(...answer.data)
    else if (at === 0) return answer
    else refused.push(...some.map((item) => ({ client: clientOf(item), why: answer.message })))
    onProgress?.(Math.min(at + size, all.length))
  }
  return { ok: true, data: refused }
}
