import Link from 'next/link'
import { MailActs } from '@/components/incoming-mail/mail-acts'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { incomingMailText } from '@/content/incoming-mail'
import { bogotaDay, addDays } from '@/lib/calendar/civil-day'
import { formatDay, formatTime } from '@/lib/format/date'
import { mailOutcome } from '@/lib/incoming-mail/mail-outcome'
import type { MailLine, ShownFile } from '@/lib/incoming-mail/schema'

const { list: text, results } = incomingMailText

type MailRowProps = {
  mail: MailLine
  acts: boolean
  code: string | null
  /** True for the mail that needs an answer most urgently. */
  hot: boolean
  now: Date
}

export function MailRow({ mail, acts, code, hot, now }: MailRowProps) {
  const { tone, label, sentence } = mailOutcome(mail, code)
  return (
    <li
      className={cn(
        'grid border-t border-rule first:border-t-0 sm:grid-cols-[6.5rem_minmax(0,1fr)]',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
      data-secret={mail.state === 'code' ? true : undefined}
    >
      <time
        dateTime={mail.received_at}
        className="flex flex-wrap gap-x-2 pt-3.5 text-sm leading-snug text-ink-2 sm:grid sm:content-start sm:border-r-5 sm:border-double sm:border-rule-green sm:pb-3.5"
      >
        <b className="font-[550] text-ink">{dayOf(mail.received_at, now)}</b> {formatTime(mail.received_at)}
      </time>
      <div className="min-w-0 pb-3.5 sm:pt-3.5 sm:pl-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">
            {mail.sender ? <Address address={mail.sender} /> : text.nobody}
          </h3>
          <Badge tone={tone} {...(hot && { className: 'bg-sheet' })}>
            {label}
          </Badge>
        </div>
        {mail.subject === null ? null : (
          <p className="text-sm wrap-anywhere text-ink-2">{mail.subject || text.noSubject}</p>
        )}
        <p className="mt-1 text-[1rem]">{sentence}</p>
        {mail.files.length > 0 ? <Files files={mail.files} /> : null}
        <MailActs mail={mail} acts={acts} />
      </div>
    </li>
  )
}

/** An e-mail address breaks before its @, unless one of its parts is too long for a line. */
function Address({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, Math.max(at, 0))}
      <wbr />
      {address.slice(Math.max(at, 0))}
    </>
  )
}

function dayOf(moment: string, now: Date): string {
  const day = bogotaDay(new Date(moment))
  const today = bogotaDay(now)
  if (day === today) return text.today
  return day === addDays(today, -1) ? text.yesterday : formatDay(moment)
}

function Files({ files }: { files: readonly ShownFile[] }) {
  return (
    <details className="text-sm">
      <summary className="row-link cursor-pointer">{text.files}</summary>
      <ul>
        {files.map((file, at) => (
          <li key={at} className="border-t border-rule py-2.5 wrap-anywhere">
            {file.number && file.invoice ? (
              <Link href={`/portal/facturas/${file.invoice}`} prefetch={false} className="row-link">
                {file.name}
              </Link>
            ) : (
              file.name
            )}
            <span className="block text-ink-2">{file.why || results[file.result]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
