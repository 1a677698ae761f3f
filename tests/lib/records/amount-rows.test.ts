import { describe, expect, test } from 'vitest'
import { amountRows } from '@/lib/records/amount-rows'
import type { RecordContent } from '@/lib/records/record'
import { rejectedRecord } from '../../support/review-record'

const { content } = rejectedRecord
const sheet = content.sheet ?? expect.fail('no sheet')
type Finding = RecordContent['findings'][number]

const gap = (id: string, stated: string, computed: string, about: Record<string, string> = {}): Finding => ({
  id,
  severity: 'warn',
  message: '',
  figures: { stated, computed, difference: '1', ...about },
})
const shown = (findings: readonly Finding[], change: Partial<typeof sheet> = {}) =>
  amountRows({ ...content, findings: [...findings], sheet: { ...sheet, ...change } }).map(
    ({ label, stated, computed, agrees }) =>
      [label, stated, computed, agrees === null ? '' : agrees ? 'ok' : 'bad'].join(' | '),
  )

test('a printed line includes its discount, so that it multiplies, and a price with its tax is no difference', () => {
  const [first, ...rest] = sheet.lines
  if (!first) expect.fail('no lines')
  const lines = [
    {
      ...first,
      quantity: '1.00',
      price: '18900',
      amount: '12600.06',
      allowances: [{ charge: false, amount: '6299.94' }],
    },
    ...rest,
  ]
  const info = { ...gap('T6', '1', '2', { line: '2' }), severity: 'info' as const }
  const rows = amountRows({ ...content, findings: [info], sheet: { ...sheet, lines } })
  expect(rows[0]?.note).toBe('1 × 18.900 − 6.299,94')
  expect(rows[1]).toMatchObject({ agrees: true, note: expect.stringContaining(' × ') as string })
})

describe('the amounts in the record of a review', () => {
  test('are the lines, the sums and the total, which is wrong when its tax is', () => {
    expect(shown(content.findings)).toEqual([
      'Resma carta 75 g | 756000.00 | 756000.00 | ok',
      'Tóner negro | 855000.00 | 855000.00 | ok',
      'Archivador metálico | 778000.00 | 778000.00 | ok',
      'Subtotal | 2389000.00 | 2389000.00 | ok',
      'IVA 19% | 435910.00 | 453910.00 | bad',
      'Total | 2824910.00 | 2842910.00 | ',
    ])
  })

  test('mark a wrong line, and then not the total', () => {
    const rows = shown([
      gap('T6', '855000', '855900', { line: '2' }),
      gap('T5', '147000', '147820', { line: '3', tax: 'IVA' }),
    ])
    expect(rows.slice(1, 4)).toEqual([
      'Tóner negro | 855000.00 | 855900 | bad',
      'Archivador metálico | 778000.00 | 778000.00 | ok',
      'IVA, renglón 3 | 147000 | 147820 | bad',
    ])
    expect(rows.at(-1)).toBe('Total | 2824910.00 |  | ')
  })

  test('show a wrong total, any discounts, and a row for findings without another place', () => {
    const totals = { ...sheet.totals, allowances: '1000.00' }
    const rows = shown(
      [
        gap('T4', '2824910', '2823910'),
        gap('T8', '1000', '2000', { kind: 'allowances' }),
        gap('T2', '1', '2'),
      ],
      { totals },
    )
    expect(rows.slice(-3)).toEqual([
      'Descuentos | 1000.00 | 2000 | bad',
      'Base de impuestos | 1 | 2 | bad',
      'Total | 2824910.00 | 2823910 | bad',
    ])
  })

  test('are not judged when they were not checked, or when there are more findings than shown', () => {
    const many = Array.from({ length: 10 }, (_, at) => gap('T6', '1', '2', { line: `${at + 50}` }))
    for (const rows of [shown([], { passed: [] }), shown(many, { passed: [] })]) {
      expect(rows[0]).toBe('Resma carta 75 g | 756000.00 |  | ')
    }
  })

  test('say how many lines are hidden, and are left out without a document', () => {
    expect(shown([], { count: 120 })[3]).toBe('y 117 renglones más |  |  | ')
    expect(amountRows({ ...content, sheet: null })).toEqual([])
  })
})
