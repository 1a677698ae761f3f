import { describe, expect, test } from 'vitest'
import { noTable } from '@/content/tax-calendar/words'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { publishedSources } from '@/lib/tax-calendar/published'
import { changesBetween, compareDates, undatedGroups, type DateLine } from '@/lib/tax-profile/changes'
import { datesOf } from '@/lib/tax-profile/profiles'
import { draftOf, draftSchema } from '@/lib/tax-profile/schema'
import { always, company } from '../../support/tax-calendar/clients'

const soacha = { code: '25754', duties: ['local-tax-bimonthly'] } as const
const from = '2026-11-23'
const calendar = taxCalendar(publishedSources)

describe('the preview of a profile’s dates for twelve months', () => {
  test('is in order, each date with its state, source, norm and reason', () => {
    const lines = datesOf(calendar, always(company), from)
    const days = lines.flatMap(({ due }) => due ?? [])
    expect(days).toEqual(days.toSorted())
    expect(days.every((day) => day >= from && day <= '2027-11-23')).toBe(true)
    const vat = lines.find(({ key }) => key === 'vat-bimonthly  2026-B6')
    expect(vat).toMatchObject({ title: 'IVA del bimestre', place: null, period: 'bimestre 6 de 2026' })
    expect(vat?.source).toBeTruthy()
    expect(vat?.norm).toContain('1.6.1.13.2.30')
    expect(vat?.why).toContain('Responsabilidad 48 del RUT')
  })

  test('has one line for the periods of a municipality without a table', () => {
    const lines = datesOf(calendar, always({ ...company, municipalities: [soacha] }), from)
    const undated = undatedGroups(
      compareDates(
        [],
        lines.filter(({ place }) => place === 'Soacha'),
      ),
    )
    expect(undated).toMatchObject([{ title: 'ICA del bimestre', due: null, note: noTable }])
    expect(undated[0]?.periods.length).toBeGreaterThan(3)
  })

  test('ends on 1 March when it begins on 29 February', () => {
    const days = datesOf(calendar, always(company), '2028-02-29').flatMap(({ due }) => due ?? [])
    expect(days.every((day) => day <= '2029-03-01')).toBe(true)
  })
})

test('the preview of a changed profile marks what is new, what goes and what moves', () => {
  const line = (key: string, due: string | null) => ({ key, due }) as DateLine
  const before = [line('vat', '2027-01-18'), line('payroll', '2026-12-10'), line('city', null)]
  const after = [line('vat', '2027-01-20'), line('payroll', '2026-12-10'), line('simple', '2027-02-01')]
  expect(compareDates(before, after).map(({ key, change }) => [key, change])).toEqual([
    ['payroll', { is: 'kept' }],
    ['vat', { is: 'moved', was: '2027-01-18' }],
    ['simple', { is: 'new' }],
    ['city', { is: 'gone' }],
  ])
})

test('the history of a tax profile shows how each version differs from the one before', () => {
  const first = draftSchema.parse({
    ...draftOf({ kind: 'company', regime: 'ordinary', responsibilities: ['05', '48'] }),
    municipalities: [{ code: '11001', duties: ['local-tax-annual'] }],
  })
  const second = {
    ...first,
    regime: 'simple' as const,
    responsibilities: ['47', '48'],
    municipalities: [
      { code: '11001', duties: ['local-tax-bimonthly' as const] },
      { ...soacha, duties: [] },
    ],
  }
  expect(changesBetween(first, second)).toEqual([
    'Régimen de renta: Régimen SIMPLE de tributación.',
    'Responsabilidades: se suma 47; se quita 05.',
    'Municipios: se suma Soacha; cambia Bogotá, D.C.',
  ])
  expect(changesBetween(second, second)).toEqual([])
})
