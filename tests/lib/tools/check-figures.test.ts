import { describe, expect, test } from 'vitest'
import { figuresText as text } from '@/content/tools/typed-figures'
import { noFigures } from '@/lib/einvoice/picture-figures'
import { checkFigures, rateOf, type CheckedFigures, type TypedFigures } from '@/lib/tools/check-figures'

const invoice: TypedFigures = {
  ...noFigures,
  nit: '900.418.726-9',
  date: '2026-11-18',
  rate: '19',
  base: '2.389.000',
  vat: '453.910',
  total: '2.842.910',
}
const today = '2026-11-26'
function checked(change: Partial<TypedFigures>): CheckedFigures {
  const answer = checkFigures({ ...invoice, ...change }, today)
  if (!('checked' in answer)) throw new Error(JSON.stringify(answer.problems))
  return answer.checked
}
const wrongRows = ({ rows }: CheckedFigures) =>
  rows.filter(({ wrong }) => wrong).map(({ name, stated, computed }) => [name, stated, computed])

describe('an invoice whose figures a visitor types', () => {
  test('has nothing to correct when they agree', () => {
    expect(checked({})).toMatchObject({ gap: null, wrong: 0, hints: [] })
    expect(checked({}).checks).toEqual([{ holds: true, sentence: text.nit.right }])
    expect(checked({ nit: '', date: '', rate: '0', vat: '', total: '2.389.000' })).toMatchObject({
      gap: null,
      wrong: 0,
      checks: [],
    })
    // Issuers round each line, so a stated amount may be two pesos away from the computed amount.
    expect(checked({ vat: '453.912', total: '2.842.912' }).gap).toBeNull()
  })

  test('with a wrong IVA has one finding, whichever IVA the total uses', () => {
    const own = checked({ vat: '435.910', total: '2.824.910' })
    expect(wrongRows(own)).toEqual([['vat', '435.910', '453.910']])
    expect(own).toMatchObject({ gap: '18.000', wrong: 1 })
    expect(own.checks).toContainEqual({ holds: true, sentence: text.ownVat })
    expect(own.rows.at(-1)).toMatchObject({ stated: '2.824.910', computed: '2.842.910', wrong: false })
    expect(own.hints).toEqual([text.hints.swapped('18.000', '435.910', '453.910')])

    const alone = checked({ vat: '435.910' })
    expect(wrongRows(alone)).toEqual([['vat', '435.910', '453.910']])
    expect(alone.checks).toContainEqual({ holds: true, sentence: text.onlyVat })
    expect(checked({ vat: '119.450', total: '2.508.450' }).hints).toEqual([text.hints.otherRate('5%')])
  })

  test('with a wrong subtotal has the finding there, because tax and total agree without it', () => {
    const found = checked({ base: '2.839.000' })
    expect(wrongRows(found)).toEqual([['base', '2.839.000', '2.389.000']])
    expect(found).toMatchObject({ gap: '450.000', wrong: 1 })
    expect(found.hints).toEqual([text.hints.swapped('450.000', '2.839.000', '2.389.000')])
  })

  test.each([
    ['forgets the tax', { total: '2.389.000' }, text.hints.noVat],
    ['has a zero too many', { total: '28.429.100' }, text.hints.extraZero('28.429.100')],
    ['lost a zero', { total: '284.291' }, text.hints.lostZero('284.291')],
    [
      'has two swapped digits',
      { total: '2.824.910' },
      text.hints.swapped('18.000', '2.824.910', '2.842.910'),
    ],
    ['does not subtract the withholding', { withheld: '59.725' }, text.hints.noWithholding],
    ['subtracts one that nobody typed', { total: '2.783.185' }, text.hints.maybeWithheld],
  ])('with a wrong total has one finding with a hint: it %s', (_, change, hint) => {
    const found = checked(change)
    expect(wrongRows(found).map(([name]) => name)).toEqual(['total'])
    expect(found).toMatchObject({ wrong: 1, hints: [hint] })
  })

  test('has withholdings subtracted and other taxes added', () => {
    expect(checked({ withheld: '59.725', total: '2.783.185' }).gap).toBeNull()
    const found = checked({ other: '10.000', withheld: '59.725', total: '2.793.185' })
    expect(found.gap).toBeNull()
    expect(found.rows.map(({ name }) => name)).toEqual(['base', 'vat', 'other', 'withheld', 'total'])
  })

  test('with two wrong figures has two findings', () => {
    const found = checked({ vat: '400.000', total: '3.000.000' })
    expect(wrongRows(found).map(([name]) => name)).toEqual(['vat', 'total'])
    expect(found.wrong).toBe(2)
  })

  test('with several rates is checked only for its sum', () => {
    expect(checked({ rate: 'mixed', vat: '400.000', total: '2.789.000' })).toMatchObject({
      gap: null,
      checks: [{ sentence: text.nit.right }, { sentence: text.mixed }],
    })
  })

  test('is checked for its NIT’s digit and for a date in the future, and a missing digit is shown', () => {
    expect(checked({ nit: '900.418.726-4' })).toMatchObject({
      gap: null,
      wrong: 1,
      checks: [{ holds: false, sentence: text.nit.wrong('900.418.726', 9) }],
    })
    expect(checked({ nit: '900418726' }).checks).toEqual([
      { holds: true, sentence: text.nit.unknown('900.418.726', 9) },
    ])
    expect(checked({ date: '2026-11-27' }).checks).toContainEqual({ holds: false, sentence: text.future })
  })

  test('with unreadable figures names their fields', () => {
    const answer = checkFigures({ ...invoice, nit: 'abc', base: '', vat: 'x', date: '2026-02-30' }, today)
    expect(answer).toEqual({
      problems: {
        base: text.problems.amount,
        vat: text.problems.amount,
        nit: text.problems.nit,
        date: text.problems.date,
      },
    })
  })
})

test('the rate of a photographed invoice is the one that explains its tax, even with swapped digits', () => {
  const rate = (base: string, vat: string) => rateOf({ ...noFigures, base, vat })
  expect(rate('2389000.00', '453910.00')).toBe('19')
  expect(rate('2389000.00', '119450.00')).toBe('5')
  expect(rate('2389000.00', '0.00')).toBe('0')
  expect(rate('2389000.00', '435910.00')).toBe('19')
  expect(rate('2389000.00', '300000.00')).toBe('mixed')
  expect(rate('2389000.00', '900000.00')).toBe('19')
})
