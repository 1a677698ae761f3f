import writeExcel from 'write-excel-file/node'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { columnLetters, readSheets, sheetLimits, SheetTooLarge } from '@/lib/documents/read-sheets'

const buffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer
const csv = (text: string) => readSheets(buffer(new TextEncoder().encode(text)), 'cuentas.csv')

describe('the preview of a table', () => {
  test('shows the cells of a CSV as text, whatever its separator', async () => {
    const sheet = { name: 'cuentas.csv', total: 2 }
    const rows = [
      ['Cuenta', 'Saldo'],
      ['1105', '=1+1'],
    ]
    expect(await csv('Cuenta;Saldo\n1105;=1+1')).toEqual([{ ...sheet, rows }])
    expect(await csv('Cuenta,Saldo\n1105,=1+1')).toEqual([{ ...sheet, rows }])
  })

  test('reads the encoding windows-1252', async () => {
    const bytes = new Uint8Array([0x41, 0xf1, 0x6f, 0x3b, 0x31])
    expect((await readSheets(buffer(bytes), 'x.csv'))[0]?.rows).toEqual([['Año', '1']])
  })

  test('shows the first rows and columns, and counts all rows', async () => {
    const [sheet] = await csv(Array.from({ length: 500 }, (_, n) => `${n};${';x'.repeat(60)}`).join('\n'))
    expect(sheet?.total).toBe(500)
    expect(sheet?.rows).toHaveLength(sheetLimits.rows)
    expect(sheet?.rows[0]).toHaveLength(sheetLimits.columns)
    const [long] = await csv(`${'x'.repeat(1000)};1`)
    expect(long?.rows[0]?.[0]).toHaveLength(sheetLimits.cell)
  })

  test('shows every sheet of a workbook', async () => {
    const book = await writeExcel([
      { sheet: 'Balance', data: [[{ value: 'Caja' }, { value: 1_240_000, type: Number }]] },
      { sheet: 'Notas', data: [[{ value: '<b>uno</b>' }]] },
    ] as never).toBuffer()
    expect(await readSheets(buffer(book), 'x.xlsx')).toEqual([
      { name: 'Balance', rows: [['Caja', '1.240.000']], total: 1 },
      { name: 'Notas', rows: [['<b>uno</b>']], total: 1 },
    ])
  })

  test('refuses a workbook that is too large, also when it declares a smaller size', async () => {
    const zip = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('x'.repeat(sheetLimits.unpacked + 1)) })
    await expect(readSheets(buffer(zip), 'x.xlsx')).rejects.toThrow(SheetTooLarge)
    const lying = zipSync({ 'xl/workbook.xml': strToU8('x'.repeat(2_000_000)) })
    const view = new DataView(lying.buffer, lying.byteOffset)
    const directory = lying.length - 22 - 46 - 'xl/workbook.xml'.length
    view.setUint32(directory + 24, 100, true)
    await expect(readSheets(buffer(lying), 'x.xlsx')).rejects.toThrow()
    await expect(readSheets(buffer(strToU8('PK no es un zip')), 'x.xlsx')).rejects.toThrow()
  })
})

test('columns are named with the letters of a spreadsheet', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnLetters)).toEqual([
    'A',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ])
})
