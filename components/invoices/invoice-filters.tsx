'use client'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { FilterChoice, FilteredList, FilterSearch } from '@/components/ui/filters'
import { useAddressFilters } from '@/components/ui/use-address-filters'
import { invoices } from '@/content/invoices'
import type { CivilDay } from '@/lib/calendar/civil-day'
import {
  hasFilters,
  historyAddress,
  longestInvoiceSearch,
  noFilters,
  type InvoiceFilters,
} from '@/lib/invoices/address'
import { invoiceStatuses, toInvoiceStatus } from '@/lib/invoices/invoice'

const text = invoices.filters

type InvoiceFilterFormProps = { filters: InvoiceFilters; today: CivilDay; children: ReactNode }

/** The three filters over the list (`children`), which keeps standing while the next one is on its way. */
export function InvoiceFilterForm({ filters, today, children }: InvoiceFilterFormProps) {
  const { wanted, working, offline, type, choose, submit } = useAddressFilters(filters, historyAddress)
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
          <FilterSearch
            label={text.search}
            hint={text.searchHint}
            value={wanted.search}
            maxLength={longestInvoiceSearch}
            working={working}
            onType={type}
            className="max-md:col-span-full"
          />
          <FilterChoice
            label={text.status}
            value={wanted.status ?? ''}
            onChoose={(value) => choose({ status: toInvoiceStatus(value) })}
          >
            <option value="">{text.anyStatus}</option>
            {invoiceStatuses.map((status) => (
              <option key={status} value={status}>
                {invoices.status[status]}
              </option>
            ))}
          </FilterChoice>
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
      <FilteredList working={working} workingText={text.working} offline={offline}>
        {children}
      </FilteredList>
    </>
  )
}
