import { expect, test } from 'vitest'
import { workText } from '@/content/obligations'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { changeObligation } from '@/lib/obligations/mutations'
import { changeObligationSchema, type ChangeObligationInput } from '@/lib/obligations/schema'

const today = bogotaDay(new Date())
const one = { obligation: '00000000-0000-4000-8000-000000000000', seen: 3 }
const filed: ChangeObligationInput = {
  ...one,
  state: 'filed',
  receipt: ' 3501 ',
  filedOn: today,
  value: '$ 1.094.000',
  document: '',
}

async function asked(input: ChangeObligationInput) {
  const calls: unknown[] = []
  const rpc = (...call: unknown[]) => {
    calls.push(call)
    return Promise.resolve({ error: null })
  }
  await changeObligation({ db: { rpc } as never }, changeObligationSchema.parse(input))
  return calls
}

test('each state of an obligation asks for its own fields, and empty ones are not sent', async () => {
  const base = { obligation: one.obligation, seen: 3 }
  expect(await asked({ ...one, state: 'waiting', message: ' Faltan dos ' })).toEqual([
    ['set_obligation_state', { ...base, new_state: 'waiting', message: 'Faltan dos' }],
  ])
  expect(await asked(filed)).toEqual([
    ['file_obligation', { ...base, receipt_number: '3501', filed_on: today, receipt_value: 1_094_000 }],
  ])
  expect(await asked({ ...filed, state: 'paid', paidOn: today, value: '', paymentDocument: '' })).toEqual([
    ['file_obligation', { ...base, receipt_number: '3501', filed_on: today, paid_on: today }],
  ])
  expect(await asked({ ...one, state: 'not-applicable', reason: 'Sin pagos' })).toEqual([
    ['excuse_obligation', { ...base, reason: 'Sin pagos' }],
  ])
})

test.each<[string, ChangeObligationInput, string]>([
  ['no number', { ...filed, receipt: ' ' }, workText.problems.receipt],
  ['a day that has not come', { ...filed, filedOn: addDays(today, 1) }, workText.problems.day],
  ['no day', { ...filed, filedOn: '' }, workText.problems.day],
  ['an amount in words', { ...filed, value: 'mucho' }, workText.problems.value],
  ['no reason', { ...one, state: 'not-applicable', reason: 'No' }, workText.problems.reason],
])('a change of an obligation with %s is refused at its field', (_, input, message) =>
  expect(changeObligationSchema.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ]),
)

test('a tax return is not marked as filed without its number, and the firm’s own work is', async () => {
  const numberless = { ...filed, receipt: '', value: '' }
  expect(changeObligationSchema.safeParse(numberless).success).toBe(false)
  expect(await asked({ ...numberless, own: 'yes' })).toEqual([
    ['file_obligation', { obligation: one.obligation, seen: 3, receipt_number: '', filed_on: today }],
  ])
})
