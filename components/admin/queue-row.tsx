'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { AcceptSound } from '@/components/admin/accept-sound'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { PresenceLabel, useViewers } from '@/components/invoices/decisions/presence'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { promiseText, todayText } from '@/content/today'
import { clientHref } from '@/lib/format/client-href'
import { timeAgo } from '@/lib/format/day-name'
import { formatPesos } from '@/lib/format/number'
import { noFilters, reviewHref } from '@/lib/invoices/decisions/href'
import { promiseOfRow, type QueueRow as Row } from '@/lib/today/gather'
import { actionAddress, clientOf, dueText, lineText, promisedText, sectionHref } from '@/lib/today/line-text'
import type { QueueLine } from '@/lib/today/lines'

type RowKey = { key: string; label: string; href: Route }

function keysOf(row: Row): RowKey[] {
  if (row.kind === 'sound') {
    const href = reviewHref(row.id, { ...noFilters, findings: false })
    return [{ key: 'V', label: todayText.sound.each, href }]
  }
  const { kind } = row
  const client = clientOf(row)
  const query = client ? `?cliente=${client}` : ''
  const keys: (RowKey | false)[] = [
    kind === 'obligation' && {
      key: 'D',
      label: todayText.ask,
      href: `/admin/solicitudes/nueva${query}` as Route,
    },
    client !== null && { key: 'C', label: todayText.client, href: clientHref(client) },
    client !== null &&
      kind !== 'message' && {
        key: 'M',
        label: todayText.write,
        href: `/admin/mensajes/nueva${query}` as Route,
      },
    { key: 'S', label: todayText.section(todayText.sections[kind]), href: sectionHref(kind) },
  ]
  return keys.filter((key) => key !== false)
}

const promiseOf = ({ kind }: Row): string =>
  kind === 'sound' ? todayText.sound.promise : todayText.kinds[kind].promise

/** J and K move the focus between the rows, ? opens the help, and the other shortcuts act on the current row. */
export function useQueueKeys(rows: readonly Row[], current: number, onHelp: () => void) {
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const row = rows[current]
  const action = (place: number) => list.current?.querySelectorAll<HTMLElement>('[data-action]')[place]
  const inList = () => list.current?.contains(document.activeElement)
  useShortcuts({
    J: row ? () => action(inList() ? current + 1 : current)?.focus() : undefined,
    K: row ? () => action(Math.max(0, inList() ? current - 1 : current))?.focus() : undefined,
    Enter: row ? () => action(current)?.click() : undefined,
    ...Object.fromEntries((row ? keysOf(row) : []).map(({ key, href }) => [key, () => router.push(href)])),
    '?': onHelp,
  })
  return list
}

type QueueRowProps = { row: Row; current: boolean; now: Date; onFocus: () => void }

export function QueueRow({ row, current, now, onFocus }: QueueRowProps) {
  const { title, detail, found, amount } = row.kind === 'sound' ? { ...row, found: null } : lineText(row)
  // Failed deliveries are highlighted, because the site repeats a failed delivery only after a member asks for it.
  const stuck = row.kind === 'delivery'
  const due = row.kind === 'sound' ? null : dueText(row, now)
  const until = promiseOfRow(row)
  const promised = until ? promisedText(until, now) : null
  const keys = current ? keysOf(row) : []
  return (
    <li
      // A click does not make a row current, because the current row grows, which would move the clicked button away.
      onFocus={({ target }) => (target.matches(':focus-visible') ? onFocus() : undefined)}
      data-current={current || undefined}
      aria-current={current ? 'true' : undefined}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 border-t border-rule py-3.5 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_auto_8rem]',
        (stuck || current) && '-mx-4 px-4 max-[18rem]:mx-0',
        stuck && 'bg-ochre-wash',
        current && 'border-l-5 [border-left-style:double] border-l-green pl-[calc(1rem-5px)]',
        current && !stuck && 'bg-sheet inset-ring inset-ring-rule',
      )}
    >
      <p
        className={cn(
          'self-stretch text-sm font-[550] md:flex md:items-center md:border-r-5 md:border-double md:border-rule-green md:pr-3',
          stuck && 'text-ochre-ink md:border-ochre',
          (due ?? promised)?.late && 'text-red',
        )}
      >
        {due ? (
          <time dateTime={due.day}>{due.text}</time>
        ) : (
          <span>
            {until && promised ? (
              <>
                <span className="sr-only">{promiseText.until} </span>
                <time dateTime={until}>{promised.text}</time>{' '}
              </>
            ) : null}
            <span className={promised ? 'font-normal text-ink-2 md:block' : undefined}>
              <span className="sr-only">{todayText.waiting} </span>
              <time dateTime={row.at}>{timeAgo(row.at, now)}</time>
            </span>
          </span>
        )}
      </p>
      <div className="min-w-0">
        <h4 className="font-serif text-lg leading-tight font-[550] tracking-[-0.008em] wrap-anywhere">
          {title}
        </h4>
        {detail || found ? (
          <p className="line-clamp-2 text-[1rem] wrap-anywhere text-ink-2">
            {detail && found ? `${detail.replace(/\.$/, '')}. ` : detail}
            {found ? <b className="font-[550] text-ink">{found}</b> : null}
          </p>
        ) : null}
        {row.kind === 'invoice' ? <PresenceLabel invoice={row.id} /> : null}
      </div>
      <p className="font-serif text-lg leading-tight whitespace-nowrap empty:hidden md:text-right md:empty:block">
        {amount == null ? null : (
          <>
            <span className="sr-only">{todayText.amount} </span>
            {formatPesos(amount)}
          </>
        )}
      </p>
      {row.kind === 'sound' ? (
        <AcceptSound lines={row.lines} current={current} className={actionLook(current)} />
      ) : (
        <RowAction row={row} title={title} current={current} now={now} />
      )}
      {current ? <p className="text-sm text-ink-2 md:col-start-2 md:col-end-[-1]">{promiseOf(row)}</p> : null}
      {keys.length > 0 ? (
        <ul aria-label={todayText.rowKeys} className="flex flex-wrap gap-x-6 md:col-start-2 md:col-end-[-1]">
          {keys.map(({ key, label, href }) => (
            <li key={key}>
              <Link
                href={href}
                prefetch={false}
                aria-keyshortcuts={key}
                className="inline-flex min-h-tap items-center gap-2 text-sm hover:underline max-md:underline"
              >
                <Key>{key}</Key> {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

const actionLook = (current: boolean) =>
  current
    ? ''
    : 'max-md:justify-self-start max-md:border-0 max-md:px-0 max-md:text-green max-md:underline max-md:underline-offset-[0.22em]'

type RowActionProps = { row: QueueLine; title: string; current: boolean; now: Date }

/** While another member has the invoice open, the button only offers to view it. */
function RowAction({ row, title, current, now }: RowActionProps) {
  const viewed = useViewers(row.id).length > 0
  const usual = todayText.kinds[row.kind].action
  const action = viewed && row.kind === 'invoice' ? todayText.look : usual
  return (
    <Link
      href={actionAddress(row, now)}
      prefetch={false}
      data-action
      aria-label={`${action}: ${title}`}
      title={promiseOf(row)}
      aria-keyshortcuts={current ? 'Enter' : undefined}
      className={cn(
        buttonStyles({ size: 'sm', variant: current && action === usual ? 'primary' : 'outline' }),
        actionLook(current),
      )}
    >
      {action}
      {current ? <Key>Intro</Key> : null}
    </Link>
  )
}
