'use client'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Button } from '@/components/ui/button'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Input } from '@/components/ui/field'
import { importFields, importText, type ImportField } from '@/content/client-import'
import { repeatable } from '@/lib/clients/import/fields'
import type { Judged } from '@/lib/clients/import/judge'
import { formatNumber } from '@/lib/format/number'

const text = importText.rows
/** At most this many rows are rendered at once, because typing gets slow with 300. */
const portion = 50
/** Columns that are always shown, even without a fault in them, so that users recognise the client. */
const always: readonly ImportField[] = ['name', 'nit', 'email']

type Column = { at: number; field: ImportField; heading: string }
type FaultyRowsProps = {
  rows: readonly Judged[]
  headings: readonly string[]
  mapping: readonly ImportField[]
  onCorrect: (row: number, cells: readonly string[]) => void
}

export function FaultyRows({ rows, headings, mapping, onCorrect }: FaultyRowsProps) {
  const [most, setMost] = useState(portion)
  const said = new Set(
    rows.slice(0, most).flatMap(({ faults, notes }) => [...faults, ...notes].map(({ field }) => field)),
  )
  const columns = mapping.flatMap((field, at): Column[] =>
    field !== 'none' &&
    (always.includes(field) || said.has(field)) &&
    (repeatable.has(field) || mapping.indexOf(field) === at)
      ? [{ at, field, heading: headings[at] || importFields[field] }]
      : [],
  )
  const left = rows.length - most
  const { table, follow } = useKeptFocus()
  return (
    <div {...follow}>
      <div ref={table} className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={text.title}>
        <table className="w-full min-w-[44rem] border-collapse text-[1rem]">
          <caption className="sr-only">{text.title}</caption>
          <thead>
            <tr className="border-t border-ink">
              {[text.row, text.what, ...columns.map(({ heading }) => heading)].map((heading, place) => (
                <th key={`${heading} ${place}`} scope="col" className={columnHeadStyles}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((judged) => (
              <FaultyRow
                key={judged.row}
                judged={judged}
                columns={columns}
                onCorrect={(cells) => onCorrect(judged.row, cells)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 ? (
        <p className="pt-4">
          <Button size="sm" onClick={() => setMost(most + portion)}>
            {text.more(formatNumber(Math.min(left, portion)))}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** If a correction removes the focused control, the focus moves to the row's next control, the table or the heading. */
function useKeptFocus() {
  const table = useRef<HTMLDivElement>(null)
  const row = useRef<string | null>(null)
  const isLost = () => row.current !== null && document.activeElement === document.body
  useEffect(() => {
    if (!isLost()) return
    const next = table.current?.querySelector<HTMLElement>(
      `[data-row="${row.current}"] :is([aria-invalid], button)`,
    )
    ;(next ?? table.current)?.focus()
  })
  useEffect(
    () => () => {
      if (isLost()) document.getElementById('faults')?.focus()
    },
    [],
  )
  const follow = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      (row.current = target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? ''),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) row.current = null
    },
  }
  return { table, follow }
}

type FaultyRowProps = {
  judged: Judged
  columns: readonly Column[]
  onCorrect: (cells: readonly string[]) => void
}

function FaultyRow({ judged, columns, onCorrect }: FaultyRowProps) {
  const { row, cells, faults, notes } = judged
  const cell = 'border-t border-rule py-2 pr-4 align-top'
  return (
    <tr data-row={row}>
      <th scope="row" className={`${cell} pt-4 text-left font-normal tabular-nums`}>
        {row}
      </th>
      <td id={`row-${row}`} className={`${cell} min-w-56 pt-4 font-[550]`}>
        {faults.map(({ field, sentence, repair }) => (
          <p key={field} className="text-red">
            {sentence}{' '}
            {repair ? (
              <button
                type="button"
                onClick={() => onCorrect(repair.cells)}
                className="min-h-tap cursor-pointer underline underline-offset-4"
              >
                {repair.label}
                <span className="sr-only"> {text.cell('', row)}</span>
              </button>
            ) : null}
          </p>
        ))}
        {notes.map(({ sentence }) => (
          <p key={sentence} className="text-ochre-ink">
            {sentence}
          </p>
        ))}
      </td>
      {columns.map(({ at, field, heading }) => {
        const value = cells[at] ?? ''
        const wrong = faults.some((fault) => fault.field === field)
        const noted = notes.some((note) => note.field === field)
        return (
          <td key={at} className={cell}>
            {wrong || noted ? (
              <Input
                // The input is uncontrolled, so the key remounts the input when another value arrives.
                key={value}
                defaultValue={value}
                maxLength={500}
                aria-label={text.cell(heading, row)}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={`row-${row}`}
                className="min-w-40"
                onBlur={(event) => {
                  const typed = event.currentTarget.value.trim()
                  if (typed !== value) onCorrect(cells.with(at, typed))
                }}
                onKeyDown={(event) => {
                  const typed = event.currentTarget.value.trim()
                  if (event.key === 'Enter' && typed !== value) onCorrect(cells.with(at, typed))
                }}
              />
            ) : (
              <span className="block min-w-28 pt-2.5 wrap-break-word">{value}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
