import { beforeEach, describe, expect, test, vi } from 'vitest'
import { boardHref, boardParams, currentMonth, monthAfter, viewHref } from '@/lib/obligations/board/href'
import { readBoardQuery } from '@/lib/obligations/board/read-query'
import { listFile } from '@/lib/obligations/board/export'
import type { Member } from '@/lib/session/require'
import { columnsOf } from '@/lib/obligations/board/board'
import type { BoardRow } from '@/lib/obligations/board/board-shapes'
import { boardRow } from '../../support/board-row'

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }))

describe('the address of the board of work', () => {
  const id = '00000000-0000-4000-8000-000000000000'

  test('holds the view and all filters, and gives them back when read', () => {
    const params = {
      vista: 'lista',
      mes: '2027-02',
      estado: 'esperan',
      obligacion: 'withholding',
      asesor: id,
      buscar: 'café',
    }
    const query = readBoardQuery(params)
    expect(query).toEqual({
      view: 'lista',
      month: '2027-02',
      state: 'esperan',
      kind: 'withholding',
      advisor: id,
      search: 'café',
      cursor: null,
    })
    expect(boardParams(query)).toEqual(params)
  })

  test('ignores invalid values', () => {
    const query = readBoardQuery({
      vista: 'otra',
      mes: '2026-13',
      estado: 'constructor',
      obligacion: 'toString',
      asesor: 'x',
      desde: 'x_y',
      buscar: ['a', 'b'],
    })
    expect(query).toEqual({
      view: 'matriz',
      month: currentMonth(),
      state: 'todas',
      kind: null,
      advisor: null,
      search: '',
      cursor: null,
    })
    expect(boardHref(query)).toBe('/admin/trabajo')
  })

  test('of the next page starts after a row, and in the list only after a row with its day', () => {
    const query = readBoardQuery({ vista: 'lista' })
    const address = boardHref(query, ['2026-11-17', id])
    const params = Object.fromEntries(new URL(address, 'http://x').searchParams)
    expect(readBoardQuery(params).cursor).toEqual(['2026-11-17', id])
    expect(readBoardQuery({ ...params, desde: `${id}_cafe` }).cursor).toBeNull()
    expect(readBoardQuery({ desde: `${id}_cafe tres lunas` }).cursor).toEqual(['cafe tres lunas', id])
  })

  test('of another view has the usual state of that view, or the chosen one', () => {
    expect(viewHref(readBoardQuery({}), 'lista')).toBe('/admin/trabajo?vista=lista')
    expect(viewHref(readBoardQuery({ estado: 'vencidas' }), 'lista')).toBe(
      '/admin/trabajo?vista=lista&estado=vencidas',
    )
  })

  test('moves to the next and the previous month across the year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })
})

test('the matrix of work has short heads with the days of their rows', () => {
  const row = (part: Partial<BoardRow>) =>
    ({ municipality: null, name: null, listed: '2026-11-11', due: '2026-11-11', ...part }) as BoardRow
  const rows = [
    row({ obligation: 'vat-bimonthly', period: '2026-B5' }),
    row({ obligation: 'vat-bimonthly', period: '2026-B5', due: '2026-11-25' }),
    row({ obligation: 'withholding', period: '2026-10', listed: '2026-11-12', due: null }),
    row({
      obligation: 'local-withholding',
      municipality: '11001',
      period: '2026-B5',
      listed: '2026-11-27',
      due: '2026-11-27',
    }),
    row({ obligation: 'work:1', name: 'Cierre', period: '2026-10', listed: '2026-11-30', due: '2026-12-01' }),
    row({ obligation: 'work:1', name: 'Cierre', period: '2026-10', listed: '2026-12-01', due: '2026-11-30' }),
  ]
  const heads = columnsOf({ rows, left: [] }).map(({ short, days }) => [short, days])
  expect(heads).toEqual([
    ['IVA bim. 5', '11 a 25 nov'],
    ['Retefuente oct', ''],
    ['ReteICA Bogotá bim. 5', '27 nov'],
    ['Cierre oct', '30 nov a 1 dic'],
  ])
  const counted = (all: number) => ({ ...rows[0]!, left: 1, all, waiting: 1, done: 0 })
  expect(columnsOf({ rows, left: [counted(3)] })[0]?.share).toEqual({ done: 0, waiting: 1, all: 3 })
  expect(columnsOf({ rows, left: [counted(401)] })[0]?.share).toBeNull()
})

describe('the export of the list of work', () => {
  const member = { db: { rpc } } as unknown as Member
  const id = 'b9d2c7a0-5d2e-4c1b-9b67-0c0a3a2f1d11'
  const row = (more: object = {}) => boardRow({ responsible: id, ...more })
  const page = (rows: object[], after: [string, string] | null = null) => ({
    data: {
      rows,
      after,
      counts: {},
      members: [{ id, name: 'Laura Gómez', admin: false }],
      kinds: [],
      filing: null,
    },
    error: null,
  })
  beforeEach(() => void rpc.mockReset())
  const query = readBoardQuery({ vista: 'lista', mes: '2026-12' })

  test('has every page, with names instead of ids, and no formulas', async () => {
    rpc.mockResolvedValueOnce(page([row()], ['2026-12-17', id]))
    rpc.mockResolvedValueOnce(
      page([row({ obligation: `work:${id}`, name: 'Cierre', state: 'filed', filedOn: '2026-12-05' })]),
    )
    const file = await listFile(member, query, 'csv')
    expect(file.headers.get('content-disposition')).toContain('trabajo-2026-12.csv')
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(
      `"17/12/2026";"Retención en la fuente, noviembre de 2026";"'=Panadería; Ñandú S.A.S.";"900108281-3";"Lista";"Laura Gómez"`,
    )
    expect(lines[1]).toContain('"1 de 3"')
    expect(lines[2]).toContain('"Cierre, noviembre de 2026"')
    expect(lines[2]).toContain('"Hecha"')
    expect(rpc.mock.calls[1]?.[1]).toMatchObject({ wanted: { cursor: ['2026-12-17', id] }, page_size: 100 })
  })

  test('says so when it is cut off', async () => {
    rpc.mockResolvedValue(
      page(
        Array.from({ length: 1000 }, () => row()),
        ['2026-12-17', id],
      ),
    )
    const text = await (await listFile(member, query, 'csv')).text()
    expect(text.trim().split('\r\n')).toHaveLength(2002)
    expect(text).toContain('El archivo llega hasta 2.000 filas.')
  })

  test('is a workbook on demand', async () => {
    rpc.mockResolvedValue(page([row()]))
    const file = await listFile(member, query, 'xlsx')
    expect(new Uint8Array(await file.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
  })
})
