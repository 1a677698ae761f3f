import { describe, expect, test } from 'vitest'
import { momentAt } from '@/lib/calendar/civil-day'
import { companySchema } from '@/lib/fields/company'
import { profileSchema } from '@/lib/fields/profile'
import { newThreadSchema } from '@/lib/messages/schema'
import { conflictsOf, draftOf, draftSchema } from '@/lib/tax-profile/schema'
import { demoClients } from '@/supabase/demo/clients'
import { agendaWith } from '@/tests/support/agenda-with'
import { openHour } from '@/supabase/demo/meetings'
import { workingDay } from '@/supabase/demo/working-day'
import { checkDigit } from '@/supabase/sample-files/parties'

describe('demo clients', () => {
  test.each(demoClients)(
    'the data of the demo client $name would all be accepted by the site’s forms',
    (client) => {
      const { name, phone, company, threads, taxProfiles } = client
      expect(profileSchema.safeParse({ name, phone }).error).toBeUndefined()
      const filed = { name: company.name, nit: company.nit, digit: String(checkDigit(company.nit)) }
      expect(companySchema.safeParse(filed).error).toBeUndefined()
      for (const { profile } of taxProfiles) {
        const draft = draftOf({
          ...profile,
          name: company.name,
          nit: company.nit,
          digit: checkDigit(company.nit),
        })
        expect(draftSchema.safeParse(draft).error).toBeUndefined()
        expect(conflictsOf(draft)).toEqual([])
      }
      for (const { subject, lines } of threads)
        for (const [, body] of lines)
          expect(newThreadSchema.safeParse({ subject, body, files: [] }).error).toBeUndefined()
    },
  )

  test('conversations of the demo have minutes between lines, and one client’s took weeks', () => {
    const now = Date.now()
    const momentsOf = ({ threads }: (typeof demoClients)[number]) =>
      threads.map(({ lines }) =>
        lines.map(([, , sent]) => (sent ? Date.parse(momentAt(workingDay(sent.days, now), sent.hour)) : now)),
      )
    for (const moments of demoClients.flatMap(momentsOf)) {
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
      expect(Math.max(...moments)).toBeLessThanOrEqual(now)
    }
    const cafe = momentsOf(demoClients[0]!).flat()
    expect(Math.max(...cafe) - Math.min(...cafe)).toBeGreaterThan(14 * 86_400_000)
  })

  test('demo data whose ids are made of names has different names', async () => {
    const files = await Promise.all(demoClients.map(async (client) => client.files()))
    const names = [
      ...files.flat().map(({ file }) => `file ${file.name}`),
      ...demoClients.flatMap(({ threads }) => threads.map(({ subject }) => subject)),
      ...demoClients.flatMap(({ meetings }) => meetings.map(({ title }) => title)),
      ...demoClients.flatMap(({ tasks }) => tasks.map(([name]) => name)),
    ]
    expect(names).toEqual([...new Set(names)])
  })
})

describe('days of the demo', () => {
  const at = (moment: string) => Date.parse(moment)

  test('working days skip the weekend and the holidays of Colombia', () => {
    // 21 November 2026 is a Saturday, 16 November and 8 December are holidays.
    expect(workingDay(1, at('2026-11-21T16:00:00Z'))).toBe('2026-11-23')
    expect(workingDay(-1, at('2026-11-21T16:00:00Z'))).toBe('2026-11-20')
    expect(workingDay(-5, at('2026-11-21T16:00:00Z'))).toBe('2026-11-13')
    expect(workingDay(1, at('2026-12-07T16:00:00Z'))).toBe('2026-12-09')
    expect(workingDay(2, at('2026-12-31T16:00:00Z'))).toBe('2027-01-05')
  })

  test('the day is that of Bogotá, also late in the evening', () => {
    expect(workingDay(1, at('2026-11-24T03:00:00Z'))).toBe('2026-11-24')
  })

  test('the first free hour from a given hour on is found', () => {
    const now = '2026-11-20T16:00:00.000Z'
    const open = agendaWith(now, [
      '2026-11-25T14:00:00+00:00',
      '2026-11-25T10:00:00-05:00',
      '2026-11-25T22:00:00Z',
    ])
    expect(openHour('2026-11-25', 9, open)).toBe('2026-11-25T16:00:00.000Z')
    expect(() => openHour('2026-11-25', 17, open)).toThrow('seed.no-hour')
  })
})
