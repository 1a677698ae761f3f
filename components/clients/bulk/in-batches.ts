import type { Refused } from '@/components/admin/bulk-bar'
import { attempted } from '@/components/ui/use-act'
import type { Result } from '@/lib/result'

export const batchSize = 100

/** Returns the failure if the first batch fails; the clients of a later failed batch are returned as refused. */
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
