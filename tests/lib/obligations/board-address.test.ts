import { expect, test } from 'vitest'
import {
  boardAddress,
  boardParams,
  currentMonth,
  monthAfter,
  viewAddress,
} from '@/lib/obligations/board/address'
import { readBoardAddress } from '@/lib/obligations/board/read-address'

const id = '00000000-0000-4000-8000-000000000000'

test('an address says the whole view, and its filters make the same address again', () => {
  const params = {
    vista: 'lista',
    mes: '2027-02',
    estado: 'esperan',
    obligacion: 'withholding',
    asesor: id,
    buscar: 'café',
  }
  const query = readBoardAddress(params)
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

test('what makes no sense is as if it were not there', () => {
  const query = readBoardAddress({
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
  expect(boardAddress(query)).toBe('/admin/trabajo')
})

test('the next page begins after a row; in the list only after a day', () => {
  const query = readBoardAddress({ vista: 'lista' })
  const address = boardAddress(query, ['2026-11-17', id])
  const params = Object.fromEntries(new URL(address, 'http://x').searchParams)
  expect(readBoardAddress(params).cursor).toEqual(['2026-11-17', id])
  expect(readBoardAddress({ ...params, desde: `${id}_cafe` }).cursor).toBeNull()
  expect(readBoardAddress({ desde: `${id}_cafe tres lunas` }).cursor).toEqual(['cafe tres lunas', id])
})

test('another view has its own usual state, and keeps one that was chosen', () => {
  expect(viewAddress(readBoardAddress({}), 'lista')).toBe('/admin/trabajo?vista=lista')
  expect(viewAddress(readBoardAddress({ estado: 'vencidas' }), 'lista')).toBe(
    '/admin/trabajo?vista=lista&estado=vencidas',
  )
})

test('months go over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})
