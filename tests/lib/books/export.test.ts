import { parse } from 'papaparse'
import readExcel from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { recognised, lacking, type BookModel } from '@/lib/books/model'
import { monthShape } from '@/lib/books/month'
import { batchFile, bookTable } from '@/lib/books/export'
import { filesOf } from '@/lib/books/files'
import { journalColumns } from '@/lib/books/journal'
import { makeEntry } from '@/lib/books/make-entry'
import type { BookBatch } from '@/lib/books/month'
import { siigoColumns } from '@/lib/books/siigo'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'

const entryOf = (more = {}, treatment = {}) => {
  const { entry } = makeEntry(someDocument(more), someTreatment(treatment), true)
  if (!entry) throw new Error('no entry')
  return entry
}
const options = {
  type: '4',
  number: 210,
  prefix: '',
  company: 'Distribuciones Mejía S.A.S.',
  tax: '',
  parts: 1,
  model: null,
}
const batch = (more: Partial<BookBatch> = {}): BookBatch => ({
  title: 'Distribuciones Mejía S.A.S.',
  month: '2026-10',
  number: 3,
  format: 'journal',
  options,
  entries: [entryOf()],
  more: false,
  ...more,
})

/** Returns the first sheet of the file as an independent library reads it. */
async function sheetOf(one: BookBatch, part = 1) {
  const file = await batchFile(one, 'xlsx', part)
  const [sheet] = await readExcel(Buffer.from(await file.arrayBuffer()), { trim: false } as never)
  return (sheet as unknown as { data: unknown[][] }).data
}
async function csvOf(one: BookBatch) {
  const file = await batchFile(one, 'csv', 1)
  const bytes = Buffer.from(await file.arrayBuffer())
  return {
    bytes,
    rows: parse<string[]>(bytes.toString('utf8').replace(/^\uFEFF/, ''), { delimiter: ';' }).data,
  }
}

describe('the neutral journal of the books', () => {
  test('has the columns of the reference and a row for each movement, in CSV and in Excel', async () => {
    const columns =
      'documento cufe tipo fecha vencimiento cuenta tercero_nit tercero_dv tercero_nombre detalle centro_costo debito credito base tarifa concepto moneda trm'
    expect([...journalColumns]).toEqual(columns.split(' '))
    const { bytes, rows } = await csvOf(batch())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString('utf8').split('\r\n')).toHaveLength(6)
    expect(rows[0]).toEqual(columns.split(' '))
    expect(rows[2]).toEqual([
      ...['FE-4702', 'a'.repeat(96), 'factura', '2026-10-03', '2026-11-02', '24081001', '999120773', '5'],
      ...['Papeles del Oriente S.A.S.', 'IVA 19%', '', '190000', '0', '1000000', '19', 'iva', 'COP', ''],
    ])
    const sheet = await sheetOf(batch())
    expect(sheet[0]).toEqual(columns.split(' '))
    expect(sheet[4]?.slice(5, 16)).toEqual([
      ...['23355001', '999120773', '5', 'Papeles del Oriente S.A.S.', 'Por pagar', null, 0, 1_150_000],
      ...[null, null, 'por_pagar'],
    ])
  })

  test('shows currency and rate of a foreign document, with its amounts in pesos and cents', async () => {
    const dollars = { currency: 'USD', rate: 4123.45, base: 100, taxes: [], payable: 100 }
    const { rows } = await csvOf(batch({ entries: [entryOf(dollars, { withholding: null })] }))
    expect(rows[1]?.slice(11)).toEqual(['412345', '0', '', '', 'gasto', 'USD', '4123,45'])
  })
})

test('an invoice split by lines is exported with its lines and equal debits and credits, in every format', () => {
  const same = { account: '', detail: '', centre: '', withholding: { concept: 'same' } } as const
  const entry = entryOf(
    {
      base: 1_110_000,
      taxes: [{ code: '01', withheld: false, percent: 19, base: 810_000, amount: 153_900 }],
      payable: 1_263_900,
      items: [
        { description: 'Motobomba', base: 810_000, taxes: [{ code: '01', percent: 19, amount: 153_900 }] },
        { description: 'Instalación', base: 300_000, taxes: [] },
      ],
    },
    { lines: [{ ...same, account: '152405', centre: '02 Planta' }, same] },
  )
  const model: BookModel = {
    name: 'modelo.csv',
    sheet: 'Hoja1',
    above: [],
    headings: ['Cuenta', 'Debe', 'Haber', 'Centro'],
    fields: ['account', 'debit', 'credit', 'centre'],
  }
  const shown = [
    ['journal', 'cuenta', 'debito', 'credito', 'centro_costo'],
    ['siigo', 'Código cuenta contable', 'Débito', 'Crédito', 'Código centro/subcentro de costos'],
    [
      'world-office',
      'Detalle: CuentaContable',
      'Detalle: Débito',
      'Detalle: Crédito',
      'Detalle: Centro Costos',
    ],
    ['model', 'Cuenta', 'Debe', 'Haber', 'Centro'],
  ] as const
  for (const [format, ...names] of shown) {
    const { columns, rows } = bookTable(batch({ format, entries: [entry], options: { ...options, model } }))
    const places = names.map((name) => columns.indexOf(name))
    const [account = -1, debit = -1, credit = -1, centre = -1] = places
    expect(
      rows.slice(0, 2).map((row) => [row[account], Number(row[debit]), row[centre]]),
      format,
    ).toEqual([
      ['152405', 810_000, '02 Planta'],
      ['513595', 300_000, '01 Bodega'],
    ])
    const sum = (at: number) => rows.reduce((all, row) => all + Number(row[at] ?? 0), 0)
    expect(sum(debit), format).toBe(sum(credit))
  }
})

describe('formulas in suppliers’ names', () => {
  const entries = [
    entryOf({ supplier: '=HYPERLINK("http://malo.example")', number: '+4702', prefix: '' }, { detail: '' }),
  ]
  test.each(['journal', 'siigo', 'world-office'] as const)('stay text in %s', async (format) => {
    const rows = (await sheetOf(batch({ format, entries }))).slice(1).flat()
    expect(
      rows.filter((cell) => typeof cell === 'string' && /HYPERLINK/.test(cell)).length > 0 ||
        format === 'siigo',
    ).toBe(true)
    const file = await batchFile(batch({ format, entries }), 'xlsx', 1)
    const { entriesIn, unpackEntry } = await import('@/lib/format/xlsx-zip')
    const bytes = new Uint8Array(await file.arrayBuffer())
    for (const entry of entriesIn(bytes).filter(({ name }) => /worksheets\/sheet\d+\.xml$/.test(name)))
      expect(new TextDecoder().decode(await unpackEntry(bytes, entry))).not.toContain('<f>')
  })

  test('get an apostrophe in CSV', async () => {
    const { rows } = await csvOf(batch({ entries }))
    expect(rows[1]?.[8]).toBe('\'=HYPERLINK("http://malo.example")')
    expect(rows[1]?.[0]).toMatch(/^'\+/)
  })
})

describe('the file for Siigo Nube', () => {
  const siigo = (more: Partial<BookBatch> = {}) => batch({ format: 'siigo', ...more })

  test('has its 27 columns letter by letter, with their spaces', async () => {
    const [head] = await sheetOf(siigo())
    expect(head).toEqual([
      ...[
        'Tipo de comprobante',
        'Consecutivo comprobante',
        'Fecha de elaboración ',
        'Sigla moneda',
        'Tasa de cambio',
      ],
      ...[
        'Código cuenta contable',
        'Identificación tercero',
        'Sucursal',
        'Código producto',
        'Código de bodega',
        'Acción',
      ],
      ...['Cantidad producto', 'Prefijo', 'Consecutivo', 'No. cuota', 'Fecha vencimiento', 'Código impuesto'],
      ...[
        'Código grupo activo fijo',
        'Código activo fijo',
        'Descripción',
        'Código centro/subcentro de costos',
        'Débito',
      ],
      ...[
        'Crédito',
        'Observaciones',
        'Base gravable libro compras/ventas  ',
        'Base exenta libro compras/ventas',
      ],
      'Mes de cierre',
    ])
    expect(siigoColumns).toHaveLength(27)
  })

  test('has accounts and NITs as text, days as dates, and the supplier’s number on the payable', async () => {
    const rows = await sheetOf(siigo({ options: { ...options, tax: '7' } }))
    expect(rows).toHaveLength(5)
    const [, expense, vat, held, payable] = rows
    expect(vat?.slice(0, 7)).toEqual([4, 210, new Date('2026-10-03'), 'COP', null, '24081001', '999120773'])
    expect(vat?.slice(16)).toEqual([
      7,
      null,
      null,
      'IVA 19%',
      null,
      190_000,
      null,
      'FE-4702',
      1_000_000,
      null,
      null,
    ])
    expect(expense?.slice(19)).toEqual([
      ...['Servicios varios', '01 Bodega', 1_000_000, null, 'FE-4702', null, null, null],
    ])
    expect(held?.[22]).toBe(40_000)
    expect(payable?.slice(12, 16)).toEqual(['FE', 4702, 1, new Date('2026-11-02')])
  })

  test('has the base without IVA in its own column, and the other sides for a credit note', async () => {
    const plain = { base: 100_000, taxes: [], payable: 100_000, kind: 'credit-note' as const }
    const [, expense] = await sheetOf(siigo({ entries: [entryOf(plain, { withholding: null })] }))
    expect(expense?.slice(21)).toEqual([null, 100_000, 'FE-4702', null, 100_000, null])
  })

  test('is split below 500 rows, never within an entry, and the numbers continue', async () => {
    const entries = Array.from({ length: 300 }, (_, at) => entryOf({ number: `FE${at + 1}` }))
    const parts = filesOf('siigo', entries)
    expect(parts.map(({ entries: of, from }) => [of.length, from])).toEqual([
      [124, 0],
      [124, 124],
      [52, 248],
    ])
    const second = bookTable(siigo({ entries }), 2)
    expect(second.rows).toHaveLength(496)
    expect(second.rows[0]?.[1]).toBe(210 + 124)
    expect(() => bookTable(siigo({ entries }), 4)).toThrow('not-found')
    await expect(batchFile(siigo({ entries }), 'xlsx', Number.NaN)).rejects.toThrow('not-found')
  })
})

test('the file for World Office has its 41 columns letter by letter, and the company’s name there', async () => {
  const [head, , , held] = await sheetOf(
    batch({ format: 'world-office', options: { ...options, prefix: 'CP' } }),
  )
  const of = (part: string, names: string) => names.split('|').map((name) => `${part}: ${name}`)
  const free = '1|2|3|4|5|6|7|8|9|10|11|12|13|14|15'.split('|').map((at) => `Encab: Personalizado${at}`)
  expect(head).toEqual([
    ...of(
      'Encab',
      'Empresa|Tipo Documento|Prefijo|Documento Número|Fecha|Tercero Interno|Tercero Externo|Nota|FormaPago',
    ),
    ...['Encab: Verificado', 'Encab: Anulado', ...free],
    ...of(
      'Detalle',
      'CuentaContable|Nota|TerceroExterno|Débito|Crédito|Vencimiento|Vendedor|Cheque|Banco Cheque',
    ),
    ...of(
      'Detalle',
      'Centro Costos|PorcentajeRetención|BaseRetención|PagoRetención|Tipo Base|Código Centro Costos',
    ),
  ])
  expect(head).toHaveLength(41)
  expect(held?.slice(0, 11)).toEqual([
    ...['Distribuciones Mejía S.A.S.', '4', 'CP', 210, new Date('2026-10-03'), null, '999120773'],
    ...['FE-4702 Papeles del Oriente S.A.S.', 'Credito', -1, null],
  ])
  expect(held?.slice(26)).toEqual([
    ...[
      '23652501',
      'Retención, Servicios generales, declarante 4%',
      '999120773',
      null,
      40_000,
      new Date('2026-11-02'),
    ],
    ...[null, null, null, null, 4, 1_000_000, null, null, null],
  ])
})

describe('the firm’s own export model', () => {
  test('is ignored when it is no longer readable, and the month still opens', () => {
    const month = {
      title: null,
      nits: [],
      accounts: [],
      company: null,
      closed: null,
      firstOpen: null,
      last: [],
      left: [],
      decisions: [],
    }
    expect(monthShape.parse({ ...month, documents: [], more: false, model: { headings: [] } })).toMatchObject(
      { model: null },
    )
  })

  const pyme = [
    ...['TIPO DE COMPROBANTE (OBLIGATORIO)', 'CÓDIGO COMPROBANTE  (OBLIGATORIO)', 'NÚMERO DE DOCUMENTO'],
    ...[
      'CUENTA CONTABLE   (OBLIGATORIO)',
      'DÉBITO O CRÉDITO (OBLIGATORIO)',
      'VALOR DE LA SECUENCIA   (OBLIGATORIO)',
    ],
    ...['AÑO DEL DOCUMENTO', 'MES DEL DOCUMENTO', 'DÍA DEL DOCUMENTO', 'CÓDIGO DEL VENDEDOR', 'SECUENCIA'],
    ...['CENTRO DE COSTO', 'NIT', 'DESCRIPCIÓN DE LA SECUENCIA'],
  ]
  const model: BookModel = {
    name: 'modelo.xlsx',
    sheet: 'Movimiento',
    above: [['DISTRIBUCIONES MEJÍA', ''], ['MODELO'], ['Octubre'], []],
    headings: pyme,
    fields: recognised(pyme),
  }

  test('is recognised by its headings, whatever is in brackets', () => {
    expect(model.fields).toEqual([
      ...[
        'type',
        null,
        'number',
        'account',
        'side',
        'amount',
        'year',
        'month',
        'dayOfMonth',
        null,
        'sequence',
      ],
      ...['centre', 'party', 'detail'],
    ])
    expect(recognised(['Fecha', 'Cuenta', 'Cod. Zona', 'Débito', 'Crédito', 'Nit tercero'])).toEqual([
      ...['day', 'account', null, 'debit', 'credit', 'party'],
    ])
    expect(recognised([...siigoColumns]).filter(Boolean).length).toBeGreaterThan(12)
    expect(lacking(recognised(['Fecha', 'Cuenta', 'Débito']))).toBe('amount')
    expect(lacking(recognised(['Fecha', 'Débito', 'Crédito']))).toBe('account')
    expect(lacking(model.fields)).toBeNull()
  })

  test('is filled in place: rows above, headings letter by letter, unknown columns empty', async () => {
    const rows = await sheetOf(batch({ format: 'model', options: { ...options, type: 'P', model } }))
    expect(rows[0]?.[0]).toBe('DISTRIBUCIONES MEJÍA')
    expect(rows[4]).toEqual(pyme)
    expect(rows[6]).toEqual([
      ...['P', null, 210, '24081001', 'D', 190_000, 2026, 10, 3, null, 2, null, '999120773', 'IVA 19%'],
    ])
    expect(rows[8]?.slice(3, 6)).toEqual(['23355001', 'C', 1_150_000])
    const { rows: lines } = await csvOf(batch({ format: 'model', options: { ...options, model } }))
    expect(lines[4]).toEqual(pyme)
  })
})
