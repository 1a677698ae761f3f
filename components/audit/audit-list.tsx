import { ArrowRight, ScrollText } from 'lucide-react'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/link-styles'
import { State } from '@/components/ui/state'
import { auditText } from '@/content/audit'
import { auditAddress, auditParams, type AuditFilters } from '@/lib/audit/address'
import { actionWords, actorWords, factLines, placeWords, type MemberNames } from '@/lib/audit/fact-lines'
import type { AuditPage, AuditRow as Row } from '@/lib/audit/queries'
import { formatDateTime } from '@/lib/format/date'

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
      <ol className={page.next ? 'border-t border-t-ink rule-opens' : 'border-t border-t-ink rule-closes'}>
        {page.rows.map((row) => (
          <AuditRow key={row.id} row={row} names={names} />
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 pt-3">
        {continued ? (
          <Link className={linkStyles} href={auditAddress(filters)} prefetch={false}>
            {auditText.first}
          </Link>
        ) : null}
        {page.next ? (
          <Link className={linkStyles} href={auditAddress(filters, page.next)} prefetch={false}>
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
    <p className="wrap-anywhere">
      <span className="text-ink-2">{label}: </span>
      {lines.join(' · ')}
    </p>
  )
}

/** What one member did, in one line; on the phone one below the other. */
function AuditRow({ row, names }: { row: Row; names: MemberNames }) {
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-rule py-3 text-[1rem] first:border-t-0 min-[64rem]:grid-cols-[11rem_9rem_12rem_minmax(0,1fr)_12rem]">
      <time dateTime={row.at} className="text-ink-2 tabular-nums">
        {formatDateTime(row.at)}
      </time>
      <p className="font-[550] wrap-anywhere">{actorWords(row)}</p>
      <p>{actionWords(row.action)}</p>
      <div className="grid content-start gap-1 text-sm">
        <p className="text-[1rem] wrap-anywhere">{row.target_email ?? auditText.nobody}</p>
        <Facts label={auditText.before} lines={factLines(row.action, row.before, names)} />
        <Facts label={auditText.after} lines={factLines(row.action, row.after, names)} />
      </div>
      <p className="text-sm wrap-anywhere text-ink-2">{placeWords(row)}</p>
    </li>
  )
}
