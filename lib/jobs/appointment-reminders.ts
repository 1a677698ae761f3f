import 'server-only'
import { isLate, type Reminder } from '@/lib/appointments/reminders'
import type { MailPayload } from '@/lib/mail/mail-payload'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** True when a reminder is late, or when its appointment was moved, cancelled or given to another member. */
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
