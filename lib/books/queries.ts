import 'server-only'
import { notFound } from 'next/navigation'
import type { z } from 'zod'
import { bookDocumentShape, type BookDocument, type Decided } from '@/lib/books/document'
import { batchesShape, batchShape, monthShape, rulesShape, type BookMonth } from '@/lib/books/month'
import { ExpectedError } from '@/lib/errors'
import type { AccountId } from '@/lib/ids'
import { requireUuid } from '@/lib/request'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

/** The page reads this many documents of a month, unexported ones first, and says so when there are more. */
export const mostDocuments = 2000

/** Reads a client's purchases of a month; throws `not-found` for a client whom the member may not see. */
export async function readBookMonth({ db }: Member, client: AccountId, month: string): Promise<BookMonth> {
  const read = (passed: number) =>
    unwrap(
      db.rpc('book_month', { client: requireUuid(client), wanted_month: month, passed }),
      'books.month',
      monthShape,
    )
  const { documents: raw, decisions, more: follows, ...facts } = await read(0)
  let more = follows
  while (more && raw.length < mostDocuments) {
    const next = await read(raw.length)
    raw.push(...next.documents)
    decisions.push(...next.decisions)
    more = next.more
  }
  const lastOf = lastDecisions(decisions)
  const documents: BookDocument[] = []
  const left = [...facts.left]
  for (const one of raw) {
    const parsed = bookDocumentShape.safeParse(one)
    if (parsed.success) documents.push({ ...parsed.data, last: lastOf(parsed.data) })
    else left.push({ id: one.id, number: one.number, party: one.supplier, reason: 'incomplete' })
  }
  return { ...facts, left, documents: documents.toSorted(byDay), more }
}

const byDay = (one: BookDocument, other: BookDocument) => one.day.localeCompare(other.day)

type Decisions = z.output<typeof monthShape>['decisions']

function lastDecisions(decisions: Decisions): (document: { id: string; nit: string }) => Decided {
  const newest = new Map(decisions.map((one) => [one.nit, one.newest]))
  return ({ id, nit }) => newest.get(nit)?.find((one) => one !== null && one.invoice !== id) ?? null
}

/** Shows the 404 page for a client whom the member may not see. */
export async function openBookMonth(...asked: Parameters<typeof readBookMonth>): Promise<BookMonth> {
  try {
    return await readBookMonth(...asked)
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}

export const readBookRules = ({ db }: Member, client: AccountId, passed: number) =>
  unwrap(db.rpc('book_rules', { client: requireUuid(client), passed }), 'books.rules', rulesShape)

export const readBookBatches = ({ db }: Member, client: AccountId, month: string, passed: number) =>
  unwrap(
    db.rpc('book_batches', { client: requireUuid(client), wanted_month: month, passed }),
    'books.batches',
    batchesShape,
  )

export async function readBookBatch({ db }: Member, client: AccountId, batch: string) {
  const read = (passed: number) =>
    unwrap(
      db.rpc('book_batch', { client: requireUuid(client), batch: requireUuid(batch), passed }),
      'books.batch',
      batchShape,
    )
  const whole = await read(0)
  for (let { more } = whole; more;) {
    const next = await read(whole.entries.length)
    whole.entries.push(...next.entries)
    more = next.more && next.entries.length > 0
  }
  return whole
}
