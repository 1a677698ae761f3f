import { expect, test } from 'vitest'
import { filterAddress, filterQuery } from '@/lib/saved-filters/address'

test('the same filters are the same text, in whichever order they were chosen, and none is empty', () => {
  expect(filterQuery({ vista: 'vencido', buscar: 'café & té', estado: '' })).toBe(
    'buscar=caf%C3%A9+%26+t%C3%A9&vista=vencido',
  )
  expect(filterQuery({ buscar: 'café & té', vista: 'vencido' })).toBe(
    filterQuery({ vista: 'vencido', buscar: 'café & té' }),
  )
  expect(filterQuery({ estado: '' })).toBe('')
  // What the database takes for a query.
  expect(filterQuery({ buscar: '"<ñ>\'~*()!' })).toMatch(/^[A-Za-z0-9=&%.+*_-]{1,500}$/)
})

test('one is opened by the address of its list', () =>
  expect(filterAddress('/admin/clientes', { id: '1', name: 'Vencidos', query: 'vista=vencido' })).toBe(
    '/admin/clientes?vista=vencido',
  ))
