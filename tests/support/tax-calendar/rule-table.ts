import { obligationTexts } from '@/content/tax-calendar/obligations'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import type { DueRow } from '@/lib/tax-calendar/due-row'
import { endingsOf, ladders, type Ladder } from '@/lib/tax-calendar/rule'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { periodKey, type Period } from '@/lib/tax-calendar/period'

/** Turns the computed dates of a rule into rows of a table, and leaves out groups of NITs without a date. */
export function rowsOfRule(calendar: TaxCalendar, obligation: ObligationId, period: Period): DueRow[] {
  const { rule } = obligations[obligation]
  const groups = rule.on === 'ladder' ? groupsOf(ladders[rule.ladder]) : [{ endings: '*', first: '' }]
  return groups.flatMap(({ endings, first }) => {
    const date = calendar.computed(obligation, period, first)
    if (typeof date === 'string') return []
    const { due, state, source } = date
    const { norm } = obligationTexts[obligation]
    return [
      {
        obligation,
        municipality: null,
        period: periodKey(period),
        endings,
        due,
        norm,
        source,
        state,
        version: 1,
      },
    ]
  })
}

/** Returns groups of NIT endings in the notation of the tables: `1`, `9-0`, `01-02`. */
function groupsOf(ladder: Ladder): { endings: string; first: string }[] {
  const endings = endingsOf(ladder)
  let end = 0
  return ladder.groups.map((size) => {
    const [first = '', last = first] = [endings[end], endings[end + size - 1]]
    end += size
    return { endings: first === last ? first : `${first}-${last}`, first }
  })
}
