import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { areClientHeadings, fieldsOf } from '@/lib/clients/import/fields'
import { judgeRows, nitsIn } from '@/lib/clients/import/judge'
import { limits, readTable } from '@/lib/clients/import/read-table'
import type { Holder, Known } from '@/lib/clients/import/row'
import { unpackedSize } from '@/lib/format/xlsx-zip'
import { checkDigit } from '@/lib/format/nit'

const csv = (content: BlobPart, name = 'clientes.csv') => new File([content], name)
const problemOf = (file: File) =>
  readTable(file).then(
    () => null,
    ({ problem }: { problem: string }) => problem,
  )

describe('the headings of a client list are recognised', () => {
  test.each([
    [
      ['RAZÓN SOCIAL', 'N.I.T.', 'DV', 'E-mail', 'Asesor'],
      ['name', 'nit', 'digit', 'email', 'advisor'],
    ],
    [
      ['Nombre del cliente', 'Identificación', 'Correo electrónico'],
      ['name', 'nit', 'email'],
    ],
    [
      ['razon social', 'Nit con dígito', 'Correo contador', 'Responsable', 'Obs.'],
      ['name', 'nit', 'email', 'advisor', 'note'],
    ],
    [
      ['Empresa', 'Representante legal', 'Cédula', 'Dígito de verificación'],
      ['name', 'person', 'nit', 'digit'],
    ],
    [
      ['Código', 'Zona', ''],
      ['none', 'none', 'none'],
    ],
    [
      ['NIT', 'NIT 2'],
      ['nit', 'none'],
    ],
    [
      ['Tipo de documento', 'No. documento', 'Nombre', 'Régimen tributario', 'Periodicidad IVA', 'Resp. RUT'],
      ['none', 'nit', 'name', 'regime', 'vat', 'responsibilities'],
    ],
    [
      [
        'NIT',
        'Cliente',
        'Municipios ICA',
        'Periodicidad ICA',
        'ReteICA',
        'Celular',
        'Teléfono fijo',
        'Socios',
      ],
      ['nit', 'name', 'municipalities', 'ica', 'reteica', 'phone', 'phone', 'note'],
    ],
    [
      [
        'NIT',
        'Razón social',
        'Contacto 1',
        'Correo 1',
        'Contacto 2',
        'Correo 2',
        'Tipo de contribuyente',
        'Empleados',
      ],
      ['nit', 'name', 'person', 'email', 'person', 'email', 'kind', 'employees'],
    ],
  ])('in the list with %o', (headings, fields) => expect(fieldsOf(headings)).toEqual(fields))
})

describe('the file of a client list is read', () => {
  const cells = ['901207354-0', 'Café; y té "Sur"']
  const tableOf = (...rows: { row: number; cells: string[] }[]) => ({
    headings: ['NIT', 'Razón social'],
    rows,
    sheet: null,
    sheets: [],
  })
  const table = tableOf({ row: 2, cells })

  test.each([
    ['with semicolons', 'NIT;Razón social\r\n901207354-0;"Café; y té ""Sur"""\r\n'],
    ['with commas', 'NIT,Razón social\n901207354-0,"Café; y té ""Sur"""\n'],
    ['with tabs and without a last line end', 'NIT\tRazón social\n901207354-0\t"Café; y té ""Sur"""'],
    [
      'with the mark of UTF-8 and empty lines',
      '\uFEFFNIT;Razón social\n;\n901207354-0;"Café; y té ""Sur"""\n\n',
    ],
  ])('when it is written %s', async (_, content) => {
    const read = await readTable(csv(content))
    expect(read).toEqual(tableOf({ row: content.includes('\n;\n') ? 3 : 2, cells }))
  })

  test('in the encodings of Windows', async () => {
    const text = 'NIT;Razón social\r\n901207354-0;"Café; y té ""Sur"""\r\n'
    expect(await readTable(csv(Buffer.from(text, 'latin1')))).toEqual(table)
    expect(await readTable(csv(Buffer.from(`\uFEFF${text}`, 'utf16le')))).toEqual(table)
  })

  test('from Excel, where a NIT may be a number', async () => {
    const bytes = await writeXlsxFile([
      [{ value: 'NIT' }, { value: 'Razón social' }],
      [{ value: 901207354, type: Number }, { value: ' Café  Sur ' }],
    ]).toBuffer()
    expect(await readTable(csv(new Uint8Array(bytes), 'clientes.xlsx'))).toEqual({
      ...tableOf({ row: 2, cells: ['901207354', 'Café Sur'] }),
      sheet: 'Sheet1',
    })
  })

  test('from the sheet that has clients, and the other sheets are named', async () => {
    const bytes = await writeXlsxFile([
      { sheet: 'Portada', data: [[{ value: 'Informe' }]] },
      {
        sheet: 'Clientes',
        data: [
          [{ value: 'NIT' }, { value: 'Razón social' }],
          [{ value: '901207354' }, { value: 'Café Sur' }],
        ],
      },
    ]).toBuffer()
    const read = await readTable(csv(new Uint8Array(bytes), 'clientes.xlsx'), areClientHeadings)
    expect(read).toMatchObject({ sheet: 'Clientes', sheets: ['Portada'] })
    expect(read.rows).toEqual([{ row: 2, cells: ['901207354', 'Café Sur'] }])
  })

  test('with merged cells: each row gets the value, and two heading lines become one', async () => {
    const bytes = await writeXlsxFile([
      [{ value: 'CLIENTES', columnSpan: 4 }, null, null, null],
      [],
      [
        { value: 'NIT', rowSpan: 2 },
        { value: 'Razón social', rowSpan: 2 },
        { value: 'Contacto', columnSpan: 2 },
        null,
      ],
      [null, null, { value: 'Nombre' }, { value: 'Correo' }],
      [
        { value: '901207354', rowSpan: 2 },
        { value: 'Café Sur', rowSpan: 2 },
        { value: 'Ana' },
        { value: 'ana@sur.example' },
      ],
      [null, null, { value: 'Luis' }, { value: 'luis@sur.example' }],
    ]).toBuffer()
    const { headings, rows } = await readTable(csv(new Uint8Array(bytes), 'clientes.xlsx'), areClientHeadings)
    expect(headings).toEqual(['NIT', 'Razón social', 'Contacto Nombre', 'Contacto Correo'])
    expect(fieldsOf(headings)).toEqual(['nit', 'name', 'person', 'email'])
    expect(rows).toEqual([
      { row: 5, cells: ['901207354', 'Café Sur', 'Ana', 'ana@sur.example'] },
      { row: 6, cells: ['901207354', 'Café Sur', 'Luis', 'luis@sur.example'] },
    ])
  })

  test('with a title above the headings, which is no client', async () => {
    const titled = csv('Clientes de la firma;;\n;al corte;\nNIT;Razón social\n901207354;Café Sur\n')
    expect(await readTable(titled, areClientHeadings)).toEqual(
      tableOf({ row: 4, cells: ['901207354', 'Café Sur'] }),
    )
    const nameless = csv('Código;Denominación\n901207354;Café Sur\n')
    expect((await readTable(nameless, areClientHeadings)).headings).toEqual(['Código', 'Denominación'])
  })

  test('to its last row, up to the limit, below a title and empty lines', async () => {
    const full = csv(`Clientes;al corte\n\n;\nNIT;Nombre\n${'1;a\n'.repeat(limits.rows - 1)}2;última\n`)
    const { rows } = await readTable(full, areClientHeadings)
    expect([rows.length, rows.at(-1)]).toEqual([
      limits.rows,
      { row: limits.rows + 4, cells: ['2', 'última'] },
    ])
  })

  test('or is refused with the reason', async () => {
    expect(await problemOf(csv('NIT;Nombre\n'))).toBe('empty')
    expect(await problemOf(csv('hola', 'clientes.pdf'))).toBe('kind')
    expect(await problemOf(csv('a\0b;c\nd;e'))).toBe('kind')
    expect(await problemOf(csv('PK\u0003\u0004 nada', 'clientes.xlsx'))).toBe('broken')
    expect(await problemOf(csv('hola', 'clientes.xlsx'))).toBe('broken')
    expect(await problemOf(csv(`NIT\n${'1\n'.repeat(limits.rows + 1)}`))).toBe('rows')
    expect(await problemOf(csv(`Clientes\n\n\nNIT\n${'1\n'.repeat(limits.rows + 1)}`))).toBe('rows')
    expect(await problemOf(csv(`${'a;'.repeat(61)}b\n${'1;'.repeat(61)}1\n`))).toBe('columns')
    expect(await problemOf(csv(`NIT\n${'x'.repeat(501)}\n`))).toBe('long')
    expect(await problemOf(csv(new Uint8Array(limits.bytes + 1)))).toBe('size')
  })

  test('but is never unpacked beyond the limit', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(' '.repeat(limits.unpacked + 1)) })
    expect(unpackedSize(bomb)).toBeGreaterThan(limits.unpacked)
    expect(await problemOf(csv(new Uint8Array(bomb), 'clientes.xlsx'))).toBe('bomb')
  })
})

const diana = { id: 'd', name: 'Diana Cárdenas', email: 'asesora@demo.co' }
const mejia: Holder = {
  nit: '901207354',
  id: 'x',
  title: 'Distribuciones Mejía',
  name: 'Distribuciones Mejía S.A.S.',
  others: 0,
  owned: false,
  advisors: [],
  emails: ['ana@mejia.example'],
  notes: [],
  phone: null,
  seen: null,
  profile: null,
}
const known: Known = {
  staff: [diana, { id: 'g', name: 'Germán Ospina' }, { id: 'p', name: 'Diana Peña' }],
  taken: new Map([['901207354', mejia]]),
  today: '2026-11-26',
}
const mapping = ['nit', 'name', 'email', 'advisor', 'person'] as const
const judge = (...cells: string[]) => judgeRows([{ row: 1, cells }], mapping, known)[0]!
const faultsOf = (...cells: string[]) => judge(...cells).faults.map(({ sentence }) => sentence)

describe('a row of a client list', () => {
  test('is imported with its values', () => {
    const { ready, notes } = judge(
      '900.108.281-3',
      ' Talleres  Usme ',
      'Gerencia@Usme.example',
      'D. CARDENAS',
      'Ana Díaz',
    )
    expect(notes).toEqual([])
    expect(ready).toEqual({
      company: { name: 'Talleres Usme', nit: '900108281', digit: 3 },
      advisor: 'd',
      people: [{ email: 'gerencia@usme.example', name: 'Ana Díaz', role: 'owner' }],
      profile: null,
      phone: null,
      note: '',
    })
  })

  test('without check digit gets one, and with a wrong one shows the right digit', () => {
    expect(judge('900108281', 'Usme', 'a@b.co', '', '').ready?.company.digit).toBe(3)
    const { faults } = judge('900.108.281-4', 'Usme', '', '', '')
    expect(faults[0]).toMatchObject({ field: 'nit', sentence: 'El dígito debería ser 3.' })
    expect(faults[0]?.repair?.label).toBe('Usar 3')
    expect(judge(...(faults[0]?.repair?.cells ?? [])).ready?.company.nit).toBe('900108281')
  })

  test('with a column for the check digit is read whole and corrected there', () => {
    const columns = ['nit', 'digit', 'name'] as const
    const own = (...cells: string[]) => judgeRows([{ row: 1, cells }], columns, known)[0]!
    expect(own('900108281', '3', 'Usme').ready?.company).toMatchObject({ nit: '900108281', digit: 3 })
    const [fault] = own('900108281', '9', 'Usme').faults
    expect(fault).toMatchObject({ field: 'digit', repair: { cells: ['900108281', '3', 'Usme'] } })
    // When the check digit has its own column, a number of ten digits is a NIT without its check digit.
    const long = '9001082813'
    expect(own(long, String(checkDigit(long)), 'Usme').ready?.company.nit).toBe(long)
  })

  test('says that Excel changed the NIT, and repairs it when all digits are left', () => {
    expect(faultsOf('9,00123E+08', 'Usme', '', '', '')[0]).toMatch(
      /^Excel cambió el número, .*formato «Número» sin decimales/,
    )
    const { faults } = judge('9,00108281E+08', 'Usme', '', '', '')
    expect(faults[0]).toMatchObject({ sentence: 'Excel cambió el número y lo escribió «9,00108281E+08».' })
    expect(judge(...(faults[0]?.repair?.cells ?? [])).ready?.company.nit).toBe('900108281')
    expect(judge('900108281.0', 'Usme', '', '', '').ready?.company.nit).toBe('900108281')
  })

  test('says why it cannot be imported', () => {
    expect(faultsOf('', 'Usme', '', '', '')).toEqual(['Falta el NIT.'])
    expect(faultsOf('9001x', 'Usme', '', '', '')).toHaveLength(1)
    expect(faultsOf('900108281', '', '', '', '')).toHaveLength(1)
  })

  test('is imported with a notice when a mail address is wrong, nobody is invited or the advisor is unknown', () => {
    const wrong = judge('900108281', 'Usme', 'sin arroba; a@b.co', '', '')
    expect(wrong.ready).toMatchObject({
      people: [{ email: 'a@b.co' }],
      note: expect.stringContaining('sin arroba'),
    })
    expect(wrong.notes[0]?.sentence).toBe(
      'El correo «sin arroba» no está bien escrito: entra sin esa invitación.',
    )
    const { ready, notes } = judge('900108281', 'Usme', '', 'Diana', '')
    expect(ready).toMatchObject({ advisor: null, people: [] })
    expect(notes.map(({ field }) => field)).toEqual(['advisor', 'email'])
    expect(judge('900108281', 'Usme', '', 'ASESORA@demo.co', '').ready?.advisor).toBe('d')
    expect(judge('900108281', 'Usme', '', 'Nadie', '').notes[0]?.sentence).toMatch(/Nadie del equipo/)
    expect(judge('900108281', 'Usme', diana.email, '', '').ready?.people).toEqual([])
  })
})

test('a client list of 5,000 rows with 250 errors is checked at once, and rows with one NIT are one client', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => {
    const nit = String(800_000_000 + (at % 100 === 99 ? at - 1 : at))
    const digit = at % 20 === 5 ? (checkDigit(nit) + 1) % 10 : checkDigit(nit)
    return { row: at + 1, cells: [`${nit}-${digit}`, `Cliente ${at}`, '', '', ''] }
  })
  expect(nitsIn(rows, mapping)).toHaveLength(5000 - 250 - 50)
  const judged = judgeRows(rows, mapping, known)
  expect(judged.filter(({ faults }) => faults.length > 0)).toHaveLength(250)
  expect(judged.filter(({ ready }) => ready)).toHaveLength(4700)
  expect(judged[99]).toMatchObject({ joins: 99, ready: null, faults: [] })
})
