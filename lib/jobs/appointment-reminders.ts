import 'server-only'
import { isLate, type Reminder } from '@/lib/appointments/reminders'
import type { MailPayload } from '@/lib/mail/mail-payload'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** True for a reminder that is too late, or whose appointment has been moved, cancelled or passed on. */
export async function isSpent(mail: MailPayload, now: Date): Promise<boolean> {
  const reminder = reminderOf(mail)
  if (!reminder) return false
  const { appointment, startsAt, reader } = reminder
  const known = { appointment, slot: startsAt, ...(reader && { reader }) }
  return (
    isLate(reminder, now) || !(await unwrap(adminClient().rpc('reminder_holds', known), 'reminders.holds'))
  )
}

export function reminderOf(mail: MailPayload): Reminder | null {
  switch (mail.template) {
    case 'appointment-tomorrow':
    case 'appointment-soon':
      return {
        appointment: mail.data.id,
        startsAt: mail.data.startsAt,
        step: mail.template === 'appointment-soon' ? 'soon' : 'tomorrow',
        reader: null,
      }
    case 'firm-appointment-tomorrow':
    case 'firm-appointment-soon':
      return {
        appointment: mail.data.id,
        startsAt: mail.data.asked,
        step: mail.template === 'firm-appointment-soon' ? 'soon' : 'tomorrow',
        reader: mail.to,
      }
    default:
      return null
  }
}
