import 'server-only'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { firmDays } from '@/lib/obligations/plan'
import { daysAhead, workDates } from '@/lib/obligations/templates/make-work'
import { templatePageShape, type TemplatePreview } from '@/lib/obligations/templates/schema'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export async function previewTemplate({ db }: Member, template: string): Promise<TemplatePreview> {
  const today = bogotaDay(Date.now())
  const [found, days] = await Promise.all([
    unwrap(db.rpc('work_template', { template }), 'work.preview-template', templatePageShape),
    firmDays(),
  ])
  return {
    dates: workDates(found.template, days, today, addDays(today, daysAhead)).map(({ period, due }) => ({
      period,
      due,
    })),
    clients: found.clients.map(({ client, state, open }) => ({ client, state, open })),
  }
}
