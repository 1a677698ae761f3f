import type { ReactNode } from 'react'
import { FigureBars } from '@/components/figures/figure-bars'
import { FiguresExport } from '@/components/figures/figures-export'
import { FiguresTable } from '@/components/figures/figures-table'
import { ThisMonth } from '@/components/figures/this-month'
import { LoadFailed } from '@/components/ui/load-failed'
import { State } from '@/components/ui/state'
import { figures as text } from '@/content/figures'
import { barsOf } from '@/lib/figures/bars'
import { leftOut, nothingCounts, type MonthFigures } from '@/lib/figures/month-figures'
import type { Result } from '@/lib/result'
import type { FileFormat } from '@/lib/saved-file'

const titleId = 'cifras'

type FiguresSectionProps = {
  reading: Result<MonthFigures>
  /** Where the same figures are as a file. */
  file: (format: FileFormat) => string
  /** What to do while there are none. */
  empty: string
  action?: ReactNode
}

/** What was bought and sold by month: this month, the bars of twelve, and their table, which is their text as well. */
export function FiguresSection({ reading, file, empty, action }: FiguresSectionProps) {
  const figures = reading.ok ? reading.data : null
  const shown = figures && !nothingCounts(figures) ? figures : null
  return (
    <section aria-labelledby={titleId} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pb-3 rule-opens">
        <h2 id={titleId}>{text.title}</h2>
        {shown ? <FiguresExport file={file} /> : null}
      </div>
      {shown ? (
        <>
          <ThisMonth months={shown.months} />
          <FigureBars bars={barsOf(shown.months)} />
          <FiguresTable figures={shown} bars={barsOf(shown.months)} />
        </>
      ) : null}
      {figures && !shown ? (
        <State title={text.empty.title} action={action} className="mt-6">
          {empty}
        </State>
      ) : null}
      {figures ? <FigureNotes figures={figures} /> : <LoadFailed {...text.failed} className="mt-6" />}
    </section>
  )
}

/** What the sums are made of, and in words whatever is in none. */
function FigureNotes({ figures }: { figures: MonthFigures }) {
  const sentences = [...leftOut(figures), ...(nothingCounts(figures) ? [] : [text.rules])]
  if (sentences.length === 0) return null
  return (
    <ul aria-label={text.notes} className="mt-4 grid max-w-[68ch] gap-1.5 text-sm text-ink-2">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
