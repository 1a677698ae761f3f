'use server'
import { publicAction } from '@/lib/action'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { DueDatesState } from '@/lib/tools/own-dates'
import { dueDatesSchema } from '@/lib/tools/schema'
import { datesOfPayer } from '@/lib/tools/tax-dates'

const find = publicAction(dueDatesSchema, async ({ nit, payer }) => ({
  nit,
  payer,
  today: bogotaDay(new Date()),
  taxes: datesOfPayer(nit, payer),
}))

/** Only for browsers without script; others find the dates in the page itself. */
export async function dueDatesAction(_previous: DueDatesState, form: FormData): Promise<DueDatesState> {
  const fields = form instanceof FormData ? Object.fromEntries(form) : {}
  const typed = String(fields.nit ?? '').slice(0, 60)
  return { typed, payer: String(fields.payer ?? ''), result: await find(fields as never) }
}
