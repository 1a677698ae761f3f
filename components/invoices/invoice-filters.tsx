'use client'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { FilterChoice, FilteredList, FilterSearch } from '@/components/ui/filters'
import { useQueryFilters } from '@/components/ui/use-query-filters'
import { invoices } from '@/content/invoices'
import type { CivilDay } from '@/lib/calendar/civil-day'
import {
  dayKinds,
  dayRange,
  hasFilters,
  historyHref,
  longestInvoiceSearch,
  noFilters,
  type InvoiceFilters,
} from '@/lib/invoices/href'
import { invoiceStatuses, toInvoiceStatus } from '@/lib/invoices/invoice'

const text = invoices.filters

type InvoiceFilterFormProps = { filters: InvoiceFilters; today: CivilDay; children: ReactNode }

export function InvoiceFilterForm({ filters, today, children }: InvoiceFilterFormProps) {
  const { wanted, working, offline, type, choose, submit } = useQueryFilters(filters, historyHref)
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
          className="grid gap-3 py-4 min-[23rem]:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
        >
          <FilterSearch
            label={text.search}
            hint={text.searchHint}
            value={wanted.search}
            maxLength={longestInvoiceSearch}
            working={working}
            onType={type}
            className="col-span-full"
          />
          <p className="col-span-full -mt-2 text-sm text-ink-2">{text.searchAlso}</p>
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
          <FilterChoice
            label={text.dayKind}
            value={wanted.dayKind}
            onChoose={(value) => choose({ dayKind: value === 'issued' ? 'issued' : 'uploaded' })}
          >
            {dayKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text.dayKinds[kind]}
              </option>
            ))}
          </FilterChoice>
          <DayField
            label={text.day}
            align="end"
            placeholder={text.dayHint}
            value={wanted.day}
            onChange={(day) => choose({ day, until: null })}
            today={today}
            until={today}
          />
          <DayField
            label={text.until}
            align="end"
            placeholder={text.untilHint}
            value={wanted.until}
            onChange={(until) => choose(dayRange(wanted.day, until))}
            today={today}
            until={today}
          />
          <Button
            size="sm"
            className="min-h-12 max-lg:col-span-full"
            onClick={() => choose(noFilters)}
            disabled={!hasFilters(wanted) && wanted.dayKind === noFilters.dayKind}
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
