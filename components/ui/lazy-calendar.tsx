'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import type { CalendarProps } from '@/components/ui/calendar'
import { Spinner } from '@/components/ui/loading'
import { calendar } from '@/content/holidays'

type Loaded = { Calendar: ComponentType<CalendarProps> } | 'failed' | null

/** Loads the calendar's code when it is first shown, and offers a retry after a network failure. */
export function LazyCalendar(props: CalendarProps) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    if (loaded) return
    let gone = false
    import('./calendar')
      .then(({ Calendar }) => ({ Calendar }))
      .catch(() => 'failed' as const)
      .then((outcome) => gone || setLoaded(outcome))
    return () => {
      gone = true
    }
  }, [loaded])

  if (loaded && loaded !== 'failed') return <loaded.Calendar {...props} />
  return (
    <div className="grid min-h-88 content-center justify-items-center gap-3 rounded-sheet border border-ink bg-sheet p-3 text-center shadow-lift">
      {loaded ? (
        <>
          <p role="alert">{calendar.failed}</p>
          <Button size="sm" onClick={() => setLoaded(null)}>
            {calendar.retry}
          </Button>
        </>
      ) : (
        <Spinner label={calendar.loading} />
      )}
    </div>
  )
}
