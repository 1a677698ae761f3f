import type { Metadata } from 'next'
import { BooksPage } from '@/components/books/books-page'
import { RefreshForFirm } from '@/components/live/refresh'
import { booksText } from '@/content/books'
import { entriesDigest } from '@/lib/books/digest'
import { readBooksQuery } from '@/lib/books/href'
import { proposalsOf } from '@/lib/books/proposals'
import { openBookMonth, readBookBatches, readBookRules } from '@/lib/books/queries'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/clientes/[id]/libros'>

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: booksText.title }
}

export default async function ClientBooksPage({ params, searchParams }: Props) {
  const member = await requireStaff()
  const [{ id }, asked] = await Promise.all([params, searchParams])
  const query = readBooksQuery(asked, bogotaDay(Date.now()))
  const page = await openBookMonth(member, id, query.month)
  const proposals = proposalsOf(page.documents, page.accounts)
  const [rules, batches] = await Promise.all([
    query.view === 'rules' ? readBookRules(member, id, query.passed) : null,
    query.view === 'batches' ? readBookBatches(member, id, query.month, query.passed) : null,
  ])
  return (
    <>
      <BooksPage
        client={id}
        page={page}
        proposals={proposals}
        digest={entriesDigest(proposals.ready)}
        query={query}
        rules={rules}
        batches={batches}
      />
      <RefreshForFirm member={member.id} tables={['invoices', 'dian_months']} />
    </>
  )
}
