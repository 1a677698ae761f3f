'use client'
import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { firmCalendarText } from '@/content/firm-calendar'
import { calendarProgressAction } from '@/lib/firm-calendar/actions'
import { formatNumber } from '@/lib/format/number'

const text = firmCalendarText.progress
const pauseMs = 2500

/** Shows how many clients have their tax dates; the server action refreshes the page once all clients have them. */
export function CalendarProgress({ left: first, total }: { left: number; total: number }) {
  const [left, setLeft] = useState(first)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    let open = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function step() {
      const answer = await attempted(calendarProgressAction({}))
      if (!open) return
      setLost(!answer.ok)
      if (answer.ok) setLeft(answer.data.left)
      if (!answer.ok || answer.data.left > 0) timer = setTimeout(step, pauseMs)
    }
    if (first > 0) timer = setTimeout(step, pauseMs)
    return () => {
      open = false
      clearTimeout(timer)
    }
  }, [first])
  if (first === 0) return null
  return (
    <section aria-labelledby="progress" className="mb-6 grid gap-2">
      <h2 id="progress" className="text-lg">
        {text.title}
      </h2>
      <progress
        aria-labelledby="progress"
        max={total}
        value={total - left}
        className="h-3 w-full accent-green"
      />
      <p role="status">{left > 0 ? text.at(formatNumber(total - left), formatNumber(total)) : text.done}</p>
      {lost ? <Notice tone="warn">{text.offline}</Notice> : null}
    </section>
  )
}
