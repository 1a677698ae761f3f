'use client'
import { LoaderCircle, Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useAddressFilters } from '@/components/ui/use-address-filters'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { review } from '@/content/review'
import { hasFilters, longestSearch, noFilters, queueAddress, type ReviewFilters } from '@/lib/review/address'

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
  const findings = wanted.findings === null ? '' : String(wanted.findings)
  const chooseFindings = (value: string) => choose({ findings: value === '' ? null : value === 'true' })
  const searchField = useEarlyValue<HTMLInputElement>(wanted.search, type)
  const findingsField = useEarlyValue<HTMLSelectElement>(findings, chooseFindings)
  const Icon = working ? LoaderCircle : Search
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
          className="grid gap-3 py-4 md:grid-cols-[minmax(0,1fr)_14rem_auto]"
        >
          <div className="relative">
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center">
              <Icon className={working ? 'size-5 animate-spin' : 'size-5'} strokeWidth={1.75} aria-hidden />
            </span>
            <Input
              ref={searchField}
              type="search"
              className="pl-11"
              aria-label={text.search}
              placeholder={text.searchHint}
              maxLength={longestSearch}
              value={wanted.search}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </div>
          <Select
            ref={findingsField}
            aria-label={text.findings}
            value={findings}
            onChange={(event) => chooseFindings(event.currentTarget.value)}
          >
            <option value="">{text.anyFindings}</option>
            <option value="true">{text.withFindings}</option>
            <option value="false">{text.withoutFindings}</option>
          </Select>
          <Button
            type="button"
            size="sm"
            className="min-h-12"
            onClick={() => choose({ ...noFilters, queue: wanted.queue })}
            disabled={!hasFilters(wanted)}
          >
            {text.clear}
          </Button>
        </form>
      </search>
      {wanted.client ? (
        <Notice className="mb-4">
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            {clientName ? text.client(clientName) : text.ofOneClient}
            <Button size="sm" variant="quiet" onClick={() => choose({ client: null })}>
              {text.everyClient}
            </Button>
          </span>
        </Notice>
      ) : null}
      <p role="status" className="sr-only">
        {working ? text.working : null}
      </p>
      {offline ? <p className="pb-3 text-sm text-ink-2">{text.offline}</p> : null}
      <div aria-busy={working}>{children}</div>
    </>
  )
}
