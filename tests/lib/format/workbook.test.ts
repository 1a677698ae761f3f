import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { workbook } from '@/lib/format/workbook'
import { readWorkbook } from '../../support/read-workbook'

describe('a workbook', () => {
  const made = async (...cells: Parameters<typeof workbook>[0][number]['rows'][number]) => {
    const columns = cells.map((_, at) => ({ title: `C${at}`, width: 10 }))
    return readWorkbook(
      await workbook([{ name: 'Hoja', above: ['Título'], columns, rows: [cells], below: [[], ['Nota']] }]),
    )
  }

  test('has a filter over its rows only, and freezes what is above them', async () => {
    const [sheet] = await made('a', 1)
    expect(sheet).toMatchObject({ filter: { head: 2, last: 3, column: 'B' }, frozen: 2 })
    expect(sheet?.data.at(-1)?.[0]).toBe('Nota')
  })

  test('can have columns beyond Z', async () => {
    const [sheet] = await made(...Array.from({ length: 28 }, () => 1))
    expect(sheet?.filter?.column).toBe('AB')
  })

  test('has amounts that a spreadsheet would round, and days before its calendar, as text', async () => {
    const [sheet] = await made(new Big('12345678901234567.89'), { day: '0001-01-01' })
    expect(sheet?.data[2]).toEqual(['12345678901234567,89', '0001-01-01'])
  })
})
