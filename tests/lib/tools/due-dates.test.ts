import { describe, expect, test } from 'vitest'
import { publicTaxes } from '@/content/tools/public-taxes'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate } from '@/lib/tax-calendar/due-date'
import { publishedSources } from '@/lib/tax-calendar/published'
import { byEnding, datesOfMonth, datesOfTax, publicDates } from '@/lib/tools/due-dates'
import { ownDates } from '@/lib/tools/own-dates'
import { readOwner } from '@/lib/tools/read-owner'
import { taxDates, titleOfDate } from '@/lib/tools/tax-dates'

const calendar = taxCalendar(publishedSources)
const taxes = taxDates()
const own = (nit: string, payer: Parameters<typeof ownDates>[2]) => ownDates(taxes, nit, payer)
const dayOf = (nit: string, payer: Parameters<typeof ownDates>[2], slug: string, period: string) =>
  own(nit, payer)
    .find((tax) => tax.slug === slug)
    ?.dates.find((date) => date.period === period)?.due

describe('the public calendar of due dates', () => {
  test('gives every NIT the same day as the calendar of the portal', () => {
    const numbers = ['900123456', '800200301', '52198700', '1020304045', '79845096', '830000199']
    const forEverybody = taxes.map((tax) => ({ ...tax, payers: ['company' as const] }))
    let compared = 0
    for (const nit of numbers) {
      const found = new Map<string, string | null>(
        ownDates(forEverybody, nit, 'company').flatMap((tax) =>
          tax.dates.map(({ title, period, due }) => [`${tax.slug} ${title}, ${period}`, due] as const),
        ),
      )
      for (const date of publicDates()) {
        const { tax, obligation, municipality, period } = date
        const right = dueDate(calendar, obligation, period, {
          client: null,
          nit,
          digit: checkDigit(nit),
          municipality: municipality === null ? null : { code: municipality, duties: [obligation] },
        })
        const key = `${tax} ${titleOfDate(date)}`
        expect(found.get(key), key).toBe(right.status === 'dated' ? right.due : null)
        compared += 1
      }
    }
    expect(compared).toBe(numbers.length * publicDates().length)
  })

  test.each([
    ['900123456', 'company', 'iva-bimestral', 'bimestre 5 de 2026', '2026-11-19'],
    ['900123451', 'company', 'renta-empresas', '2026', '2027-05-12'],
    ['1020304045', 'person', 'renta-personas-naturales', '2026', '2027-09-14'],
    ['900123456', 'large-taxpayer', 'renta-grandes-contribuyentes', '2026', '2027-02-16'],
    ['900123450', 'company', 'retencion-en-la-fuente', 'noviembre de 2026', '2026-12-23'],
    ['900123456', 'simple', 'regimen-simple', '2026', '2027-02-17'],
  ] as const)('of %s as %s in %s says: %s is due on %s', (nit, payer, slug, period, due) => {
    expect(dayOf(nit, payer, slug, period)).toBe(due)
  })

  test('has no day for a year without a published table, and says so', () => {
    const exogenous = datesOfTax('informacion-exogena').find(({ period }) => period.year === 2026)
    expect(exogenous).toMatchObject({ days: [], state: null })
    expect(dayOf('900123456', 'company', 'informacion-exogena', '2026')).toBeNull()
  })

  test('names for every date its norm, source and state, or has no day at all', () => {
    for (const { days, norm, source, state } of publicDates())
      expect(days.length > 0 ? [norm, source, state].every(Boolean) : state === null).toBe(true)
  })

  test('lists in a month what is due in it, also of a return that is due over three months', () => {
    expect(datesOfMonth('2027-09').map(({ tax }) => tax)).toContain('renta-personas-naturales')
    for (const { days } of datesOfMonth('2027-09'))
      expect(days.every(({ due }) => due.startsWith('2027-09'))).toBe(true)
  })

  test('shows each kind of payer one income tax', () => {
    const incomeOf = (payer: Parameters<typeof ownDates>[2]) =>
      own('900123456', payer)
        .map(({ slug }) => slug)
        .filter((slug) => slug.startsWith('renta') || slug === 'regimen-simple')
    expect(incomeOf('company')).toEqual(['renta-empresas'])
    expect(incomeOf('large-taxpayer')).toEqual(['renta-grandes-contribuyentes'])
    expect(incomeOf('person')).toEqual(['renta-personas-naturales'])
    expect(incomeOf('simple')).toEqual(['regimen-simple'])
    expect(new Set(publicTaxes.map(({ slug }) => slug)).size).toBe(publicTaxes.length)
  })
})

describe('the days by last digit in the public calendar', () => {
  const hundred = (dayOfPlace: (place: number) => string) =>
    Array.from({ length: 100 }, (_, n) => dayOfPlace(n))

  test('are one group when everyone has the same day', () => {
    expect(byEnding(hundred(() => '2026-09-14'))).toEqual([{ endings: '*', due: '2026-09-14' }])
  })

  test('are grouped by digit, and a group may continue from 9 to 0', () => {
    const groups = byEnding(
      hundred((n) => (n % 10 === 9 || n % 10 === 0 ? '2026-03-20' : `2026-03-1${n % 10}`)),
    )
    expect(groups.at(-1)).toEqual({ endings: '9-0', due: '2026-03-20' })
    expect(groups).toHaveLength(9)
  })

  test('are grouped by the last two digits when these decide', () => {
    expect(byEnding(hundred((n) => (n < 50 ? '2026-03-01' : '2026-03-02')))).toEqual([
      { endings: '00-49', due: '2026-03-01' },
      { endings: '50-99', due: '2026-03-02' },
    ])
  })

  test('are no group without days', () => expect(byEnding([])).toEqual([]))
})

describe('the number that a visitor types', () => {
  test.each([
    ['900.123.456-8', '900123456'],
    ['NIT 900123456', '900123456'],
    ['C.C. 1.020.304.045', '1020304045'],
  ])('%s is read as %s', (typed, nit) => expect(readOwner(typed)).toEqual({ nit }))

  test.each([
    ['', /Faltan cifras/],
    ['12', /Faltan cifras/],
    ['900123456-1', /El dígito de verificación de ese NIT es 8/],
    ['novecientos', /solo tiene cifras/],
    ['12345678901234567', /15 cifras/],
  ])('%s is refused with a sentence that says why', (typed, problem) => {
    expect(readOwner(typed).problem).toMatch(problem)
  })
})
