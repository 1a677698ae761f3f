import { beforeEach, describe, expect, test, vi } from 'vitest'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { reminderSpans, remindDates } from '@/lib/obligations/remind-dates'
import { renderMail } from '@/lib/mail/render-mail'

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))

describe('the dates that a reminder covers', () => {
  const open = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
  const until = (today: string) => reminderSpans(open, today).map((span) => [span.days, span.until])

  test.each([
    ['a Tuesday', '2026-11-24', '2026-11-25', '2026-11-29', '2026-12-04'],
    // On a Friday the reminder also includes dates that are due on Monday.
    ['a Friday', '2026-11-27', '2026-11-30', '2026-12-04', '2026-12-09'],
    ['a day before a holiday', '2026-12-07', '2026-12-09', '2026-12-13', '2026-12-18'],
  ])('on %s include those of the days off that follow', (_, today, one, five, ten) => {
    expect(until(today)).toEqual([
      [1, one],
      [5, five],
      [10, ten],
    ])
  })
})

describe('the mail that reminds of dates', () => {
  const open = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
  const client = 'b9d2c7a0-5d2e-4c1b-9b67-0c0a3a2f1d12'
  const date = (more: object) => ({
    id: 'b9d2c7a0-5d2e-4c1b-9b67-0c0a3a2f1d13',
    days: 1,
    due: '2026-12-17',
    obligation: 'withholding',
    name: null,
    municipality: null,
    period: '2026-11',
    state: 'not-started',
    ...more,
  })
  let found: object[][]
  let queued: number
  beforeEach(() => {
    queued = 1
    rpc
      .mockReset()
      .mockImplementation((name: string) =>
        Promise.resolve({ data: name === 'dates_to_remind' ? (found.shift() ?? []) : queued, error: null }),
      )
  })
  type Reminder = { mail: { account: string; company: string; first: string; dates: string } }
  const reminders = () =>
    rpc.mock.calls
      .filter(([name]) => name === 'queue_date_reminders')
      .map(([, args]) => args.reminders as Reminder[])

  test('names each date, shows what the client still owes, and links to that company’s calendar', async () => {
    found = [
      [
        {
          client,
          company: 'Café Tres Lunas S.A.S.',
          dates: [
            date({}),
            date({
              obligation: 'local-tax-bimonthly',
              municipality: '11001',
              period: '2026-B5',
              due: '2026-12-18',
              state: 'waiting',
            }),
          ],
        },
      ],
    ]
    expect(await remindDates(open, '2026-12-16', 60_000)).toBe(1)
    const [[reminder]] = reminders() as [[Reminder]]
    const mail = renderMail({ template: 'dates-near', to: 'laura@empresa.example', data: reminder.mail })
    expect(mail.subject).toBe('Se acerca un vencimiento: 17 de diciembre 2026')
    expect(mail.text).toContain('• 17 de diciembre 2026: Retención en la fuente, noviembre de 2026\n')
    expect(mail.text).toContain('• 18 de diciembre 2026: ICA Bogotá, bimestre 5 de 2026 (te falta entregar)')
    expect(mail.text).toContain('Café Tres Lunas S.A.S.')
    expect(mail.text).toContain(`/portal/calendario?empresa=${client}`)
  })

  test('is queued batch by batch, until a batch reaches nobody', async () => {
    const one = { client, company: null, dates: [date({})] }
    found = [[one], [one], []]
    expect(await remindDates(open, '2026-12-16', 60_000)).toBe(2)
    found = [[one], [one]]
    queued = 0
    expect(await remindDates(open, '2026-12-16', 60_000)).toBe(0)
    expect(reminders()).toHaveLength(3)
  })
})
