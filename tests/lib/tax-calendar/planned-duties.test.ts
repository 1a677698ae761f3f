import { describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { plannedDuties, planKey, type StoredProfile } from '@/lib/tax-calendar/planned-duties'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { publishedSources } from '@/lib/tax-calendar/published'

const calendar = taxCalendar(publishedSources)

const profile = (more: Partial<StoredProfile> = {}): StoredProfile => ({
  valid_from: '2026-01-01',
  nit: '900123456',
  digit: 8,
  kind: 'company',
  regime: 'ordinary',
  entity: null,
  responsibilities: ['05', '07', '48'],
  vat_cycle: 'bimester',
  traits: [],
  municipalities: [],
  ...more,
})

const planned = (profiles: StoredProfile[], from = '2026-11-23', until = '2028-01-23') =>
  plannedDuties(calendar, null, profiles, from, until)
const namesOf = (profiles: StoredProfile[]) =>
  planned(profiles).map(({ obligation, period }) => `${obligation} ${period}`)

describe('the planned duties of a client', () => {
  test('have a date with norm, source and reliability', () => {
    const found = planned([profile()]).find(({ period }) => period === '2026-11')
    expect(found).toMatchObject({
      obligation: 'withholding',
      municipality: null,
      due: '2026-12-17',
      listed: '2026-12-17',
      act_by: '2026-12-17',
      date_state: 'published',
      missing: null,
    })
    expect(found?.norm).toMatch(/^DUR 1625/)
  })

  test('explain a missing date, and list it at the end of its usual month', () => {
    const informant = profile({ responsibilities: ['05', '14'] })
    const exogenous = planned([informant]).find(({ obligation }) => obligation === 'exogenous')
    expect(exogenous).toMatchObject({ period: '2026', due: null, listed: '2027-05-31', missing: 'no-table' })
    const without = planned([profile({ digit: null })]).find(({ obligation }) => obligation === 'withholding')
    expect(without).toMatchObject({ due: null, date_state: null, missing: 'check-digit' })
  })

  test('follow the regime at the end of each period', () => {
    const simple = profile({
      valid_from: '2027-01-01',
      regime: 'simple',
      responsibilities: ['47', '48'],
      vat_cycle: null,
    })
    const both = namesOf([profile(), simple])
    expect(both).toContain('vat-bimonthly 2026-B6')
    expect(both).toContain('company-income-return 2026')
    expect(both).not.toContain('vat-bimonthly 2027-B1')
    expect(both).not.toContain('company-income-return 2027')
    expect(both).toContain('simple-advance 2027-B1')
    expect(both).not.toContain('simple-return 2026')
    expect(new Set(both).size).toBe(both.length)
  })

  test('include what was due before the first profile began', () => {
    expect(namesOf([profile({ valid_from: '2027-02-01' })])).toContain('company-income-return 2026')
  })

  test.each([
    ['from a sector that is due before the change to one that is due after it', '14', '00', '2026-02-13'],
    ['the other way round', '00', '14', '2026-03-12'],
  ])('include a quarter once when the sector changes within it: %s', (_, before, after, due) => {
    const inSector = (sector: string, since: string) =>
      profile({
        valid_from: since,
        municipalities: [{ code: '05001', duties: ['property-tax-by-sector'], sector }],
      })
    const quarters = planned(
      [inSector(before, '2026-01-01'), inSector(after, '2026-03-01')],
      '2026-01-01',
      '2026-12-31',
    ).filter(({ obligation }) => obligation === 'property-tax-by-sector')
    expect(quarters.map(({ period }) => period)).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'])
    expect(quarters[0]).toMatchObject({ due })
  })

  test('are none without a profile', () => expect(planned([])).toEqual([]))
})

describe('the key under which clients share a plan', () => {
  const keyOf = (more: Partial<StoredProfile>, from = '2026-11-23') => planKey([profile(more)], from)
  test('is the same when the NITs end alike', () =>
    expect(keyOf({ nit: '800100156', digit: checkDigit('800100156') })).toBe(keyOf({})))

  test.each<[string, Partial<StoredProfile>]>([
    ['another ending', { nit: '900123457', digit: checkDigit('900123457') }],
    ['a check digit that is missing', { digit: null }],
    ['another regime', { regime: 'special' }],
  ])('differs for %s', (_, more) => expect(keyOf(more)).not.toBe(keyOf({})))
})
