import Link from 'next/link'
import { delayText as text } from '@/content/tax-calendar/penalties'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'
import { missingFigure, type Delay, type DelayCost } from '@/lib/tax-calendar/delay'
import type { Estimate } from '@/lib/tax-calendar/penalties'

type DelayResultProps = {
  kind: Delay['kind']
  /** The cost is null while a typed value is invalid. */
  cost: DelayCost | null
  forFirm: boolean | undefined
}

export function DelayResult({ kind, cost, forFirm }: DelayResultProps) {
  return (
    <>
      <div role="status">
        {cost ? (
          <dl className="border-t border-ink">
            {cost.penalty && kind !== 'payment' ? (
              <Part label={text.penalty[kind]} estimate={cost.penalty} forFirm={forFirm} />
            ) : null}
            {cost.reduced ? <Reduced reduced={cost.reduced} forFirm={forFirm} /> : null}
            {cost.interest.map(({ due, estimate }) => (
              <Part
                key={due}
                label={cost.interest.length > 1 ? text.interestOf(formatCivilDay(due)) : text.interest}
                estimate={estimate}
                forFirm={forFirm}
              />
            ))}
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
    </>
  )
}

type ReducedProps = { reduced: NonNullable<DelayCost['reduced']>; forFirm: boolean | undefined }

function Reduced({ reduced: { percent, isSure, estimate }, forFirm }: ReducedProps) {
  const { reduction } = text
  if (percent === 100) return <Line>{reduction.whole}</Line>
  return (
    <>
      <Part
        label={isSure ? reduction.reduced(percent) : reduction.maybe(percent)}
        estimate={estimate}
        forFirm={forFirm}
      />
      {isSure ? null : <Line>{reduction.maybeHint}</Line>}
    </>
  )
}

const Line = ({ children }: { children: string }) => (
  <div className="pb-2 text-ink-2">
    <dt className="sr-only">{text.reduction.title}</dt>
    <dd>{children}</dd>
  </div>
)

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
              <>
                <Link
                  href="/admin/calendario?vista=uvt"
                  prefetch={false}
                  className="underline underline-offset-4"
                >
                  {text.enter}
                </Link>
                {text.enterHint}
              </>
            ) : (
              text.firmEnters
            )}
          </>
        )}
      </dd>
    </div>
  )
}
