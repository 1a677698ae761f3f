'use client'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { calendarFileText } from '@/content/firm-calendar-file'
import type { TableLine } from '@/lib/firm-calendar/judge-table'
import type { Remark } from '@/lib/firm-calendar/schema'

const text = calendarFileText
const columns = ['obligation', 'municipality', 'period', 'endings', 'due'] as const
/** Only this many faulty lines are shown, because a file with more is easier to correct in a spreadsheet. */
const most = 100

type FaultyLinesProps = {
  faults: readonly Remark[]
  lines: readonly TableLine[]
  onCorrect: (row: number, field: keyof TableLine, value: string) => void
}

export function FaultyLines({ faults, lines, onCorrect }: FaultyLinesProps) {
  const whole = faults.filter(({ row }) => row === null)
  const rows = Map.groupBy(
    faults.filter(({ row }) => row !== null),
    ({ row }) => row,
  )
  const faulty = lines.filter(({ row }) => rows.has(row)).slice(0, most)
  const correct = ({ row, ...line }: TableLine, name: (typeof columns)[number], typed: string) => {
    if (typed.trim() !== line[name]) onCorrect(row, name, typed.trim())
  }
  const cell = 'border-t border-rule py-2 pr-3 align-top'
  return (
    <section aria-labelledby="faults" className="grid gap-3">
      <Notice tone="bad">
        <h2 id="faults" className="text-[1rem] font-[550]">
          {text.faults(faults.length)}
        </h2>
        <p className="font-normal">{text.faultsText}</p>
        {whole.length > 0 ? (
          <ul className="font-normal">
            {whole.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
      {faulty.length > 0 ? (
        <div
          className="relative overflow-x-auto"
          tabIndex={0}
          role="group"
          aria-label={text.faults(faults.length)}
        >
          <table className="w-full min-w-[56rem] border-collapse text-[1rem]">
            <caption className="sr-only">{text.faults(faults.length)}</caption>
            <thead>
              <tr className="border-t border-ink">
                {[text.row, text.what, ...columns.map((name) => text.columns[name])].map((name) => (
                  <th key={name} scope="col" className={columnHeadStyles}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {faulty.map((line) => (
                <tr key={line.row}>
                  <th scope="row" className={`${cell} pt-4 text-left font-normal tabular-nums`}>
                    {line.row}
                  </th>
                  <td id={`fault-${line.row}`} className={`${cell} min-w-44 pt-4 text-sm text-red`}>
                    {rows.get(line.row)?.map(({ sentence }) => (
                      <span key={sentence} className="block">
                        {sentence}
                      </span>
                    ))}
                  </td>
                  {columns.map((name) => (
                    <td key={name} className={cell}>
                      <Input
                        defaultValue={line[name]}
                        maxLength={name === 'endings' || name === 'due' ? 500 : 60}
                        aria-label={text.cell(text.columns[name], line.row)}
                        aria-describedby={`fault-${line.row}`}
                        className="min-w-28"
                        onBlur={({ currentTarget }) => correct(line, name, currentTarget.value)}
                        onKeyDown={(event) => {
                          if (event.key !== 'Enter') return
                          event.preventDefault()
                          correct(line, name, event.currentTarget.value)
                        }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  )
}
