import { slotKey } from '@/lib/tax-calendar/due-row'
import type { Duty } from '@/lib/tax-calendar/duties'
import { periodKey } from '@/lib/tax-calendar/period'

type Moved = {
  before: Duty
  after: Duty
  /** The client has to know at once: there is less time than they were told, or a date where there was none. */
  earlier: boolean
}

/** What a new profile, table, holiday or override does to the duties of a client: a preview, before anything is kept. */
export type Changes = { added: Duty[]; gone: Duty[]; moved: Moved[] }

export function changesBetween(before: readonly Duty[], after: readonly Duty[]): Changes {
  const old = new Map(before.map((duty) => [keyOf(duty), duty]))
  const kept = new Set(after.map(keyOf))
  const moved = after.flatMap((duty) => {
    const was = old.get(keyOf(duty))
    if (!was || shown(was) === shown(duty)) return []
    return [{ before: was, after: duty, earlier: shown(duty) < shown(was) }]
  })
  return {
    added: after.filter((duty) => !old.has(keyOf(duty))),
    gone: before.filter((duty) => !kept.has(keyOf(duty))),
    moved,
  }
}

/** The same duty before and after; of all its facts only the date may change. */
const keyOf = (duty: Duty): string => slotKey({ ...duty, period: periodKey(duty.period) })

/** Sorts after every date: to get one is to have less time. */
const shown = ({ date }: Duty): string => (date.status === 'dated' ? date.due : 'without date')
