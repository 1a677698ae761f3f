'use client'
import Link from 'next/link'
import type { CalendarItem } from '@/components/obligations/calendar-items'
import { DeliverButton } from '@/components/obligations/deliver-button'
import { DelayCost } from '@/components/obligations/delay-cost'
import { PhaseBadge } from '@/components/obligations/phase-badge'
import { ReceiptLinks } from '@/components/obligations/receipt-links'
import { buttonStyles } from '@/components/ui/button-styles'
import { calendarText as text } from '@/content/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

type ListProps = {
  items: readonly CalendarItem[]
  hot: string | undefined
  today: CivilDay
  figures: FirmFigures
}

/** This is a client component, because a server component would send the rows twice: as HTML and as data. */
export function CalendarList({ items, hot, ...rest }: ListProps) {
  return (
    <ol className="calendar-list rule-closes">
      {items.map((item) => (
        <CalendarRow key={item.id} item={item} hot={item.id === hot} {...rest} />
      ))}
    </ol>
  )
}

type RowProps = { item: CalendarItem; hot: boolean } & Pick<ListProps, 'today' | 'figures'>

function CalendarRow({ item, hot, today, figures }: RowProps) {
  const { id, title, phase, due, note, lines, remark, cost, delay, origin, label, days, receipts } = item
  return (
    <li id={`o-${id}`} data-hot={hot || undefined}>
      <p>
        {due ? (
          <time dateTime={due}>
            <b>{item.day}</b>
            {item.beside}
          </time>
        ) : (
          <span>
            {item.beside ? <span className="block">{item.beside}</span> : null}
            {text.undated}
          </span>
        )}
      </p>
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p>{note}</p>
        {lines?.map((line) => (
          <p key={line} className="max-w-[54ch]">
            {line}
          </p>
        ))}
        {remark ? <p className="mt-1 max-w-[60ch]">{remark}</p> : null}
        {cost ? (
          <p className="mt-1 max-w-[54ch] text-ink">
            <b>{text.delay.title}</b> {cost}
          </p>
        ) : null}
        {delay ? (
          <DelayCost
            kind={delay.kind}
            title={title}
            due={due}
            value={delay.value}
            today={today}
            figures={figures}
          />
        ) : null}
        {origin ? (
          <details className="more-text">
            <summary>
              {text.origin.summary}
              <span>{text.origin.of(title)}</span>
            </summary>
            <p>{origin}</p>
          </details>
        ) : null}
      </div>
      <div>
        <PhaseBadge phase={phase} hot={hot} {...(label && { label })} />
        {days ? <b>{days}</b> : null}
        {receipts ? <ReceiptLinks receipts={receipts} title={title} /> : null}
        <Deliver item={item} hot={hot} />
      </div>
    </li>
  )
}

/** A document that belongs to a document request is delivered in the request, any other document in this row. */
function Deliver({ item: { id, title, deliver }, hot }: Pick<RowProps, 'item' | 'hot'>) {
  if (!deliver) return null
  const { request, delivered } = deliver
  return (
    <>
      {request ? (
        <Link
          href={`/portal/solicitudes/${request}`}
          prefetch={false}
          className={buttonStyles({ size: 'sm', variant: hot ? 'primary' : 'outline' })}
        >
          {delivered ? text.deliver.see : text.deliver.button}
          <span className="sr-only">: {title}</span>
        </Link>
      ) : (
        <DeliverButton obligation={id} title={title} more={delivered} hot={hot} />
      )}
      <Link
        href={`/portal/mensajes/nuevo?obligacion=${id}`}
        prefetch={false}
        className={buttonStyles({ size: 'sm', variant: 'quiet' })}
      >
        {text.write}
        <span className="sr-only">: {title}</span>
      </Link>
    </>
  )
}
