import { ArrowRight, ScrollText } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { State } from '@/components/ui/state'
import { auditText } from '@/content/audit'
import { auditHref, auditParams, type AuditFilters } from '@/lib/audit/href'
import { actionLabel, actorLabel, factLines, placeLabel, type MemberNames } from '@/lib/audit/fact-lines'
import type { AuditPage, AuditRow as Row } from '@/lib/audit/queries'
import { formatDateTime } from '@/lib/format/date'

const filterText = auditText.filters
/** The list has these classes for all its rows, because classes on each row would be sent once per row. */
const rows =
  'border-t border-t-ink text-[1rem] wrap-anywhere *:grid *:gap-x-5 *:gap-y-1 *:border-rule *:py-3 *:not-first:border-t min-[64rem]:*:grid-cols-[11rem_9rem_12rem_minmax(0,1fr)_12rem]'

type AuditListProps = {
  page: AuditPage
  names: MemberNames
  filters: AuditFilters
  continued: boolean
  most: string
}

export function AuditList({ page, names, filters, continued, most }: AuditListProps) {
  if (page.rows.length === 0)
    return (
      <State icon={ScrollText} title={auditText.empty.title} className="mt-4">
        {auditText.empty.description}
      </State>
    )
  return (
    <>
      <ol className={cn(rows, page.next ? 'rule-opens' : 'rule-closes')}>
        {page.rows.map((row) => (
          <AuditRow key={row.id} row={row} names={names} />
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 pt-3">
        {continued ? (
          <Link className={linkStyles} href={auditHref(filters)} prefetch={false}>
            {auditText.first}
          </Link>
        ) : null}
        {page.next ? (
          <Link className={linkStyles} href={auditHref(filters, page.next)} prefetch={false}>
            {auditText.next} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        ) : null}
        <a
          className={linkStyles}
          href={`/api/auditoria/exportar?${auditParams(filters).toString()}`}
          download
        >
          {auditText.export}
        </a>
        <span className="text-sm text-ink-2">{auditText.cut(most)}</span>
      </p>
    </>
  )
}

function Facts({ label, lines }: { label: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <p>
      <span className="text-ink-2">{label}: </span>
      {lines.join(' · ')}
    </p>
  )
}

function AuditRow({ row, names }: { row: Row; names: MemberNames }) {
  return (
    <li>
      <time dateTime={row.at} className="text-ink-2 tabular-nums">
        {formatDateTime(row.at)}
      </time>
      <p className="font-[550]">{actorLabel(row)}</p>
      <p>{actionLabel(row.action)}</p>
      <div className="grid content-start gap-1 text-sm">
        <p className="text-[1rem]">{row.target_email ?? auditText.nobody}</p>
        <Facts label={auditText.before} lines={factLines(row.action, row.before, names)} />
        <Facts label={auditText.after} lines={factLines(row.action, row.after, names)} />
      </div>
      <p className="text-sm text-ink-2">{placeLabel(row)}</p>
    </li>
  )
}

type AuditFilterFormProps = { filters: AuditFilters; members: readonly { personId: string; name: string }[] }

/** Filters are sent by a GET form, which works without script. */
export function AuditFilterForm({ filters, members }: AuditFilterFormProps) {
  const { actor, area, about, from, until } = filters
  return (
    <search>
      <Form
        key={JSON.stringify(filters)}
        action="/admin/auditoria"
        prefetch={false}
        aria-label={filterText.label}
        className="grid items-end gap-3 py-4 min-[23rem]:grid-cols-2 md:grid-cols-3 min-[64rem]:grid-cols-[1fr_1fr_1.4fr_10rem_10rem_auto]"
      >
        <Field label={filterText.actor} className="max-sm:col-span-full">
          {(control) => (
            <Select {...control} name="quien" defaultValue={actor ?? ''}>
              <option value="">{filterText.anyone}</option>
              {members.map(({ personId, name }) => (
                <option key={personId} value={personId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={filterText.area} className="max-sm:col-span-full">
          {(control) => (
            <Select {...control} name="asunto" defaultValue={area ?? ''}>
              <option value="">{filterText.anything}</option>
              {Object.entries(auditText.areas).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={filterText.about} className="max-sm:col-span-full">
          {(control) => (
            <Input
              {...control}
              name="correo"
              type="search"
              defaultValue={about}
              placeholder={filterText.aboutHint}
              maxLength={100}
            />
          )}
        </Field>
        <Field label={filterText.from}>
          {(control) => <Input {...control} name="desde" type="date" defaultValue={from ?? ''} />}
        </Field>
        <Field label={filterText.until}>
          {(control) => <Input {...control} name="hasta" type="date" defaultValue={until ?? ''} />}
        </Field>
        <Button type="submit" className="min-h-12">
          {filterText.apply}
        </Button>
      </Form>
      {actor || area || about || from || until ? (
        <p className="pb-2">
          <Link href="/admin/auditoria" prefetch={false} className={linkStyles}>
            {filterText.clear}
          </Link>
        </p>
      ) : null}
    </search>
  )
}
