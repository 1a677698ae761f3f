'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { foundAccountsShape } from '@/lib/books/account'
import { entriesDigest } from '@/lib/books/digest'
import { filesOf } from '@/lib/books/files'
import { mostEntries } from '@/lib/books/limits'
import { proposalsOf } from '@/lib/books/proposals'
import { readBookMonth } from '@/lib/books/queries'
import {
  dropAccountSchema,
  exportBooksSchema,
  findAccountsSchema,
  forgetRuleSchema,
  keepAccountsSchema,
  keepModelSchema,
  markBatchSchema,
  teachBookSchema,
  withdrawBatchSchema,
} from '@/lib/books/schema'
import { ExpectedError } from '@/lib/errors'
import { exportLimits, takeLimits } from '@/lib/limits'
import { unwrap } from '@/lib/supabase/unwrap'

export const teachBookAction = staffAction(
  teachBookSchema,
  async ({ client, invoice, only, treatment, seen }, { db }) => {
    await unwrap(
      db.rpc('teach_book', { client, invoice, only_this: only, treatment, ...(seen && { seen }) }),
      'books.teach',
    )
    refresh()
    return null
  },
)

export const forgetRuleAction = staffAction(forgetRuleSchema, async ({ client, nit, seen }, { db }) => {
  await unwrap(db.rpc('forget_book_rule', { client, supplier_nit: nit, seen }), 'books.forget')
  refresh()
  return null
})

export const findAccountsAction = staffAction(findAccountsSchema, ({ client, words, codes }, { db }) =>
  unwrap(db.rpc('find_book_accounts', { client, words, codes }), 'books.find-accounts', foundAccountsShape),
)

export const keepAccountsAction = staffAction(
  keepAccountsSchema,
  async ({ client, accounts, whole }, { db }) => {
    await unwrap(db.rpc('keep_book_accounts', { client, accounts, whole }), 'books.accounts')
    refresh()
    return null
  },
)

export const dropAccountAction = staffAction(dropAccountSchema, async ({ client, code }, { db }) => {
  await unwrap(db.rpc('drop_book_account', { client, code }), 'books.account')
  refresh()
  return null
})

export const keepModelAction = staffAction(keepModelSchema, async ({ client, model }, { db }) => {
  await unwrap(db.rpc('keep_book_model', { client, model }), 'books.model')
  refresh()
  return null
})

/** Computes the entries again and exports them; throws `conflict` if they changed since the person saw them. */
export const exportBooksAction = staffAction(exportBooksSchema, async (input, member) => {
  const { batch, client, month, format, options, again, day } = input
  await takeLimits(exportLimits(member.id))
  const { documents, accounts, model, firstOpen } = await readBookMonth(member, client, month)
  if (format === 'model' && !model) throw new ExpectedError('books-model')
  const { ready } = proposalsOf(documents, accounts)
  if (entriesDigest(ready) !== input.seen) throw new ExpectedError('books-changed')
  const wanted = again === null ? ready.filter(({ document }) => document.exported === null) : ready
  const chosen = wanted.slice(0, input.trial ? 1 : mostEntries)
  const entries = chosen.map(({ entry }) =>
    day === 'first-open' && firstOpen ? { ...entry, day: firstOpen } : entry,
  )
  const number = await unwrap(
    member.db.rpc('export_books', {
      batch,
      client,
      wanted_month: month,
      wanted_format: format,
      options: {
        ...options,
        parts: filesOf(format, entries).length,
        model: format === 'model' ? model : null,
      },
      entries,
      repeated: chosen.flatMap(({ document }) => (document.exported ? [document.id] : [])),
      ...(again && { reason: again }),
      dated: day !== null,
    }),
    'books.export',
  )
  refresh()
  return { number, entries: entries.length }
})

export const withdrawBatchAction = staffAction(withdrawBatchSchema, async ({ client, batch }, { db }) => {
  await unwrap(db.rpc('withdraw_book_batch', { client, batch }), 'books.withdraw')
  refresh()
  return null
})

/** Records that the accounting program accepted the file, or removes that record. */
export const markBatchAction = staffAction(markBatchSchema, async ({ client, batch, entered }, { db }) => {
  await unwrap(db.rpc('mark_book_batch', { client, batch, entered }), 'books.mark')
  refresh()
  return null
})
