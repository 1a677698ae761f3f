import { describe, expect, test } from 'vitest'
import { readPageCursor } from '@/lib/format/page-cursor'
import { filterHref, filterQuery } from '@/lib/saved-filters/href'

describe('the place in a list', () => {
  const id = '00000000-0000-4000-8000-00000000000a'

  test.each(['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.123456+00:00'])(
    'is read from %s and an id',
    (at) => {
      expect(readPageCursor(`${at}_${id}`)).toEqual([at, id])
    },
  )

  test.each([
    '',
    id,
    `2026-11-20_${id}`,
    `2026-99-99T12:00:00Z_${id}`,
    `2026-11-20T12:00:00Z_${id}'`,
    '2026-11-20T12:00:00Z_7',
  ])('cannot be read from “%s”', (text) => {
    expect(readPageCursor(text)).toBeNull()
  })
})

describe('a saved filter', () => {
  test('has the same text for the same filters in any order', () => {
    expect(filterQuery({ vista: 'vencido', buscar: 'café & té', estado: '' })).toBe(
      'buscar=caf%C3%A9+%26+t%C3%A9&vista=vencido',
    )
    expect(filterQuery({ buscar: 'café & té', vista: 'vencido' })).toBe(
      filterQuery({ vista: 'vencido', buscar: 'café & té' }),
    )
    expect(filterQuery({ estado: '' })).toBe('')
    // The database stores only filters that match this pattern.
    expect(filterQuery({ buscar: '"<ñ>\'~*()!' })).toMatch(/^[A-Za-z0-9=&%.+*_-]{1,500}$/)
  })

  test('opens with the address of its list', () =>
    expect(filterHref('/admin/clientes', { id: '1', name: 'Vencidos', query: 'vista=vencido' })).toBe(
      '/admin/clientes?vista=vencido',
    ))
})
