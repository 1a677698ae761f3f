import { expect, test } from 'vitest'
import { isLate } from '@/lib/appointments/reminders'
import { reminderOf } from '@/lib/jobs/appointment-reminders'
import { mailPayload } from '@/lib/mail/mail-payload'

const startsAt = '2026-12-10T14:00:00+00:00'

test.each([
  ['tomorrow', '2026-12-09T22:00:00Z', false],
  ['tomorrow', '2026-12-09T23:59:00Z', false],
  ['tomorrow', '2026-12-10T00:00:00Z', true],
  ['tomorrow', '2026-12-10T05:00:00Z', true],
  ['tomorrow', '2026-12-10T13:30:00Z', true],
  ['soon', '2026-12-10T13:59:00Z', false],
  ['soon', '2026-12-10T14:00:00Z', true],
] as const)(
  'case 25: whether a reminder of «%s» that the mail server takes at %s is too late: %s',
  (step, now, late) => {
    expect(isLate({ step, startsAt }, new Date(now))).toBe(late)
  },
)

test('an appointment at 8 p.m. is announced on the day before, and no longer on its own day', () => {
  const evening = { step: 'tomorrow', startsAt: '2026-12-11T01:00:00+00:00' } as const
  expect(isLate(evening, new Date('2026-12-09T22:00:00Z'))).toBe(false)
  expect(isLate(evening, new Date('2026-12-10T13:00:00Z'))).toBe(true)
})

test('reminders to clients and to the firm are recognised as reminders, and other mails are not', () => {
  const id = '8f1c2a4e-7d3b-4f0a-9a51-3f1f5f0d2c11'
  const firm = mailPayload.parse({
    template: 'firm-appointment-soon',
    to: 'laura@nogal.example',
    data: { id, title: 'Cierre', client: 'Ana', asked: startsAt, until: startsAt },
  })
  expect(reminderOf(firm)).toEqual({ appointment: id, startsAt, step: 'soon', reader: 'laura@nogal.example' })
  const client = mailPayload.parse({
    template: 'appointment-tomorrow',
    to: 'ana@x.example',
    data: { id, title: 'Cierre', startsAt, endsAt: startsAt, person: '' },
  })
  expect(reminderOf(client)).toMatchObject({ step: 'tomorrow', reader: null })
  expect(
    reminderOf(mailPayload.parse({ template: 'approval-approved', to: 'ana@x.example', data: {} })),
  ).toBeNull()
})
