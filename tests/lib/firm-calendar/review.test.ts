import { describe, expect, test } from 'vitest'
import { calendarReviewText as text } from '@/content/firm-calendar-review'
import { readCalendarQuery, reviewYear, yearInPreparation } from '@/lib/firm-calendar/href'
import { reviewOf, type CalendarReview } from '@/lib/firm-calendar/review'
import { noFigures } from '@/lib/tax-calendar/figures'
import { figuresYear, missingFigures } from '@/lib/tax-calendar/year-figures'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { publishedSources } from '@/lib/tax-calendar/published'

const review = (year: number, more: Partial<Parameters<typeof reviewOf>[2]> = {}, today = '2026-11-26') => {
  const items = reviewOf(year, today, {
    calendar: taxCalendar(publishedSources),
    doubtful: [],
    figures: noFigures,
    cities: [],
    clients: {},
    ...more,
  })
  return Object.fromEntries(items.map((item) => [item.id, item]))
}

describe('the firm’s review of a calendar year', () => {
  test('names the tables that are missing for due dates in that year', () => {
    expect(review(2027)['tables']).toMatchObject({ state: 'missing' })
    expect(review(2027)['tables']?.note).toContain('Información exógena')
    expect(review(2026)['tables']?.note).not.toContain('Información exógena')
    const cities = [
      { municipality: '11001', obligation: 'local-tax-annual', clients: 2 },
      { municipality: '66001', obligation: 'local-withholding', clients: 1 },
    ]
    expect(review(2027, { cities })['cities']?.note).toBe('Sin tabla: ReteICA y autorretención Pereira.')
  })

  test('asks for the UVT of the year and for the usury rate of past months', () => {
    expect(review(2026)['uvt']).toMatchObject({ state: 'done' })
    expect(review(2027)['uvt']).toMatchObject({ state: 'missing', note: text.uvt.missing })
    expect(review(2026)['wage']).toMatchObject({ state: 'done' })
    expect(review(2026)['wage']?.note).toContain('1.750.905')
    expect(review(2027)['wage']).toMatchObject({ state: 'missing', note: text.wage.missing })
    const wages = [{ year: 2027, value: 1_900_000, aid: 270_000, source: 'Decreto' }]
    expect(review(2027, { figures: { ...noFigures, wages } })['wage']).toMatchObject({
      state: 'done',
      note: expect.stringContaining('270.000') as string,
    })
    const figures = { ...noFigures, uvt: [{ year: 2027, value: 55_000, source: 'Resolución' }] }
    expect(review(2027, { figures })['uvt']).toMatchObject({ state: 'done' })
    expect(review(2027)['usury']).toMatchObject({
      state: 'missing',
      note: expect.stringContaining('octubre de 2026') as string,
    })
  })

  test('says which holidays are in doubt', () => {
    const doubtful = [{ day: '2027-04-16', name: 'Día cívico' }]
    expect(review(2027, { doubtful })['holidays']).toMatchObject({
      state: 'confirm',
      note: expect.stringContaining('16/04/2027, Día cívico') as string,
    })
    expect(review(2027)['holidays']).toMatchObject({ state: 'done' })
  })

  test('lists the clients of each question, and the VAT limit of the year before', () => {
    const clients: CalendarReview = { large: { clients: 30, some: [{ id: 'x', title: 'Café' }] } }
    const found = review(2027, { clients })
    expect(found['large']).toMatchObject({ state: 'confirm', clients: clients.large })
    expect(review(2026)['large']).toMatchObject({ state: 'done' })
    // The known list of large taxpayers ends in 2026, so nobody knows yet who will be on the next list.
    expect(review(2027)['large']).toMatchObject({ state: 'confirm', clients: null })
    expect(review(2027)['large']?.note).toContain(text.large.nobody)
    expect(found['simple']).toMatchObject({ state: 'done', clients: null })
    expect(found['vat']?.note).toContain('4.818.408.000')
    expect(found['persons']?.note).toContain('2026')
  })
})

test('from November to January the page Hoy reminds of reviewing the year that is prepared', () => {
  expect(reviewYear('2026-10-31')).toBe(2026)
  expect(reviewYear('2026-11-01')).toBe(2027)
  expect(['2026-10-31', '2026-11-01', '2027-01-31', '2027-02-01'].map(yearInPreparation)).toEqual([
    null,
    2027,
    2027,
    null,
  ])
  expect(readCalendarQuery({ vista: 'revisar' }).year).toBe(reviewYear())
  expect(readCalendarQuery({ vista: 'revisar', ano: '2026' })).toMatchObject({ year: 2026, view: 'revisar' })
})

test('the UVT and the wage of the next year are asked for from mid-November, until they are loaded', () => {
  expect(['2026-11-14', '2026-11-15', '2027-01-01'].map(figuresYear)).toEqual([2026, 2027, 2027])
  const none = { uvt: [], wages: [] }
  expect(missingFigures(2026, none)).toEqual([])
  expect(missingFigures(2027, none)).toEqual(['uvt', 'wage'])
  expect(missingFigures(2027, { ...none, uvt: [2027] })).toEqual(['wage'])
  expect(missingFigures(2027, { uvt: [2027], wages: [2027] })).toEqual([])
})
