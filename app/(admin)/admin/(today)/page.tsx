import type { Metadata } from 'next'
import { TodayPage } from '@/components/today/today-page'
import { RefreshForFirm } from '@/components/live/refresh'
import { SharePresence } from '@/components/invoices/decisions/presence'
import { todayText } from '@/content/today'
import { startDay } from '@/lib/appointments/agenda'
import { bogotaDay, mondayOf } from '@/lib/calendar/civil-day'
import { requireStaff } from '@/lib/session/require'
import { kindInQuery } from '@/lib/today/line-text'
import { readFirmWeek, startToday } from '@/lib/today/queries'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: todayText.queue }
}

const followed = [
  'user_approval_status',
  'invoices',
  'message_threads',
  'appointments',
  'section_changes',
  'calendar_changes',
  'document_requests',
] as const

export default async function AdminHomePage({ searchParams }: PageProps<'/admin'>) {
  const member = await requireStaff()
  const only = kindInQuery((await searchParams).ver)
  const now = new Date()
  const date = bogotaDay(now)
  const week = readFirmWeek(member, mondayOf(date))
  const [today, day] = await Promise.all([startToday(member, mondayOf(date), only), startDay(member, date)])
  return (
    <>
      <TodayPage now={now} only={only} today={today} day={day} week={week} whole={member.role === 'admin'} />
      <SharePresence invoice={null} />
      <RefreshForFirm member={member.id} tables={followed} />
    </>
  )
}
