import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CloseEngagement } from '@/components/signatures/firm/close-engagement'
import { linkStyles } from '@/components/ui/control-styles'
import { engagementsText as text } from '@/content/signature-engagements'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import type { Member } from '@/lib/session/require'
import type { Engagement } from '@/lib/signatures/engagement'
import { readEngagements } from '@/lib/signatures/queries'

/** Shows the services, work and fees that began when the client signed an engagement letter. */
export async function Engagements({ member, client }: { member: Member; client: string }) {
  const letters = await readEngagements(member, client)
  if (letters.length === 0) return null
  return (
    <section aria-labelledby="engagements" className="max-w-[64rem] pt-12">
      <h2 id="engagements" className="pb-3 rule-opens">
        {text.title}
      </h2>
      <ul className="rule-closes">
        {letters.map((letter) => (
          <Letter key={letter.request} letter={letter} client={client} />
        ))}
      </ul>
    </section>
  )
}

function Letter({ letter, client }: { letter: Engagement; client: string }) {
  const { request, title, openedAt, closedAt, closedBy, reason, services, work, fees } = letter
  return (
    <li className="grid gap-3 border-t border-rule py-4 first:border-t-0">
      <div>
        <h3 className="text-[1.1875rem] wrap-anywhere">{title}</h3>
        <p className="text-ink-2">
          {closedAt
            ? text.closed(formatDay(closedAt), closedBy, reason ?? '')
            : text.opened(formatDay(openedAt))}{' '}
          <Link href={`/admin/firmas/${request}` as Route} prefetch={false} className={linkStyles}>
            {text.letter}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {services.length > 0 ? (
          <Row name={text.services}>
            <ul>
              {services.map(({ name, since, until }, at) => (
                <li key={at} className="wrap-anywhere">
                  {name},{' '}
                  <span className="text-ink-2">
                    {text.period(formatCivilDay(since), until && formatCivilDay(until))}
                  </span>
                </li>
              ))}
            </ul>
          </Row>
        ) : null}
        {work.length > 0 ? (
          <Row name={text.work}>
            <ul>
              {work.map(({ template, name }) => (
                <li key={template} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
          </Row>
        ) : null}
        {fees.count > 0 ? (
          <Row name={text.fees}>
            {text.feesText(fees.count, formatPesos(fees.open), formatPesos(fees.collected))}{' '}
            <Link
              href={`/admin/honorarios?cliente=${client}` as Route}
              prefetch={false}
              className={linkStyles}
            >
              {text.seeFees}
              <span className="sr-only">: {title}</span>
            </Link>
          </Row>
        ) : null}
      </dl>
      {closedAt ? null : <CloseEngagement request={request} title={title} />}
    </li>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-sm font-[550]">{name}</dt>
    <dd>{children}</dd>
  </div>
)
