'use client'
import Link from 'next/link'
import { useState } from 'react'
import { Field, Input } from '@/components/ui/field'
import type { DelayCostProps } from '@/components/obligations/delay-cost'
import { delayText as text } from '@/content/tax-calendar/penalties'
import { addDays, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPesos, readPesos } from '@/lib/format/number'
import { delayCost, missingFigure, mostYearsLate } from '@/lib/obligations/delay'
import type { DelayKind } from '@/lib/tax-calendar/obligations'
import type { Estimate } from '@/lib/tax-calendar/penalties'

const { fields, problems } = text
type Amounts = Record<'tax' | 'income' | 'netWorth' | 'creditBalance', string>

type DelayCalculatorProps = Pick<DelayCostProps, 'value' | 'today' | 'figures' | 'forFirm'> & {
  kind: DelayKind
  due: CivilDay
}

/** The browser computes the cost; nothing is sent or stored. */
export function DelayCalculator({ kind, due, value, today, figures, forFirm }: DelayCalculatorProps) {
  const [filed, setFiled] = useState(today > due ? today : addDays(due, 1))
  const [summoned, setSummoned] = useState(false)
  const [typed, setTyped] = useState<Amounts>({
    tax: value ? String(value) : '',
    income: '',
    netWorth: '',
    creditBalance: '',
  })
  const last = addDays(due, mostYearsLate * 365)
  const isDay = isCivilDay(filed) && filed >= due && filed <= last
  const read = (name: keyof Amounts) => (typed[name].trim() === '' ? 0 : readPesos(typed[name]))
  const [tax, income, netWorth, creditBalance] = [
    read('tax'),
    read('income'),
    read('netWorth'),
    read('creditBalance'),
  ]
  const isSound = isDay && tax !== null && income !== null && netWorth !== null && creditBalance !== null
  const cost = isSound
    ? delayCost(kind, { due, filed, tax, income, netWorth, creditBalance, summoned }, figures)
    : null

  const amount = (name: keyof Amounts, hint?: string) => (
    <Field label={fields[name]} hint={hint} error={read(name) === null ? problems.amount : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="mb-3 grid max-w-[34rem] gap-4 border-l-3 border-rule-green py-2 pl-4">
      <p>{text.intro}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={kind === 'return' ? fields.filed : fields.paid}
          error={isDay ? undefined : problems.day(mostYearsLate)}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              min={due}
              max={last}
              value={filed}
              onChange={({ target }) => setFiled(target.value)}
            />
          )}
        </Field>
        {amount('tax', text.fields.taxHint)}
      </div>
      {kind === 'return' ? (
        <>
          <details>
            <summary className="flex min-h-tap w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
              {fields.without}
            </summary>
            <div className="grid gap-4 pb-2 sm:grid-cols-2">
              {amount('income')}
              {amount('netWorth')}
              {amount('creditBalance')}
            </div>
          </details>
          <label className="flex min-h-tap items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-green"
              checked={summoned}
              onChange={({ target }) => setSummoned(target.checked)}
            />
            {fields.summoned}
          </label>
        </>
      ) : null}
      <div role="status">
        {cost ? (
          <dl className="border-t border-ink">
            {cost.penalty ? <Part label={text.penalty} estimate={cost.penalty} forFirm={forFirm} /> : null}
            {cost.interest ? <Part label={text.interest} estimate={cost.interest} forFirm={forFirm} /> : null}
            <div className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2 font-[550]">
              <dt>{text.total}</dt>
              <dd className="tabular-nums">
                {cost.total === null ? text.unknownTotal : formatPesos(cost.total)}
              </dd>
            </div>
          </dl>
        ) : null}
      </div>
      {cost && cost.sources.length > 0 ? (
        <div className="text-ink-2">
          <p className="font-[550]">{text.sources}</p>
          <ul>
            {cost.sources.map((source) => (
              <li key={source} className="wrap-anywhere">
                {source}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-ink-2">{text.notes[kind]}</p>
    </div>
  )
}

type PartProps = { label: string; estimate: Estimate; forFirm: boolean | undefined }

function Part({ label, estimate, forFirm }: PartProps) {
  return (
    <div className="border-t border-rule py-2 first:border-t-0">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{label}</dt>
        {estimate.known ? <dd className="tabular-nums">{formatPesos(estimate.pesos)}</dd> : null}
      </div>
      <dd className="wrap-anywhere text-ink-2">
        {estimate.known ? (
          <>
            {estimate.formula}
            {text.norm(estimate.norm)}
          </>
        ) : (
          <>
            {missingFigure(estimate)}{' '}
            {forFirm ? (
              <Link
                href="/admin/calendario?vista=uvt"
                prefetch={false}
                className="underline underline-offset-4"
              >
                {text.enter}
              </Link>
            ) : (
              text.firmEnters
            )}
          </>
        )}
      </dd>
    </div>
  )
}
