import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { datesQuestion, datesReply } from '@/lib/assistant/dates-reply'
import { missedIncomeReply } from '@/lib/assistant/missed-income'
import { readQuestion } from '@/lib/assistant/question'
import { addDays } from '@/lib/calendar/civil-day'
import { askRowsSchema } from '@/lib/dian-lists/schema'
import { standingOf, type DocumentRequest } from '@/lib/document-requests/request'
import { delayItemSchema, sendRequestsSchema } from '@/lib/document-requests/schema'
import { collectFeeSchema } from '@/lib/fees/schema'
import { doubtsOf } from '@/lib/obligations/filing'
import { phaseOf } from '@/lib/obligations/obligation'
import { todoLine, type Pending } from '@/lib/portal/todo'
import { actionAddress } from '@/lib/today/line-text'
import { answerGuide } from '@/lib/tools/guides/answer-guide'

const today = '2026-12-02'
const [before, after] = [addDays(today, -1), addDays(today, 1)]
const id = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
// The last hour of the day in Bogotá, when the UTC date is already the next day.
const now = new Date('2026-12-03T04:30:00Z')
beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

describe('on its due date this is not late yet, and the day after it is', () => {
  const pending = { id, at: '2026-12-01T15:00:00Z' }
  const request = (due: string): Pending => ({
    ...pending,
    kind: 'request',
    title: 'Cierre',
    due,
    missing: 1,
    wanted: 2,
    delivered: 1,
    by: 'Laura Gómez',
  })
  const obligation = (due: string): Pending => ({
    ...pending,
    kind: 'obligation',
    obligation: 'withholding',
    name: null,
    municipality: null,
    period: '2026-11',
    due,
    state: 'waiting',
    message: null,
  })
  const line = (due: string) => ({
    kind: 'obligation' as const,
    id,
    at: pending.at,
    client: null,
    title: 'withholding',
    detail: null,
    key: 1,
    promised: null,
    starts_at: `${due}T05:00:00Z`,
  })
  const rows: readonly (readonly [string, (due: string) => boolean])[] = [
    ['a request in the client’s list of what is to do', (due) => todoLine(request(due), now).bad === true],
    [
      'an obligation in the client’s list of what is to do',
      (due) => todoLine(obligation(due), now).bad === true,
    ],
    [
      'an obligation in the calendar',
      (due) => phaseOf({ state: 'not-started', due, applies: true } as never, today) === 'overdue',
    ],
    [
      'a request of the firm',
      (due) =>
        standingOf({ status: 'open', toReview: 0, missing: 1, dueOn: due } as DocumentRequest, today) ===
        'late',
    ],
    ['the list to which a line of Hoy leads', (due) => actionAddress(line(due), now).includes('vencidas')],
  ]
  test.each(rows)('%s', (_, isLate) => {
    expect([before, today, after].map(isLate)).toEqual([true, false, false])
  })
})

describe('with the date of today or an earlier one this can be recorded, and with that of tomorrow it cannot', () => {
  const doubts = (day: string, paidOn: string) =>
    doubtsOf({ day, paidOn }, { due: null, periodEnd: null, year: 0 }, today)
  const rows: readonly (readonly [string, (on: string) => boolean])[] = [
    ['a fee that was collected', (on) => collectFeeSchema.safeParse({ fee: id, seen: 1, on }).success],
    ['a declaration that was filed', (on) => !doubts(on, '').includes('future')],
    ['its payment', (on) => !doubts('', on).includes('paid-future')],
  ]
  test.each(rows)('%s', (_, may) => {
    expect([before, today, after].map(may)).toEqual([true, true, false])
  })
})

describe('this may be due today or later, and not yesterday', () => {
  const content = {
    title: 'Cierre de noviembre',
    note: '',
    items: [{ title: 'Extracto', help: '', required: true, allowsNone: false, answerWith: 'file' }],
    before: null,
    every: null,
    until: 'due',
  }
  const rows: readonly (readonly [string, (due: string) => boolean])[] = [
    [
      'a request',
      (dueOn) =>
        sendRequestsSchema.safeParse({
          asks: [{ id, client: id, obligation: null }],
          content: { ...content, dueOn },
        }).success,
    ],
    [
      'documents of a list of DIAN',
      (due) =>
        askRowsSchema.safeParse({ request: id, client: id, month: '2026-11', keys: ['k'], due }).success,
    ],
    [
      'a client’s later day for a document',
      (day) => delayItemSchema.safeParse({ item: id, seen: 1, reason: 'later', day, note: '' }).success,
    ],
  ]
  test.each(rows)('%s', (_, may) => {
    expect([before, today, after].map(may)).toEqual([false, true, true])
  })
})

describe('somebody who asks on the due date gets the date of today', () => {
  const asked = async (on: string) => {
    const question = datesQuestion(readQuestion('retención en la fuente, nit 900123456', on), on)
    return question ? (await datesReply(question, on)).text.join('\n') : ''
  }
  test('from the chat', async () => {
    expect(await asked('2026-12-17')).toMatch(
      /: 17 de diciembre 2026 [^]*La anterior venció el 19 de noviembre/,
    )
    expect(await asked('2026-12-18')).toMatch(/enero 2027 [^]*La anterior venció el 17 de diciembre 2026/)
  })

  test('from the chat, about a return that was not filed', async () => {
    const text = async (on: string) => JSON.stringify(await missedIncomeReply('45', on))
    expect(await text('2026-09-14')).not.toContain('venció')
    expect(await text('2026-09-15')).toContain('venció el 14 de septiembre 2026')
  })

  test('from the guide of the income tax return', () => {
    const said = (on: string) =>
      JSON.stringify(
        answerGuide(
          'renta',
          [
            ['year', '2025'],
            ['reached', 'assets'],
            ['ending', '01'],
          ],
          on,
        ),
      )
    expect(said('2026-08-12')).toContain('Tu fecha: 12 de agosto 2026')
    expect(said('2026-08-12')).not.toContain('declarar-tarde')
    expect(said('2026-08-13')).toContain('Tu fecha fue el 12 de agosto 2026')
  })
})
