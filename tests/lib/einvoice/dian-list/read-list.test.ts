import { describe, expect, test } from 'vitest'
import { readList, type Recognition } from '@/lib/einvoice/dian-list/read-list'
import { ListProblem } from '@/lib/einvoice/dian-list/list-problem'
import { listNit, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import { dianHeadings, listFile, zipped, type FileRow } from '@/tests/support/dian-list/list-file'
import { clientNit, cufeOf, fileRow, someRow } from '@/tests/support/dian-list/some-row'

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Recognition & { list: ListRow[] }> {
  const list: ListRow[] = []
  return { ...(await readList(bytes, (row) => list.push(row))), list }
}
const problemOf = (bytes: Uint8Array<ArrayBuffer>) =>
  read(bytes).then(
    () => 'read',
    (cause: unknown) => (cause instanceof ListProblem ? cause.problem : cause),
  )

const rows = [
  someRow(),
  someRow({ folio: '20419', issued: '2026-10-31', form: 'credit', line: 3 }),
  someRow({ typeName: 'Application response', folio: '1', total: 0, iva: 0, line: 4 }),
  someRow({ group: 'issued', issuerNit: clientNit, receiverNit: '222222222222', folio: '7', line: 5 }),
]
const whole = listFile(rows.map(fileRow), { prefix: 'x', absolute: true })

test('a list as the DIAN writes it is read with its month, its company and both sides', async () => {
  const { list, ...told } = await read(whole)
  expect(list).toEqual(rows.map((row, at) => ({ ...row, line: at + 2 })))
  expect(told).toMatchObject({
    owners: [{ nit: clientNit, rows: 4 }],
    months: [{ month: '2026-10', purchase: 2, sale: 1, apart: 1, first: '2026-10-06', last: '2026-10-31' }],
    rows: 4,
    undated: 0,
    formulas: false,
  })
})

const old = ['Tipo de documento', 'CUFE/CUDE', 'Folio', 'Prefijo', 'Fecha Emisión', 'Fecha Recepción', 'NIT Emisor', 'Nombre Emisor', 'NIT Receptor', 'Nombre Receptor', 'IVA', 'ICA', 'IPC', 'Total', 'Estado', 'Grupo'] // prettier-ignore
const renamed: Record<string, string> = {
  'Tipo Documento': 'Tipo de documento', 'Código CUFE': 'CUFE/CUDE', Número: 'Folio', 'Fecha de Emisión': 'Fecha Emisión',
  'Razón Social Emisor': 'Nombre Emisor', 'Valor Total': 'Total', GRUPO: 'Grupo', 'NIT  EMISOR': 'NIT Emisor',
  'nit receptor': 'NIT Receptor', 'Razón Social Receptor': 'Nombre Receptor', Iva: 'IVA', prefijo: 'Prefijo',
} // prettier-ignore
const inSpelling = (row: FileRow): FileRow =>
  Object.fromEntries(Object.entries(renamed).map(([mine, theirs]) => [mine, row[theirs]]))

describe('every variant of the headings in a list of the DIAN is read', () => {
  const plain = rows.map(fileRow)
  const edited = [
    'Empresa',
    ...dianHeadings.slice(0, 13),
    'ING GRAVADOS',
    'RETEIVA',
    '',
    ...dianHeadings.slice(13),
  ]
  const variants: [string, Uint8Array<ArrayBuffer>][] = [
    ['32 columns', listFile(plain)],
    ['the old 16 columns', listFile(plain, { headings: old })],
    ['other spellings', listFile(plain.map(inSpelling), { headings: Object.keys(renamed) })],
    ['CUFE alone', listFile(plain.map((row) => ({ ...row, CUFE: row['CUFE/CUDE'] })), { headings: dianHeadings.map((one) => (one === 'CUFE/CUDE' ? 'CUFE' : one)) })], // prettier-ignore
    ['CUDE alone', listFile(plain.map((row) => ({ ...row, CUDE: row['CUFE/CUDE'] })), { headings: dianHeadings.map((one) => (one === 'CUFE/CUDE' ? 'CUDE' : one)) })], // prettier-ignore
    ['columns of a firm', listFile(plain.map((row) => ({ ...row, Empresa: 'Mejía', RETEIVA: 5 })), { headings: edited })],
    ['titles above it', listFile(plain, { titles: ['Distribuciones Mejía', 'octubre'] })],
    ['columns backwards', listFile(plain, { headings: dianHeadings.toReversed() })],
    ['texts in the cells', listFile(plain, { inline: true })],
    ['a sheet before it', listFile(plain, { before: [['Resumen', 3], ['Total', 4]] })],
    ['in a ZIP', zipped({ 'lista.xlsx': whole })],
  ] // prettier-ignore
  test.each(variants)('%s', async (_, bytes) => {
    const { list } = await read(bytes)
    expect(list).toHaveLength(4)
    expect(list.map(({ code, total, issued }) => ({ code, total, issued }))).toEqual(
      rows.map(({ code, total, issued }) => ({ code, total, issued })),
    )
  })
})

test('a list is read with capital CUFEs, decimal commas, rounding residues, odd NITs and serial dates', async () => {
  const { list } = await read(
    listFile([
      {
        ...fileRow(someRow()),
        'CUFE/CUDE': cufeOf('a').toUpperCase(),
        'NIT Emisor': '999.508.117-2',
        'NIT Receptor': 901207354,
        'Fecha Emisión': 46_301,
        IVA: '-5.8e-11',
        Total: '2.189.600,50',
      },
      { ...fileRow(someRow()), 'Fecha Emisión': '03-04-2026', Total: '1,785.25' },
    ]),
  )
  expect(list[0]).toMatchObject({
    code: cufeOf('a'),
    issuerNit: '999508117',
    receiverNit: '901207354',
    iva: 0,
  })
  expect(list[0]).toMatchObject({ issued: '2026-10-06', total: 2_189_600_50 })
  expect(list[1]).toMatchObject({ issued: '2026-04-03', total: 1785_25 })
})

test.each([
  ['900.123.456-7', '900123456'],
  ['900123456.0', '900123456'],
  ['9.00123E+08', ''],
  ['9.00123456E+08', '900123456'],
  ['1020304050', '1020304050'],
])('the NIT «%s» in a list is read as «%s»', (written, nit) => expect(listNit(written)).toBe(nit))

test('a list ends at its first empty row, without foot totals and undated documents but with hidden rows', async () => {
  const foot = [Array.from({ length: 29 }, () => ''), [...Array.from({ length: 29 }, () => ''), 9_999]]
  const { list, undated } = await read(
    listFile([...rows.map(fileRow), { ...fileRow(someRow()), 'Fecha Emisión': 'ayer' }], {
      phantom: 50_000,
      hidden: true,
      foot: [[...Array.from({ length: 29 }, () => ''), 9_999], ...foot],
    }),
  )
  expect([list.length, undated]).toEqual([4, 1])
})

test('an edited list with formulas is read by its stored values, and that is reported', async () => {
  const row = { ...fileRow(someRow()), Total: { formula: 'SUM(A1:A2)', value: 2189600 } }
  const { list, formulas } = await read(listFile([row]))
  expect([list[0]?.total, formulas]).toEqual([2_189_600_00, true])
})

test('a list with rows of two companies names both', async () => {
  const { owners } = await read(
    listFile([...rows, someRow({ receiverNit: '999284416', folio: '9' })].map(fileRow)),
  )
  expect(owners.map(({ nit, rows: count }) => [nit, count])).toEqual([[clientNit, 4], ['999284416', 1]]) // prettier-ignore
})

describe('a file that is no list of the DIAN is refused with its reason', () => {
  const text = (said: string) => new Uint8Array(new TextEncoder().encode(said))
  const locked = new Uint8Array(4096)
  locked.set([0xd0, 0xcf, 0x11, 0xe0])
  Buffer.from('EncryptedPackage', 'utf16le').copy(locked, 512)
  const encrypted = zipped({ 'lista.xlsx': whole })
  // Bit 0 of the flags of the directory's entry says that the file is encrypted.
  const directory = Buffer.from(encrypted).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  encrypted.set([1], directory + 8)
  const bomb = listFile([], { extra: { 'xl/drawing.xml': [new Uint8Array(9_000_000), { level: 9 }] } })
  const big = listFile(rows.map(fileRow), {
    extra: { 'xl/worksheets/sheet0.xml': [new Uint8Array(60_000_000), { level: 9 }] },
  })
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['a text', text('NIT;Total'), 'kind'],
    ['an Excel of 1997', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old-excel'],
    ['a workbook with a password', locked, 'password'],
    ['a ZIP with a password', encrypted, 'password'],
    ['a ZIP of two lists', zipped({ 'a.xlsx': whole, 'b.xlsx': whole }), 'zip-many'],
    ['a ZIP without a list', zipped({ 'a.pdf': text('%PDF') }), 'zip-none'],
    ['a cut file', whole.slice(0, whole.length - 400), 'broken'],
    ['another workbook', listFile([{ Nombre: 'Ana' }], { headings: ['Nombre', 'Total'] }), 'columns'],
    ['a header alone', listFile([]), 'empty'],
    ['a list without days', listFile([{ ...fileRow(someRow()), 'Fecha Emisión': 'x' }]), 'undated'],
    ['a bomb in the sheet', big, 'bomb'],
    ['a large part that is not read', bomb, 'empty'],
  ])('%s', async (_, bytes, problem) => expect(await problemOf(bytes)).toBe(problem))

  test('or with the names of its missing columns', async () => {
    const headings = dianHeadings.filter((one) => one !== 'CUFE/CUDE' && one !== 'Total')
    await expect(read(listFile(rows.map(fileRow), { headings }))).rejects.toMatchObject({
      problem: 'columns',
      missing: ['code', 'total'],
    })
  })
})
