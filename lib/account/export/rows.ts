import 'server-only'
import type { AnySource } from '@/lib/account/export/sources'
import type { SignedIn } from '@/lib/auth/session'

export type Row = Record<string, string | number | boolean | object | null>

const pageSize = 500

/** The rows of one client, a page at a time: only one page is ever held. */
export async function* rowsOf(
  { id, db }: SignedIn,
  { table, key, columns, where }: Pick<AnySource, 'table' | 'key' | 'columns' | 'where'>,
): AsyncGenerator<Row> {
  const wanted = columns.includes(key) ? columns : [...columns, key]
  for (let last: string | null = null; ;) {
    let page = db
      .from(table)
      .select<string, Row>(wanted.join(', '))
      .match({ ...where, user_id: id })
      .order(key)
      .limit(pageSize)
    if (last !== null) page = page.gt(key, last)
    const { data, error } = await page
    if (error) throw new Error(`account.export ${table}`, { cause: error })
    yield* data
    if (data.length < pageSize) return
    last = String(data.at(-1)?.[key])
  }
}
