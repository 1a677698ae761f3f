'use client'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { ShortcutLegend, ShortcutsHelp, useShortcuts } from '@/components/admin/shortcuts'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FilterChoice, FilteredList, FilterSearch } from '@/components/ui/filters'
import { Notice } from '@/components/ui/notice'
import { useQueryFilters } from '@/components/ui/use-query-filters'
import { review } from '@/content/invoice-decisions'
import { todayText } from '@/content/today'
import {
  hasFilters,
  longestQueueSearch,
  queueHref,
  withoutFilters,
  type ReviewFilters,
} from '@/lib/invoices/decisions/href'

const text = review.filters
const { keys } = todayText

type QueueFiltersProps = {
  filters: ReviewFilters
  clientName: string | null
  children: ReactNode
}

export function QueueFilters({ filters, clientName, children }: QueueFiltersProps) {
  const { wanted, working, offline, type, choose, submit } = useQueryFilters(filters, queueHref)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <search>
        <form
          onSubmit={onSubmit}
          aria-label={text.label}
          autoComplete="off"
          className={cn(
            'grid gap-3 py-4',
            filters.onClientPage
              ? 'md:grid-cols-[minmax(0,1fr)_12rem_12rem_auto]'
              : 'md:grid-cols-[minmax(0,1fr)_14rem_auto]',
          )}
        >
          <FilterSearch
            label={filters.onClientPage ? text.searchOfClient : text.search}
            hint={filters.onClientPage ? text.hintOfClient : text.searchHint}
            value={wanted.search}
            maxLength={longestQueueSearch}
            working={working}
            onType={type}
          />
          {filters.onClientPage ? (
            <FilterChoice
              label={text.state}
              value={wanted.queue}
              onChoose={(value) =>
                choose({ queue: review.queues.find(({ queue }) => queue === value)?.queue ?? 'all' })
              }
            >
              {review.queues.toReversed().map(({ queue, label }) => (
                <option key={queue} value={queue}>
                  {queue === 'all' ? text.anyState : label}
                </option>
              ))}
            </FilterChoice>
          ) : null}
          <FilterChoice
            label={text.findings}
            value={wanted.findings === null ? '' : String(wanted.findings)}
            onChoose={(value) => choose({ findings: value === '' ? null : value === 'true' })}
          >
            <option value="">{text.anyFindings}</option>
            <option value="true">{text.withFindings}</option>
            <option value="false">{text.withoutFindings}</option>
          </FilterChoice>
          <Button
            size="sm"
            className="min-h-12"
            onClick={() => choose(withoutFilters(wanted))}
            disabled={!hasFilters(wanted)}
          >
            {text.clear}
          </Button>
        </form>
      </search>
      {wanted.client && !wanted.onClientPage ? (
        <Notice className="mb-4">
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            {clientName ? text.client(clientName) : text.ofOneClient}
            <Button size="sm" variant="quiet" onClick={() => choose({ client: null })}>
              {text.everyClient}
            </Button>
          </span>
        </Notice>
      ) : null}
      <FilteredList working={working} workingText={text.working} offline={offline}>
        {children}
      </FilteredList>
    </>
  )
}

/** J and K move the focus between the links of the rows; Enter follows the focused link as usual. */
export function QueueKeys({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [help, setHelp] = useState(false)
  const go = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
  }
  useShortcuts({ J: () => go(1), K: () => go(-1), '?': () => setHelp(true) })
  return (
    <div ref={list}>
      {children}
      <ShortcutLegend keys={keys.slice(0, 3)} className="auto-cols-max grid-flow-col pt-4 max-md:hidden" />
      {help ? <ShortcutsHelp keys={keys} onClose={() => setHelp(false)} /> : null}
    </div>
  )
}
