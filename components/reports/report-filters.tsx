import { Download } from 'lucide-react'
import type { Route } from 'next'
import Form from 'next/form'
import { PeriodDays } from '@/components/reports/period-days'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Select } from '@/components/ui/select'
import { reportsText } from '@/content/reports'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { reportParams, usualPeriods, type ReportQuery } from '@/lib/reports/period'

const { filters: text, export: file } = reportsText

type ReportFiltersProps = {
  query: ReportQuery
  today: CivilDay
  members: readonly { id: string; name: string }[]
}

/** The period in the address, and the report as a file with the same filters. */
export function ReportFilters({ query, today, members }: ReportFiltersProps) {
  const usual = usualPeriods(today)
  return (
    <>
      <LinkTabs
        label={text.label}
        items={(Object.keys(usual) as (keyof typeof usual)[]).map((name) => ({
          href: `/admin/informes?${reportParams({ ...query, ...usual[name] }).toString()}` as Route,
          label: text.usual[name],
          current: usual[name].from === query.from && usual[name].until === query.until,
        }))}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-4">
        <Form action="/admin/informes" aria-label={text.label} className="flex flex-wrap items-end gap-3">
          <PeriodDays
            key={`${query.from} ${query.until}`}
            from={query.from}
            until={query.until}
            today={today}
            labels={{ from: text.from, until: text.until }}
          />
          {members.length > 0 ? (
            <Field label={text.member}>
              {(control) => (
                <Select key={query.member} {...control} name="asesor" defaultValue={query.member ?? ''}>
                  <option value="">{text.everyone}</option>
                  {members.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          <Button type="submit">{text.apply}</Button>
        </Form>
        <p className="flex flex-wrap gap-2" role="group" aria-label={file.label}>
          {(['xlsx', 'pdf'] as const).map((format) => (
            <Button key={format} asChild size="sm">
              <a
                href={`/admin/informes/exportar?${reportParams(query).toString()}&formato=${format}`}
                download
              >
                <Download strokeWidth={1.75} aria-hidden />
                <span className="sr-only">{file.label}: </span>
                {file[format]}
              </a>
            </Button>
          ))}
        </p>
      </div>
    </>
  )
}
