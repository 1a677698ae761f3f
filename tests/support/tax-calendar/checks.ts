import type { Duty } from '@/lib/tax-calendar/duties'
import type { Ladder } from '@/lib/tax-calendar/rule'

export function isSound({ digits, groups, runs }: Ladder): boolean {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const rising = runs.every(({ after }, at) => after > (runs[at - 1]?.after ?? -1))
  const days = sum(runs.map(({ first, last }) => last - first + 1))
  return sum(groups) === 10 ** digits && groups.every((size) => size > 0) && days === groups.length && rising
}

export function missingTables(duties: readonly Duty[]) {
  const missing = new Map<string, Pick<Duty, 'obligation' | 'municipality'> & { year: number }>()
  for (const { obligation, municipality, period, date } of duties)
    if (date.status === 'no-table')
      missing.set([obligation, municipality, period.year].join('/'), {
        obligation,
        municipality,
        year: period.year,
      })
  return [...missing.values()]
}
