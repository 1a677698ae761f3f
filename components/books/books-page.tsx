import type { Route } from 'next'
import Link from 'next/link'
import { AccountList } from '@/components/books/account-list'
import { BatchList } from '@/components/books/batch-list'
import { CatalogueProvider } from '@/components/books/catalogue-context'
import { DoubtfulList, LeftList } from '@/components/books/doubtful-list'
import { EntryKeys } from '@/components/books/entry-keys'
import { ExportButton } from '@/components/books/export-button'
import { MonthSums } from '@/components/books/month-sums'
import { ReadyEntries } from '@/components/books/ready-entries'
import { RuleTable } from '@/components/books/rule-table'
import { UntaughtList } from '@/components/books/untaught-list'
import { ClientMonthHeading } from '@/components/clients/client-month-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import { State } from '@/components/ui/state'
import { booksText as text } from '@/content/books'
import { monthName } from '@/content/tax-calendar/words'
import { catalogueOf, usedAccounts } from '@/lib/books/catalogue'
import { booksHref, type BooksQuery } from '@/lib/books/href'
import { mostEntries } from '@/lib/books/limits'
import type { BookBatches, BookMonth, BookRules } from '@/lib/books/month'
import { sumOfReady, type Proposals } from '@/lib/books/proposals'
import { formatCents } from '@/lib/einvoice/format-cents'
import { capitalized } from '@/lib/format/appointment-time'
import { formatDateTime } from '@/lib/format/date'

type BooksPageProps = {
  client: string
  page: BookMonth
  proposals: Proposals
  /** Identifies the entries on this page, so that an export of other entries is refused. */
  digest: string
  query: BooksQuery
  rules: BookRules | null
  batches: BookBatches | null
}

export function BooksPage({ client, page, proposals, digest, query, rules, batches }: BooksPageProps) {
  const { ready } = proposals
  const fresh = ready.filter(({ document }) => document.exported === null)
  const isEmpty = page.documents.length + page.left.length === 0
  const catalogue = catalogueOf(page.accounts)
  const name = monthName(query.month)
  return (
    <div className="pt-6">
      <ClientMonthHeading
        client={client}
        page={page}
        text={{ ...text, heading: text.heading(name), crumb: text.title }}
        month={query.month}
        hrefOf={(month) => booksHref(client, { month, view: query.view })}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Link
            href={`/admin/clientes/${client}/conciliacion?mes=${query.month}` as Route}
            prefetch={false}
            className={buttonStyles()}
          >
            {text.reconciliation}
          </Link>
          <ExportButton
            client={client}
            month={query.month}
            name={name}
            ready={{ count: ready.length, total: formatCents(sumOfReady(ready)) }}
            fresh={{ count: fresh.length, total: formatCents(sumOfReady(fresh)) }}
            most={mostEntries}
            digest={digest}
            last={page.last}
            company={page.company ?? ''}
            model={page.model}
            isClosed={page.closed !== null}
            firstOpen={page.firstOpen}
          />
        </div>
      </ClientMonthHeading>
      <LinkTabs
        label={text.views.label}
        className="mb-6"
        items={(['entries', 'rules', 'accounts', 'batches'] as const).map((view) => ({
          href: booksHref(client, { month: query.month, view }),
          label: text.views[view],
          current: view === query.view,
        }))}
      />
      <div className="grid gap-10">
        {page.closed ? (
          <Notice>{text.closed(capitalized(name), page.closed.by, formatDateTime(page.closed.at))}</Notice>
        ) : null}
        {page.more ? <Notice tone="warn">{text.cut(page.documents.length)}</Notice> : null}
        {rules ? <RuleTable client={client} rules={rules} query={query} catalogue={catalogue} /> : null}
        {query.view === 'accounts' ? (
          <AccountList client={client} accounts={page.accounts} query={query} />
        ) : null}
        {batches ? <BatchList client={client} batches={batches} query={query} /> : null}
        {query.view === 'entries' && isEmpty ? (
          <State
            level={2}
            title={text.empty.title}
            action={
              <Link
                href={'/admin/facturas' as Route}
                prefetch={false}
                className={buttonStyles({ size: 'sm' })}
              >
                {text.empty.link}
              </Link>
            }
          >
            {text.empty.text(name)}
          </State>
        ) : null}
        {query.view === 'entries' && !isEmpty ? (
          <CatalogueProvider
            account={client}
            client={page.title ?? ''}
            size={page.accounts.length}
            {...usedAccounts(treatmentsOf(page), page.accounts)}
          >
            <MonthSums name={name} page={page} proposals={proposals} />
            <UntaughtList client={client} untaught={proposals.untaught} />
            <DoubtfulList client={client} doubtful={proposals.doubtful} />
            <LeftList left={page.left} />
            <ReadyEntries client={client} ready={ready} query={query} catalogue={catalogue} />
            <EntryKeys />
          </CatalogueProvider>
        ) : null}
      </div>
    </div>
  )
}

const treatmentsOf = ({ documents }: BookMonth) =>
  documents.flatMap(({ own, rule, last }) => [own, rule, last].flatMap((one) => (one ? [one.treatment] : [])))
