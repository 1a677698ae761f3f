import { comparisons } from '@/content/tax-calendar/published-table'
import { bogotaTables } from '@/content/tax-calendar/tables/bogota'
import {
  cartagenaTables,
  villavicencioTables,
} from '@/content/tax-calendar/tables/cartagena-and-villavicencio'
import { caliTables, medellinTables } from '@/content/tax-calendar/tables/medellin-and-cali'
import { nationalExtensions, nationalTables } from '@/content/tax-calendar/tables/national'
import { nonBusinessDaysOf } from '@/lib/calendar/business-days'
import type { CalendarSources } from '@/lib/tax-calendar/calendar'
import { overrideOf, rowsOf } from '@/lib/tax-calendar/due-row'

export const publishedTables = [
  ...nationalTables,
  ...bogotaTables,
  ...medellinTables,
  ...caliTables,
  ...cartagenaTables,
  ...villavicencioTables,
]

export const publishedSources: CalendarSources = {
  nonBusinessDays: nonBusinessDaysOf,
  rows: publishedTables.flatMap((table) => rowsOf(table)),
  overrides: nationalExtensions.map(overrideOf),
  comparisons: comparisons.map((one) => ({ ...one, nonBusinessDays: nonBusinessDaysOf })),
}
