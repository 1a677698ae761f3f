import 'server-only'
import { reviewShape, type CalendarReview } from '@/lib/firm-calendar/review'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export async function readCalendarReview({ db }: Pick<Member, 'db'>, year: number): Promise<CalendarReview> {
  return unwrap(db.rpc('calendar_review', { review_year: year }), 'firm-calendar.review', reviewShape)
}
