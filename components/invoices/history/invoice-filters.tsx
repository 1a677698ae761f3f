'use client'
import { LoaderCircle, Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useAddressFilters } from '@/components/ui/use-address-filters'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { invoices } from '@/content/invoices'
import type { CivilDay } from '@/lib/format/civil-day'
import {
  hasFilters,
  historyAddress,
  longestSearch,
  noFilters,
  type InvoiceFilters as Filters,
} from '@/lib/invoices/address'
import { invoiceStatuses, toInvoiceStatus } from '@/lib/invoices/invoice'

const text = invoices.filters

type InvoiceFiltersProps = { filters: Filters; today: CivilDay; children: ReactNode }

/** The three filters over the list (`children`), which keeps standing while the next one is on its way. */
export function InvoiceFilters({ filters, today, children }: InvoiceFiltersProps) {
  const { wanted, working, offline, type, choose, submit } = useAddressFilters(filters, historyAddress)
  const chooseStatus = (value: string) => choose({ status: toInvoiceStatus(value) })
  const searchField = useEarlyValue<HTMLInputElement>(wanted.search, type)
  const statusField = useEarlyValue<HTMLSelectElement>(wanted.status ?? '', chooseStatus)
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
          className="grid gap-3 py-4 min-[23rem]:grid-cols-2 md:grid-cols-[minmax(0,1fr)_12.5rem_11rem_auto]"
        >
          <div className="relative max-md:col-span-full">
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
            ref={statusField}
            aria-label={text.status}
            value={wanted.status ?? ''}
            onChange={(event) => chooseStatus(event.currentTarget.value)}
          >
            <option value="">{text.anyStatus}</option>
            {invoiceStatuses.map((status) => (
              <option key={status} value={status}>
                {invoices.status[status]}
              </option>
            ))}
          </Select>
          <DayField
            label={text.day}
            align="end"
            placeholder={text.dayHint}
            value={wanted.day}
            onChange={(day) => choose({ day })}
            today={today}
            until={today}
          />
          <Button
            type="button"
            size="sm"
            className="min-h-12 max-md:col-span-full"
            onClick={() => choose(noFilters)}
            disabled={!hasFilters(wanted)}
          >
            {text.clear}
          </Button>
        </form>
      </search>
      <p role="status" className="sr-only">
        {working ? text.working : null}
      </p>
      {offline ? <p className="pb-3 text-sm text-ink-2">{text.offline}</p> : null}
      <div aria-busy={working}>{children}</div>
    </>
  )
}
