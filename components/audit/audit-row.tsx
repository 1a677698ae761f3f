import { auditText } from '@/content/audit'
import { factLines, type MemberNames } from '@/lib/audit/fact-lines'
import { actionWords, actorWords, placeWords } from '@/lib/audit/row-words'
import type { AuditRow as Row } from '@/lib/audit/queries'
import { formatDateTime } from '@/lib/format/date'

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
export function AuditRow({ row, names }: { row: Row; names: MemberNames }) {
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
