import { ArrowRight, ScrollText } from 'lucide-react'
import Link from 'next/link'
import { AuditRow } from '@/components/audit/audit-row'
import { linkStyles } from '@/components/ui/link-styles'
import { State } from '@/components/ui/state'
import { auditText } from '@/content/audit'
import { auditAddress, auditParams, type AuditFilters } from '@/lib/audit/address'
import type { MemberNames } from '@/lib/audit/fact-lines'
import type { AuditPage } from '@/lib/audit/queries'

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
