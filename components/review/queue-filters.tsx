'use client'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FilterChoice, FilteredList, FilterSearch } from '@/components/ui/filters'
import { Notice } from '@/components/ui/notice'
import { useAddressFilters } from '@/components/ui/use-address-filters'
import { review } from '@/content/review'
import {
  hasFilters,
  longestQueueSearch,
  queueAddress,
  withoutFilters,
  type ReviewFilters,
} from '@/lib/review/address'

const text = review.filters

type QueueFiltersProps = {
  filters: ReviewFilters
  /** Whose invoices these are, when the filter is one client and they have some. */
  clientName: string | null
  children: ReactNode
}

/** The filters over the list (`children`), which keeps standing while the next one is on its way. */
export function QueueFilters({ filters, clientName, children }: QueueFiltersProps) {
  const { wanted, working, offline, type, choose, submit } = useAddressFilters(filters, queueAddress)
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
