import { ArrowLeft, ArrowRight, CalendarCheck2, Plus } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { FilterForm, type Choice } from '@/components/clients/filter-form'
import { FilingResult } from '@/components/obligations/board/filing-result'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { boardText as text } from '@/content/obligation-board'
import { monthName } from '@/content/tax-calendar/words'
import { templateText } from '@/content/obligation-templates'
import { distinctTitle } from '@/lib/firm-calendar/obligation-names'
import {
  boardHref,
  boardParams,
  boardStates,
  boardViews,
  monthAfter,
  viewHref,
  type BoardQuery,
  type StateSlug,
} from '@/lib/obligations/board/href'
import { mostCounted, upTo } from '@/lib/obligations/board/board'
import type { BoardCounts, BoardKinds, BoardMember, OpenFiling } from '@/lib/obligations/board/board-shapes'
import { obligationIds } from '@/lib/tax-calendar/obligations'

const shown: readonly StateSlug[] = [
  'todas',
  'sin-presentar',
  'vencidas',
  'hoy',
  'esperan',
  'en-curso',
  'en-revision',
  'listas',
  'presentadas',
  'pagadas',
  'no-aplican',
]

/** The filter always offers these states, and offers other states only when obligations have them. */
const usual: readonly StateSlug[] = ['todas', 'sin-presentar', 'vencidas', 'hoy']

type BoardPageProps = {
  query: BoardQuery
  counts: BoardCounts
  members: readonly BoardMember[]
  kinds: BoardKinds
  filing: OpenFiling
  me: string
  empty: boolean
  after?: readonly [string, string] | null
  children: ReactNode
}

export function BoardPage({
  query,
  counts,
  members,
  kinds,
  filing,
  me,
  empty,
  after = null,
  children,
}: BoardPageProps) {
  const { open, filed, paid } = counts
  const done = (filed ?? 0) + (paid ?? 0)
  const params = boardParams({ ...query })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 pb-5 sm:pt-12">
        <div>
          <h1>{text.title(monthName(query.month))}</h1>
          {open === undefined ? null : (
            <p className="mt-1 text-ink-2">
              {text.summary(upTo(mostCounted, open), upTo(mostCounted, done))}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link href="/admin/trabajo/plantillas" prefetch={false} className={linkStyles}>
            {templateText.link}
          </Link>
          <Link href="/admin/trabajo/nueva" prefetch={false} className={buttonStyles({})}>
            <Plus strokeWidth={1.75} aria-hidden /> {templateText.own.button}
          </Link>
          <nav aria-label={text.month.label} className="flex gap-3">
            <MonthLink query={query} months={-1} />
            <MonthLink query={query} months={1} />
          </nav>
        </div>
      </div>
      <LinkTabs
        label={text.views.label}
        className="mb-2"
        items={boardViews.map((view) => ({
          href: viewHref(query, view),
          label: text.views[view],
          current: view === query.view,
        }))}
      />
      <FilingResult filing={filing} />
      <FilterForm
        path="/admin/trabajo"
        params={params}
        text={text.search}
        folds
        choices={choicesOf(members, kinds, { me, kind: query.kind })}
      >
        {query.view === 'carga' ? null : <StateChips query={query} counts={counts} />}
        {empty ? <Empty query={query} /> : children}
        <ForwardPager
          first={query.cursor && { href: boardHref(query), label: text.pages.first }}
          next={after && { href: boardHref(query, after), label: text.pages.next }}
        />
      </FilterForm>
    </>
  )
}

function MonthLink({ query, months }: { query: BoardQuery; months: -1 | 1 }) {
  const month = monthAfter(query.month, months)
  const Icon = months < 0 ? ArrowLeft : ArrowRight
  return (
    <Link
      href={boardHref({ ...query, month })}
      prefetch={false}
      aria-label={text.month.go(monthName(month))}
      className={buttonStyles({ className: 'px-3' })}
    >
      <Icon strokeWidth={1.75} aria-hidden />
    </Link>
  )
}

/** A selected kind stays in its list of choices even when no client has it any more. */
function choicesOf(
  members: readonly BoardMember[],
  used: BoardKinds,
  { me, kind: chosen }: { me: string; kind: string | null },
): readonly Choice[] {
  const { anyAdvisor, mine, nobody, advisor, kind, anyKind } = text.search
  const isListed = !chosen || used.some(({ id }) => id === chosen)
  const kinds = [...used, ...(isListed ? [] : [{ id: chosen, name: null }])].flatMap(({ id, name }) => {
    const known = obligationIds.find((one) => one === id)
    const label = name ?? (known && distinctTitle(known))
    return label ? [{ value: id, label }] : []
  })
  return [
    {
      name: 'asesor',
      label: advisor,
      options: [
        { value: '', label: anyAdvisor },
        { value: me, label: mine },
        { value: 'nadie', label: nobody },
        ...members.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'obligacion',
      label: kind,
      options: [
        { value: '', label: anyKind },
        ...kinds.toSorted((one, other) => one.label.localeCompare(other.label, 'es')),
      ],
    },
  ]
}

function Empty({ query }: { query: BoardQuery }) {
  const { search, kind, advisor, state } = query
  const narrowed = search || kind || advisor || (state !== 'todas' && state !== 'sin-presentar')
  const words =
    state === 'vencidas' && !search && !kind && !advisor
      ? text.nothingLate
      : narrowed
        ? text.none
        : text.empty
  return (
    <State icon={CalendarCheck2} level={2} title={words.title} className="mt-6">
      {words.text}
    </State>
  )
}

function StateChips({ query, counts }: { query: BoardQuery; counts: BoardCounts }) {
  return (
    <nav aria-label={text.states.label} className="flex flex-wrap gap-x-2 gap-y-2 pb-4">
      {shown.map((slug) => {
        const state = boardStates[slug]
        const count = counts[state]
        const current = slug === query.state
        if (count === 0 && !current && !usual.includes(slug)) return null
        return (
          <Link
            key={slug}
            href={boardHref({ ...query, state: slug })}
            prefetch={false}
            scroll={false}
            aria-current={current ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-tap items-center gap-1.5 rounded-control border px-3 text-sm no-underline hover:border-ink',
              current ? 'border-green bg-green-wash font-[550] text-green' : 'border-rule-field',
            )}
          >
            {text.states[state]}
            {count === undefined ? null : (
              <b className={cn('font-[550]', slug === 'vencidas' && count > 0 && 'text-red')}>
                {upTo(mostCounted, count)}
              </b>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
