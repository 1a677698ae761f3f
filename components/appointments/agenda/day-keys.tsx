'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { ShortcutLegend, useShortcuts } from '@/components/admin/shortcuts'
import { agendaDay as text } from '@/content/appointment-day'

type DayKeysProps = Record<'previous' | 'following' | 'week' | 'add', Route>

/** Arrow keys change the day, S shows the week, and N proposes an appointment. */
export function DayKeys({ previous, following, week, add }: DayKeysProps) {
  const router = useRouter()
  useShortcuts({
    ArrowLeft: () => router.push(previous),
    ArrowRight: () => router.push(following),
    // Shift with an arrow key moves an appointment, so with Shift the arrow keys must not change the day.
    'Shift+ArrowLeft': () => undefined,
    'Shift+ArrowRight': () => undefined,
    S: () => router.push(week),
    N: () => router.push(add),
  })
  return <ShortcutLegend keys={text.shortcuts} className="mt-4 flex flex-wrap gap-x-3 max-[62rem]:hidden" />
}
