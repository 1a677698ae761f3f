import readExcel from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { readPeriod, periodKey } from '@/lib/tax-calendar/period'
import { worksheetExcel } from '@/lib/worksheet/export'
import {
  type WorksheetPeriod,
  daysOf,
  lastEndedPeriod,
  obligationWorksheet,
  otherKind,
  periodAfter,
  readWorksheetQuery,
  worksheetHref,
} from '@/lib/worksheet/period'
import { figureName, vatBalance, wholeName, worksheetSections, type Figure } from '@/lib/worksheet/worksheet'

describe('the worksheet of a tax', () => {
  const figure = (name: string, base: string, amount: string, documents = 1): Figure => ({
    figure: name,
    base,
    amount,
    documents,
  })
  const figures = [
    figure('left/unread', '0.00', '0.00', 3),
    figure('purchase/01/5', '50000.00', '2500.01'),
    figure('purchase/01/19', '200000.10', '38000.02', 2),
    figure('purchase/01/none', '100000.00', '0.00'),
    figure('purchase/01/amount', '0.00', '10.00'),
    figure('purchase/03/0.69', '100000.00', '690.00'),
    figure('purchase/04/8', '100000.00', '8000.00'),
    figure('purchase/w05/15', '19000.00', '2850.00'),
    figure('purchase/w06/2.5', '100000.00', '2500.00'),
    figure('purchase/w/none', '250000.10', '0.00', 2),
    figure('sale/01/19', '100000.00', '19000.00'),
    figure('support/01/none', '70000.00', '0.00'),
    figure('support/03/0.69', '70000.00', '483.00'),
    figure('support/04/8', '70000.00', '5600.00'),
    figure('support/w06/10', '70000.00', '7000.00'),
  ]
  const shape = (kind: 'vat' | 'withholding') =>
    worksheetSections(kind, figures).map(({ id, figures: own, total }) => [
      id,
      own.map((one) => one.figure),
      total,
    ])

  test('for VAT shows sales, then purchases by falling rate, then the rest in sections of its own', () => {
    expect(shape('vat')).toEqual([
      ['sales', ['sale/01/19'], '19000.00'],
      [
        'purchases',
        ['purchase/01/19', 'purchase/01/5', 'purchase/01/amount', 'purchase/01/none'],
        '40510.03',
      ],
      ['consumption', ['purchase/04/8'], '8000.00'],
      ['support', ['support/01/none', 'support/03/0.69', 'support/04/8'], '6083.00'],
      ['withheld-purchases', ['purchase/w05/15'], '2850.00'],
      ['others', ['purchase/03/0.69'], '690.00'],
      ['left', ['left/unread'], null],
    ])
    expect(vatBalance(worksheetSections('vat', figures))).toEqual({
      sales: '19000.00',
      purchases: '40510.03',
      balance: '-21510.03',
    })
  })

  test('for withholding has what each document withholds, and documents without any at the end', () => {
    expect(shape('withholding')).toEqual([
      ['withheld-purchases', ['purchase/w05/15', 'purchase/w06/2.5', 'purchase/w/none'], '5350.00'],
      ['withheld-support', ['support/w06/10'], '7000.00'],
      ['left', ['left/unread'], null],
    ])
  })

  test('has each figure in one section, and only its first sections when the period is empty', () => {
    for (const kind of ['vat', 'withholding'] as const) {
      const all = worksheetSections(kind, figures).flatMap((section) => section.figures)
      expect(new Set(all).size).toBe(all.length)
    }
    expect(worksheetSections('vat', []).map(({ id }) => id)).toEqual(['sales', 'purchases'])
  })

  test.each([
    ['purchase/01/19', 'IVA al 19%', 'IVA al 19%, compras'],
    ['sale/w06/2.5', 'Retención de renta al 2,5%', 'Retención de renta al 2,5%, ventas'],
    ['purchase/01/none', 'Sin IVA: tarifa 0%, exento, excluido o no gravado', null],
    ['purchase/22/amount', 'Impuesto 22 sin tarifa en la factura', null],
    ['purchase/w09/1', 'Retención 09 al 1%', null],
    ['left/no-rate', 'En otra moneda sin tasa en el documento', 'En otra moneda sin tasa en el documento'],
    ['nothing', 'Impuesto  al 0%', 'Impuesto  al 0%'],
  ])('calls the figure %s «%s»', (name, short, whole) => {
    expect(figureName(name)).toBe(short)
    if (whole) expect(wholeName(name)).toBe(whole)
  })

  test('is marked as a draft in the workbook, which links each invoice', async () => {
    const row = {
      id: '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
      figure: 'purchase/01/19',
      number: 'INV-2026-001',
      kind: 'credit-note',
      party: '=Papeles',
      nit: '999100201',
      document: 'FE1',
      issued_on: '2026-09-15',
      created_at: '2026-09-16T12:00:00Z',
      currency: 'USD',
      rate: '4000.5',
      base: '-100000.10',
      amount: '-19000.02',
    }
    const file = await worksheetExcel(
      { title: 'Distribuciones Mejía', cycle: 'bimester', figures },
      readPeriod('2026-B5') as WorksheetPeriod,
      [row, { ...row, figure: 'purchase/w06/2.5' }],
      false,
      'https://firma.example',
    )
    const sheets = await readExcel(Buffer.from(await file.arrayBuffer()))
    const [first, second] = sheets.map(({ data }) => data)
    expect(first?.[0]?.[0]).toBe('IVA, bimestre 5 de 2026')
    expect(first?.[2]?.[0]).toMatch(/^Es un borrador/)
    expect(first?.find(([, name]) => name === 'IVA al 5%')).toEqual([
      'IVA de compras',
      'IVA al 5%',
      50000,
      2500.01,
      1,
    ])
    expect(first?.find(([part, name]) => part === 'IVA de compras' && name === 'Total')?.[3]).toBe(40510.03)
    expect(second).toHaveLength(2)
    expect(second?.[1]).toEqual([
      'IVA al 19%',
      'compras',
      'INV-2026-001',
      'FE1',
      'Nota crédito',
      new Date('2026-09-15T00:00:00Z'),
      '999100201',
      '=Papeles',
      'USD',
      4000.5,
      -100000.1,
      -19000.02,
      'https://firma.example/admin/facturas/2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
    ])
  })
})

describe('the period of a worksheet', () => {
  const today = '2026-11-24'
  const client = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
  const of = (key: string) => readPeriod(key) as WorksheetPeriod

  test.each([
    ['2026-B5', '2026-09-01', '2026-10-31'],
    ['2026-C1', '2026-01-01', '2026-04-30'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-B6', '2026-11-01', '2026-12-31'],
  ])('with the key %s goes from %s to %s', (key, from_day, until_day) =>
    expect(daysOf(of(key))).toEqual({ from_day, until_day }),
  )

  test.each([
    ['bimester', '2026-11-24', '2026-B5'],
    ['bimester', '2026-01-02', '2025-B6'],
    ['four-months', '2026-11-24', '2026-C2'],
    ['month', '2026-01-31', '2025-12'],
  ] as const)('for the last ended %s before %s is %s', (cycle, day, key) =>
    expect(periodKey(lastEndedPeriod(cycle, day))).toBe(key),
  )

  test('continues across the year', () => {
    expect(periodKey(periodAfter(of('2026-B6'), 1))).toBe('2027-B1')
    expect(periodKey(periodAfter(of('2026-C1'), -1))).toBe('2025-C3')
    expect(periodKey(periodAfter(of('2026-01'), -13))).toBe('2024-12')
  })

  test('keeps its months when the kind changes', () => {
    expect(periodKey(otherKind(of('2026-B5'), null))).toBe('2026-10')
    expect(periodKey(otherKind(of('2026-09'), 'bimester'))).toBe('2026-B5')
    expect(periodKey(otherKind(of('2026-09'), 'four-months'))).toBe('2026-C3')
    expect(periodKey(otherKind(of('2026-09'), null))).toBe('2026-B5')
  })

  describe('in the address', () => {
    test('is read back, with the figure', () => {
      const address = worksheetHref(client, of('2026-B5'), { figure: 'purchase/w06/2.5', passed: 200 })
      const params = Object.fromEntries(new URL(address, 'https://firma.example').searchParams)
      expect(readWorksheetQuery(params, today)).toEqual({
        period: of('2026-B5'),
        figure: 'purchase/w06/2.5',
        passed: 200,
      })
    })

    test.each([
      { periodo: '2026' },
      { periodo: '2026-Q4' },
      { periodo: '2026-13' },
      { periodo: '2014-B1' },
      { periodo: '2027-B1' },
      { periodo: ['2026-B5'] },
      { cifra: "purchase/01'; --" },
      { cifra: '<script>' },
      { desde: '-1' },
      { desde: '1e9' },
    ])('is ignored when it is invalid: %o', (params) =>
      expect(readWorksheetQuery(params, today)).toEqual({ period: null, figure: null, passed: 0 }),
    )
  })

  test('exists for obligations of VAT and withholding, and for no other', () => {
    const at = (obligation: string, period: string) => obligationWorksheet({ obligation, period, client })
    expect(at('vat-bimonthly', '2026-B5')).toBe(`/admin/clientes/${client}/hoja?periodo=2026-B5`)
    expect(at('withholding', '2026-10')).toBe(`/admin/clientes/${client}/hoja?periodo=2026-10`)
    expect(at('company-income-return', '2026')).toBeNull()
    expect(at('vat-bimonthly', 'nunca')).toBeNull()
  })
})
