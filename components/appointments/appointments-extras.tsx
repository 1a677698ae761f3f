import { FeedCard } from '@/components/appointments/feed-card'
import { HolidayNotice } from '@/components/appointments/holiday-notice'
import { Preparation } from '@/components/appointments/preparation'
import { readFeedState } from '@/lib/appointments/feed'
import { startAppointments } from '@/lib/appointments/overview'
import type { Cursor } from '@/lib/appointments/schema'

/** Below the list: the next holiday, what to bring, the private calendar. */
export async function AppointmentsExtras({ before }: { before?: Cursor | undefined }) {
  const { user, answer } = await startAppointments(before)
  if (!answer.ok) return null
  return (
    <>
      <HolidayNotice agenda={answer.data.agenda} />
      <Preparation />
      <FeedCard feed={await readFeedState(user)} />
    </>
  )
}
