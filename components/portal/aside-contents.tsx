'use client'
import { ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { Avatar } from '@/components/portal/avatar'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { portal } from '@/content/portal'

/** An item of the dashboard's margin; `at` is its machine-readable day, and `href` the page about the item. */
type Entry = {
  id: string
  at: string
  date: string
  month: string
  weekday: string
  title: string
  href?: Route
  when: string
  state: string
}
type More = { all: string; href: Route }
type Entries = More & { title: string; entries: readonly Entry[] }
type Figures = More & { title: string; figures: readonly { name: string; amount: string; large?: true }[] }

/** The server formats all texts, because browsers may write dates and amounts differently. */
export type AsideContentsProps = {
  lists: readonly Entries[]
  month: Figures | null
  advisor: string | null
  /** True if wide screens show the figures in the same column as the dates. */
  beside: boolean
}

const heading = 'pb-2 text-lg/[1.4] font-[550] tracking-[-0.008em] rule-opens'

export function AsideContents({ lists, month, advisor, beside }: AsideContentsProps) {
  return (
    <>
      <aside aria-label={portal.next.label} className="grid content-start gap-6">
        {lists.map(({ title, entries, ...more }) => (
          <div key={title}>
            <h2 className={heading}>{title}</h2>
            <ol className="rule-closes">
              {entries.map((entry) => (
                <DayEntry key={entry.id} {...entry} />
              ))}
            </ol>
            <MoreLink {...more} />
          </div>
        ))}
        {advisor ? (
          <div className="flex items-center gap-3 border-t border-b border-t-ink border-b-rule py-3">
            <Avatar name={advisor} className="size-11 bg-ink" />
            <p className="min-w-0 text-sm leading-snug text-ink-2">
              <bdi className="block text-base font-[550] wrap-anywhere text-ink">{advisor}</bdi>
              {portal.advisor.role}
            </p>
          </div>
        ) : null}
        {month && beside ? <MonthFigures {...month} narrow /> : null}
      </aside>
      {month && !beside ? <MonthFigures {...month} /> : null}
    </>
  )
}

function MoreLink({ all, href }: More) {
  return (
    <Link href={href} prefetch={false} className={linkStyles}>
      {all}
      <ArrowRight strokeWidth={1.75} aria-hidden />
    </Link>
  )
}

function DayEntry({ at, date, month, weekday, title, href, when, state }: Entry) {
  return (
    <li className="grid grid-cols-[4.1rem_minmax(0,1fr)] gap-4 border-t border-rule first:border-t-0">
      <time
        dateTime={at}
        className="grid content-center border-r-5 border-double border-rule-green py-3 text-sm leading-snug text-ink-2"
      >
        <b className="font-serif text-xl/none font-[450] text-ink">{date}</b>
        {` ${month}, ${weekday}`}
      </time>
      <div className={cn('min-w-0 text-sm', href ? 'py-2' : 'py-3')}>
        <h3 className="font-sans text-[1rem] tracking-normal">
          {href ? (
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap items-center underline hover:decoration-2"
            >
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-2">
          <b className="font-semibold text-ink">{when}</b>
          {state}
        </p>
      </div>
    </li>
  )
}

function MonthFigures({ title, figures, narrow, ...more }: Figures & { narrow?: true }) {
  return (
    <section aria-labelledby="month-title">
      <h2 id="month-title" className={heading}>
        {title}
      </h2>
      <dl
        className={cn(
          'text-sm rule-closes',
          !narrow &&
            'min-[64rem]:grid min-[64rem]:auto-cols-fr min-[64rem]:grid-flow-col min-[64rem]:divide-x min-[64rem]:divide-rule',
        )}
      >
        {figures.map(({ name, amount, large }) => (
          <div
            key={name}
            className={cn(
              'flex flex-wrap items-baseline justify-between gap-x-3',
              large ? 'border-rule pt-2 not-first:border-t' : 'pb-2',
              large && !narrow && 'min-[64rem]:not-first:border-t-0',
              !narrow &&
                'min-[64rem]:flex-col-reverse min-[64rem]:gap-y-1 min-[64rem]:px-4 min-[64rem]:py-3 min-[64rem]:first:pl-0',
            )}
          >
            <dt className="text-ink-2">{name}</dt>
            <dd
              className={cn(
                large && 'font-serif text-lg leading-tight',
                !narrow && 'min-[64rem]:font-serif min-[64rem]:text-lg min-[64rem]:leading-tight',
              )}
            >
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink {...more} />
    </section>
  )
}
