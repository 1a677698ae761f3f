import 'server-only'
import { missingFigureLines } from '@/content/firm-calendar-review'
import { mondayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { figuresYear, missingFigures } from '@/lib/tax-calendar/year-figures'

/** Mails the firm once a week about figures of the year that are missing both in our code and in the database. */
export async function remindOfFigures(today: CivilDay): Promise<void> {
  const year = figuresYear(today)
  const missing = missingFigures(year, { uvt: [], wages: [] })
  if (missing.length === 0) return
  const lines = Object.fromEntries(missing.map((figure) => [figure, missingFigureLines[figure](year)]))
  await unwrap(
    adminClient().rpc('remind_of_figures', { about_year: year, week: mondayOf(today), lines }),
    'obligations.figures',
  )
}
