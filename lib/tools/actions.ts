'use server'
import { publicAction } from '@/lib/action'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { Result } from '@/lib/result'
import { answerGuide, type Answered } from '@/lib/tools/guides/answer-guide'
import type { LateFiling, LateFilingFields } from '@/lib/tools/late-filing'
import type { DueDatesState } from '@/lib/tools/own-dates'
import { dueDatesSchema, guideSchema, lateFilingSchema } from '@/lib/tools/schema'
import { datesOfPayer } from '@/lib/tools/tax-dates'

// Only browsers without script need these actions. With script the page computes the same by itself.

const findDates = publicAction(dueDatesSchema, async ({ nit, payer }) => ({
  nit,
  payer,
  today: bogotaDay(new Date()),
  taxes: datesOfPayer(nit, payer),
}))

export async function dueDatesAction(_previous: DueDatesState, form: FormData): Promise<DueDatesState> {
  const fields = Object.fromEntries(textFields(form))
  const typed = (fields.nit ?? '').slice(0, 60)
  return { typed, payer: fields.payer ?? '', result: await findDates(fields as never) }
}

const findAnswer = publicAction(guideSchema, async ({ guide, fields }) =>
  answerGuide(guide, fields, bogotaDay(new Date())),
)

type GuideState = { fields: [string, string][]; result: Result<Answered> } | null

export async function guideAction(_previous: GuideState, form: FormData): Promise<GuideState> {
  const fields = textFields(form)
  const guide = fields.find(([name]) => name === 'guide')?.[1]
  return { fields, result: await findAnswer({ guide, fields } as never) }
}

const findCost = publicAction(lateFilingSchema, async (cost) => cost)

type LateFilingState = { typed: LateFilingFields; result: Result<LateFiling> } | null

export async function lateFilingAction(_previous: LateFilingState, form: FormData): Promise<LateFilingState> {
  const typed = Object.fromEntries(textFields(form))
  return { typed, result: await findCost(typed) }
}

function textFields(form: FormData): [string, string][] {
  if (!(form instanceof FormData)) return []
  return [...form.entries()]
    .flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name.slice(0, 40), value.slice(0, 60)]] : [],
    )
    .slice(0, 30)
}
