import { Signature } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { signerTones, sentenceOf } from '@/components/signatures/signature-view'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { State } from '@/components/ui/state'
import { signaturePageText as text } from '@/content/signature-page'
import { formatDay } from '@/lib/format/date'
import { isOpenView, type OpenSignature, type SignerView } from '@/lib/signatures/signature'

type MySignaturesProps = { open: readonly SignerView[]; closed: readonly SignerView[] }

export function MySignatures({ open, closed }: MySignaturesProps) {
  const groups = [
    { id: 'open', title: text.open, rows: open.filter(isOpenView) },
    { id: 'closed', title: text.closed, rows: closed.filter(isOpenView) },
  ].filter(({ rows }) => rows.length > 0)
  if (groups.length === 0)
    return (
      <State icon={Signature} level={2} title={text.empty.title}>
        {text.empty.text}
      </State>
    )
  return (
    <div className="grid max-w-[56rem] gap-10">
      {groups.map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="pb-3 rule-opens">
            {title}
          </h2>
          <ul className="rule-closes">
            {rows.map((row, place) => (
              <Row key={row.id} row={row} hot={id === 'open' && place === 0} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ row, hot }: { row: OpenSignature; hot: boolean }) {
  const { id, account, title, state, by, sentAt, dueAt } = row
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-1 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
    >
      <div className="min-w-0">
        <h3 className="text-[1.1875rem] wrap-anywhere">
          <Link
            href={`/portal/firmas/${id}${account ? `?empresa=${account}` : ''}` as Route}
            prefetch={false}
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
          </Link>
        </h3>
        <p className={cn('text-[1rem]', !hot && 'text-ink-2')}>
          {sentenceOf(row) || text.sentBy(by, formatDay(sentAt))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:grid sm:justify-items-end sm:text-right">
        <Badge tone={signerTones[state]} {...(hot && { className: 'bg-sheet' })}>
          {text.states[state]}
        </Badge>
        {state === 'asked' ? text.dueOn(formatDay(new Date(Date.parse(dueAt) - 1))) : null}
      </div>
    </li>
  )
}
