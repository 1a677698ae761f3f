import { Check, MessageSquare, Search } from 'lucide-react'
import type { Route } from 'next'
import Form from 'next/form'
import Link from 'next/link'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { inbox } from '@/content/message-inbox'
import { clientHref } from '@/lib/format/client-href'
import type { InboxListPage, InboxRow as Row } from '@/lib/messages/inbox'
import { inboxHref, inboxTabs, type InboxQuery } from '@/lib/messages/inbox-href'
import { threadMoment } from '@/lib/messages/message'

const listText = inbox.list
const filterText = inbox.filter

type InboxViewProps = { memberId: string; query: InboxQuery; page: InboxListPage; now: Date }

export function InboxView({ memberId, query, page, now }: InboxViewProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5">
        <PageHeading title={inbox.title} subtitle={inbox.subtitle} />
        <p className="flex flex-wrap gap-3 pb-6">
          <Link
            href="/admin/mensajes/respuestas"
            prefetch={false}
            className={cn(buttonStyles({ variant: 'quiet' }), 'max-sm:px-0')}
          >
            {inbox.answers}
          </Link>
          <Link href="/admin/mensajes/nueva" prefetch={false} className={buttonStyles()}>
            {inbox.start}
          </Link>
        </p>
      </div>
      <InboxTabs query={query} unread={page.unread} />
      <InboxFilter query={query} />
      <InboxList query={query} page={page} memberId={memberId} now={now} />
      <RefreshForFirm member={memberId} tables={['message_threads']} />
    </>
  )
}

function InboxTabs({ query, unread }: { query: InboxQuery; unread: number }) {
  return (
    <LinkTabs
      label={inbox.tabs.label}
      items={inboxTabs.map((tab) => ({
        href: inboxHref(query, { estado: tab }),
        label:
          tab.state === 'unread' && unread > 0
            ? `${inbox.tabs.unread} (${inbox.unread(unread)})`
            : inbox.tabs[tab.state],
        current: tab.slug === query.estado.slug,
      }))}
    />
  )
}

type InboxListProps = { query: InboxQuery; page: InboxListPage; memberId: string; now: Date }

export function InboxList({ query, page: { rows, after }, memberId, now }: InboxListProps) {
  return (
    <section aria-labelledby="conversations" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-3">
        <h2 id="conversations" className="text-lg">
          {listText.label}
        </h2>
        <p className="text-sm text-ink-2">{listText.order}</p>
      </div>
      {rows.length === 0 ? (
        <Empty query={query} />
      ) : (
        <ol
          aria-label={listText.label}
          className={cn(
            'border-t border-ink',
            after ? 'rule-opens' : 'rule-closes [&>:last-child>a]:border-b-0',
          )}
        >
          {rows.map((row) => (
            <InboxRow key={row.id} row={row} memberId={memberId} now={now} named={!query.onClientPage} />
          ))}
        </ol>
      )}
      <ForwardPager
        first={query.desde ? { href: inboxHref(query), label: listText.first } : null}
        next={after && { href: inboxHref(query, { desde: after }), label: listText.next }}
      />
    </section>
  )
}

function Empty({ query }: { query: InboxQuery }) {
  const filtered = Boolean(query.buscar || (query.cliente && !query.onClientPage) || query.mias)
  const { title, text: description } = filtered ? inbox.empty.filtered : inbox.empty[query.estado.state]
  const open = inboxHref(query, { estado: inboxTabs[1] })
  return (
    <State
      icon={MessageSquare}
      title={title}
      action={
        query.estado.state === 'unread' && !filtered ? (
          <Link href={open} prefetch={false} className={buttonStyles({ size: 'sm' })}>
            {inbox.empty.openLink}
          </Link>
        ) : null
      }
    >
      {description}
    </State>
  )
}

type InboxRowProps = { row: Row; memberId: string; now: Date; named: boolean }

function InboxRow({ row, memberId, now, named }: InboxRowProps) {
  const { client, subject, unread, closed, assignee } = row
  return (
    <li>
      <Link
        href={`/admin/mensajes/${row.id}` as Route}
        prefetch={false}
        className={cn(
          '-mx-3 max-[18rem]:mx-0 grid min-h-15 gap-x-6 gap-y-0.5 border-b border-rule px-3 py-3 leading-snug no-underline hover:bg-sheet',
          named ? 'sm:grid-cols-[12rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,1fr)_auto]',
          unread > 0 && 'border-l-5 [border-left-style:double] border-l-ochre-ink pl-[7px]',
        )}
      >
        {named ? (
          <span className="min-w-0 wrap-anywhere">
            <b className={cn('block', unread > 0 ? 'font-semibold' : 'font-[550]')}>
              <bdi>{client.name}</bdi>
            </b>
            {client.company ? <span className="block text-sm text-ink-2">{client.company}</span> : null}
          </span>
        ) : null}
        <span className="min-w-0 wrap-anywhere">
          <span className={cn('block', unread > 0 && 'font-semibold')}>
            <bdi>{subject}</bdi>
          </span>
          <span className="line-clamp-2 text-sm text-ink-2">{row.hit ?? lastLine(row)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 sm:flex-col sm:items-end">
          <time dateTime={row.at}>{threadMoment(row.at, now)}</time>
          {unread > 0 ? (
            <span className="rounded-sheet bg-ochre-wash px-2 text-xs leading-normal font-semibold text-ochre-ink">
              {inbox.unreadRow(unread)}
            </span>
          ) : null}
          <span>{closed ? listText.closed : assignee ? nameOf(assignee, memberId) : listText.nobody}</span>
        </span>
      </Link>
    </li>
  )
}

const nameOf = (assignee: { id: string; name: string }, memberId: string) =>
  assignee.id === memberId ? listText.mine : assignee.name

function lastLine({ last }: Row): string {
  if (!last) return ''
  const preview = last.preview.replace(/\s+/g, ' ').trim() || listText.files(last.files)
  return last.author === 'firm' ? `${listText.firm} ${preview}` : preview
}

/** Filters are kept in the URL; without script this is a plain GET form. */
export function InboxFilter({ query }: { query: InboxQuery }) {
  const { estado, mias, buscar, cliente, onClientPage } = query
  const tab = onClientPage && cliente ? clientHref(cliente) : null
  return (
    <Form
      key={buscar}
      role="search"
      aria-label={filterText.label}
      action={tab ?? '/admin/mensajes'}
      className="flex flex-wrap items-end gap-3 pt-5 pb-1"
    >
      {tab ? (
        <input type="hidden" name="ver" value="mensajes" />
      ) : (
        <input type="hidden" name="estado" value={estado.slug} />
      )}
      {mias ? <input type="hidden" name="mias" value="1" /> : null}
      {cliente && !tab ? <input type="hidden" name="cliente" value={cliente} /> : null}
      <label className="grid min-w-0 flex-[1_1_16rem] gap-1 text-sm font-[550]">
        {filterText.search}
        <span className="relative">
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
            strokeWidth={1.75}
            aria-hidden
          />
          <input
            type="search"
            name="buscar"
            defaultValue={buscar}
            maxLength={inbox.limits.search}
            placeholder={tab ? filterText.placeholderOfClient : filterText.placeholder}
            autoComplete="off"
            className={cn(inputStyles, 'min-h-tap pl-10 text-[1rem] font-normal placeholder:text-ink-2')}
          />
        </span>
      </label>
      <Button size="sm" type="submit">
        {filterText.apply}
      </Button>
      <Link
        href={inboxHref(query, { mias: !mias })}
        prefetch={false}
        aria-current={mias ? 'true' : undefined}
        className={cn(buttonStyles({ size: 'sm', variant: mias ? 'primary' : 'outline' }))}
      >
        {mias ? <Check strokeWidth={1.75} aria-hidden /> : null}
        {filterText.mine}
      </Link>
      {buscar || (cliente && !tab) ? (
        <Link
          href={inboxHref(query, { buscar: '', ...(tab ? {} : { cliente: undefined }) })}
          prefetch={false}
          className={linkStyles}
        >
          {filterText.clear}
        </Link>
      ) : null}
    </Form>
  )
}
