import { expect, test } from 'vitest'
import { clientsAddress, filterParams, readClientsAddress } from '@/lib/clients/address'

const id = 'b9f6b6b0-6d2f-4a2e-9d6e-0f4b8f3c2a11'
const nothing = { search: '', status: 'aprobados', advisor: null, view: null, cursor: null, backward: false }

test('an address holds the filters and the place in the list, and leads back to itself', () => {
  const filters = {
    search: 'ñandú & hijos',
    status: 'todos' as const,
    advisor: 'nobody',
    view: 'vencido' as const,
  }
  const cursor = [' nandu_hijos 20', id] as const
  const address = clientsAddress(filters, { way: 'hasta', cursor })
  const params = Object.fromEntries(new URL(address, 'http://x').searchParams)
  expect(readClientsAddress(params)).toEqual({ ...filters, cursor, backward: true })
})

test('what everybody sees first has no parameters', () => {
  expect(clientsAddress({ search: '', status: 'aprobados', advisor: null, view: null })).toBe(
    '/admin/clientes',
  )
  expect(filterParams({ search: '', status: 'aprobados', advisor: id, view: null })).toEqual({ asesor: id })
})

test.each([
  {},
  { buscar: ['a'], estado: 'otros', asesor: 'x', desde: 'x' },
  { desde: `${id}`, hasta: `no-${id}_x` },
  { asesor: `${id}'` },
])('an address that makes no sense is the beginning: %j', (params) => {
  expect(readClientsAddress(params)).toEqual(nothing)
})
