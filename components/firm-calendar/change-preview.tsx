'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { firmCalendarText } from '@/content/firm-calendar'
import { calendarFileText } from '@/content/firm-calendar-file'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { CalendarChange, Move, Preview, Remark } from '@/lib/firm-calendar/schema'
import { formatNumber } from '@/lib/format/number'

const text = firmCalendarText.preview

type ChangePreviewProps = {
  asked: { change: CalendarChange; preview: Preview } | null
  doing: string | undefined
  confirm: () => void
  drop: () => void
  as?: 'h2' | 'h3'
}

export function ChangePreview({ asked, doing, confirm, drop, as: Title = 'h3' }: ChangePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const preview = asked?.preview
  useEffect(() => {
    if (preview) heading.current?.focus()
  }, [preview])
  if (!asked || !preview) return null
  const { about, faults, notes, moves, clients, dates } = preview
  const cancel = (
    <Button type="button" onClick={drop} disabled={doing !== undefined}>
      {text.cancel}
    </Button>
  )
  return (
    <div className="mt-6 grid gap-4 border-t-3 border-double border-ink pt-4">
      <Title ref={heading} tabIndex={-1} className="text-lg outline-none">
        {text.title}
      </Title>
      {faults.length > 0 ? (
        <>
          <Notice tone="bad">
            <Remarks remarks={faults} />
          </Notice>
          <p>{cancel}</p>
        </>
      ) : (
        <>
          <div>
            <p className="font-[550]">{about}</p>
            <p className="text-sm text-ink-2">{text.by(text.you, asked.change.norm, asked.change.source)}</p>
          </div>
          <p role="status">
            {dates === 0 ? text.none : text.sum(clients, formatNumber(clients), dates, formatNumber(dates))}{' '}
            {dates === 0 ? null : text.filed}
          </p>
          {moves.length > 0 ? <MoveTable moves={moves} /> : null}
          {notes.length > 0 ? (
            <Notice tone="warn">
              <p className="font-[550]">{text.notes}</p>
              <Remarks remarks={notes} />
            </Notice>
          ) : null}
          <p className="flex flex-wrap gap-3">
            <Button type="button" variant="primary" busy={doing === 'confirm'} onClick={confirm}>
              {text.confirm}
            </Button>
            {cancel}
          </p>
        </>
      )}
    </div>
  )
}

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <ul>
      {remarks.map(({ row, sentence }, at) => (
        <li key={at}>{row === null ? sentence : `${calendarFileText.row} ${row}: ${sentence}`}</li>
      ))}
    </ul>
  )
}

function MoveTable({ moves }: { moves: readonly Move[] }) {
  const { columns } = text
  const cell = 'border-t border-rule py-2 pr-4 align-top'
  const day = (value: string | null) => (value === null ? text.undated : formatCivilDay(value))
  return (
    <div
      className="relative max-h-[28rem] overflow-auto rule-closes"
      tabIndex={0}
      role="region"
      aria-label={text.title}
    >
      <table className="w-full min-w-[25rem] border-collapse text-[1rem]">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr className="border-t border-ink">
            {[columns.title, columns.before, columns.after, columns.clients].map((name) => (
              <th key={name} scope="col" className={columnHeadStyles}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map(({ title, endings, before, after, earlier, clients, names }) => (
            <tr key={`${title} ${before} ${after}`}>
              <th scope="row" className={`${cell} text-left font-[550]`}>
                {title}
                <span className="block text-sm font-normal text-ink-2">
                  {text.endings(endings.slice(0, 10).join(', ') + (endings.length > 10 ? '…' : ''))}
                </span>
              </th>
              <td className={`${cell} tabular-nums`}>{day(before)}</td>
              <td className={`${cell} font-[550] tabular-nums`}>
                {day(after)}
                {earlier ? <span className="block text-sm text-ochre-ink">{text.earlier}</span> : null}
              </td>
              <td className={cell}>
                <span className="font-[550] tabular-nums">{formatNumber(clients)}</span>
                <span className="block text-sm text-ink-2">
                  {names.join(', ')}
                  {clients > names.length ? text.more(clients - names.length) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
