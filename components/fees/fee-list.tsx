import { Receipt } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { ClientReminders, FeeActs } from '@/components/fees/fee-acts'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/control-styles'
import { ExportLinks } from '@/components/ui/export-links'
import { Field, Input } from '@/components/ui/field'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { feesText as text } from '@/content/fees'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import type { FirmFee, FirmFees } from '@/lib/fees/fee'
import { feeLists, feesExportHref, feesHref, listWords, type FeesQuery } from '@/lib/fees/href'
import { formatPesos } from '@/lib/format/number'

type FeeListProps = { wanted: FeesQuery; page: FirmFees; today: CivilDay }

export function FeeList({ wanted, page, today }: FeeListProps) {
  const { list, client, search, after } = wanted
  const { rows, next, open, late, silent, clientTitle } = page
  const tabs = feeLists.map((one) => ({
    href: feesHref({ list: one, client, search }),
    label: text.lists[one],
    current: one === list,
  }))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 pb-6 sm:pt-12">
        <div className="min-w-0">
          <h1>{text.title}</h1>
          <p className="mt-1 max-w-[60ch] text-ink-2">{text.subtitle}</p>
          <p className="mt-1 font-semibold">{text.sums(formatPesos(open), formatPesos(late))}</p>
        </div>
        <Link
          href={`/admin/honorarios/nuevo${client ? `?cliente=${client}` : ''}` as Route}
          prefetch={false}
          className={buttonStyles({ variant: 'primary' })}
        >
          {text.new}
        </Link>
      </div>
      <LinkTabs label={text.lists.label} items={tabs} />
      <form action="/admin/honorarios" className="flex flex-wrap items-end gap-3 py-4">
        {listWords[list] ? <input type="hidden" name="lista" value={listWords[list]} /> : null}
        {client ? <input type="hidden" name="cliente" value={client} /> : null}
        <Field label={text.search} className="min-w-0 grow sm:max-w-96">
          {(control) => (
            <Input
              {...control}
              name="buscar"
              type="search"
              defaultValue={search}
              placeholder={text.searchHint}
            />
          )}
        </Field>
        <Button type="submit">{text.go}</Button>
        <ExportLinks
          className="sm:ml-auto"
          text={text.export}
          href={(format) => feesExportHref({ list, client, search }, format)}
        />
      </form>
      {client ? (
        <div className="grid gap-3 pb-4">
          <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
            {clientTitle ? <span>{text.ofClient(clientTitle)}</span> : null}
            <Link href={feesHref({ list })} prefetch={false} className={linkStyles}>
              {text.allClients}
            </Link>
          </p>
          <ClientReminders client={client} silent={silent} />
        </div>
      ) : null}
      {rows.length === 0 ? (
        <NoRows list={list} search={search} />
      ) : (
        <ul className="rule-closes rule-opens">
          {rows.map((fee) => (
            <Row key={fee.id} fee={fee} today={today} />
          ))}
        </ul>
      )}
      <ForwardPager
        first={after ? { href: feesHref({ list, client, search }), label: text.first } : null}
        next={next ? { href: feesHref({ list, client, search, after: next }), label: text.next } : null}
      />
      <p className="max-w-[70ch] pt-6 text-sm text-ink-2">{text.rules}</p>
    </>
  )
}

const tones = { due: 'unknown', late: 'bad', collected: 'ok', void: 'unknown' } as const satisfies Record<
  string,
  BadgeTone
>

function NoRows({ list, search }: Pick<FeesQuery, 'list' | 'search'>) {
  if (search) return <p className="py-8 text-ink-2">{text.none}</p>
  const empty = text.empty[list]
  return (
    <State icon={Receipt} level={2} title={empty.title}>
      {empty.text}
    </State>
  )
}

function Row({ fee, today }: { fee: FirmFee; today: CivilDay }) {
  const {
    concept,
    amount,
    state,
    late,
    client,
    clientTitle,
    reminders,
    remindedOn,
    reminds,
    silent,
    letter,
  } = fee
  const standing = late ? 'late' : state
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-3 first:border-t-0 md:grid-cols-[minmax(0,1.4fr)_auto_minmax(0,1fr)] md:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-sans text-base font-semibold">{concept}</h2>
        <p className="text-sm">
          <Link href={feesHref({ client })} prefetch={false} className={linkStyles}>
            <bdi>{clientTitle}</bdi>
          </Link>
        </p>
        <p className="text-sm text-ink-2">
          {dayText(fee)}{' '}
          {letter ? (
            <Link href={`/admin/firmas/${letter}` as Route} prefetch={false} className={linkStyles}>
              {text.letter}
              <span className="sr-only">{text.of(concept, clientTitle ?? '')}</span>
            </Link>
          ) : null}
        </p>
        {state === 'due' && reminders > 0 && remindedOn ? (
          <p className="text-sm text-ink-2">{text.reminded(reminders, formatCivilDay(remindedOn))}</p>
        ) : null}
        {state === 'due' && (!reminds || silent) ? (
          <p className="text-sm text-ink-2">{text.remindersOff}</p>
        ) : null}
      </div>
      <div className="md:text-right">
        <p className="font-serif text-lg tabular-nums">{formatPesos(amount)}</p>
        <p className="text-sm text-ink-2">{text.plusTax}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 md:justify-end">
        <Badge tone={tones[standing]}>{text.states[standing]}</Badge>
        <FeeActs fee={fee} today={today} />
      </div>
    </li>
  )
}

function dayText({ state, late, dueOn, collectedOn, reason, settledBy }: FirmFee): string {
  if (state === 'collected' && collectedOn)
    return text.collectedOn(formatCivilDay(collectedOn), settledBy ?? '')
  if (state === 'void') return text.voided(reason ?? '', settledBy ?? '')
  return late ? text.wasDue(formatCivilDay(dueOn)) : text.due(formatCivilDay(dueOn))
}
