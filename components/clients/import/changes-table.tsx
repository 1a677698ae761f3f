'use client'
import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { importText } from '@/content/client-import'
import type { Change } from '@/lib/clients/import/changes'
import type { Judged } from '@/lib/clients/import/judge'
import type { Holder } from '@/lib/clients/import/row'
import { clientHref } from '@/lib/format/client-href'
import { formatNumber } from '@/lib/format/number'

const text = importText.changes
const portion = 50
const cell = 'min-w-24 border-t border-rule py-2 pr-4 align-top wrap-anywhere'

type ChangesTableProps = {
  rows: readonly Judged[]
  accepted: ReadonlySet<string>
  onAccept: (keys: readonly string[], accepted: boolean) => void
}

/** Shows what the file would change about existing clients; a change is made only if its box is ticked. */
export function ChangesTable({ rows, accepted, onAccept }: ChangesTableProps) {
  const [most, setMost] = useState(portion)
  const changes = rows.flatMap(({ row, existing }) =>
    (existing?.changes ?? []).map((change) => ({ row, change, holder: existing?.holder })),
  )
  const chosen = changes.filter(({ change }) => accepted.has(change.key)).length
  const left = changes.length - most
  return (
    <section aria-labelledby="changes">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
        <h2 id="changes" className="text-lg">
          {text.title}
        </h2>
        <p role="status" className="text-sm font-[550]">
          {text.chosen(formatNumber(chosen), formatNumber(changes.length))}
        </p>
      </div>
      <label className="flex min-h-tap cursor-pointer items-center gap-3 pb-2">
        <input
          type="checkbox"
          className="size-5 flex-none accent-green"
          checked={chosen === changes.length}
          onChange={(event) =>
            onAccept(
              changes.map(({ change }) => change.key),
              event.currentTarget.checked,
            )
          }
        />
        {text.all(formatNumber(changes.length))}
      </label>
      <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={text.title}>
        <table className="w-full min-w-[44rem] border-collapse text-[1rem]">
          <caption className="sr-only">{text.title}</caption>
          <thead>
            <tr className="border-t border-ink">
              {[text.accept, importText.rows.row, text.client, text.what, text.now, text.file].map(
                (heading) => (
                  <th key={heading} scope="col" className={columnHeadStyles}>
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, most).map(({ row, change, holder }) =>
              change.lines.map((line, place) => (
                <tr key={`${change.key} ${line.label}`}>
                  {place === 0 ? (
                    <ChangeHead
                      row={row}
                      change={change}
                      holder={holder}
                      accepted={accepted.has(change.key)}
                      onAccept={(isAccepted) => onAccept([change.key], isAccepted)}
                    />
                  ) : null}
                  <td className={`${cell} pt-4`}>{line.label}</td>
                  <td className={`${cell} pt-4 text-ink-2`}>{line.from}</td>
                  <td className={`${cell} pt-4 whitespace-pre-line`}>{line.to}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      {left > 0 ? (
        <p className="pt-4">
          <Button size="sm" onClick={() => setMost(most + portion)}>
            {importText.rows.more(formatNumber(Math.min(left, portion)))}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

type ChangeHeadProps = {
  row: number
  change: Change
  holder: Holder | undefined
  accepted: boolean
  onAccept: (accepted: boolean) => void
}

function ChangeHead({ row, change: { lines }, holder, accepted, onAccept }: ChangeHeadProps) {
  return (
    <>
      <td rowSpan={lines.length} className={`${cell} w-16`}>
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="size-5 accent-green"
            checked={accepted}
            aria-label={text.one(lines.map(({ label }) => label).join(', '), holder?.title ?? '')}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
        </label>
      </td>
      <td rowSpan={lines.length} className={`${cell} pt-4 tabular-nums`}>
        {row}
      </td>
      <th rowSpan={lines.length} scope="row" className={`${cell} pt-4 text-left font-[550]`}>
        {holder ? (
          <Link href={clientHref(holder.id)} prefetch={false} className="underline underline-offset-4">
            {holder.title}
          </Link>
        ) : null}
      </th>
    </>
  )
}
