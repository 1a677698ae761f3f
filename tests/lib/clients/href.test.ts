import { describe, expect, test } from 'vitest'
import { clientsHref, filterParams, noFilters, readClientsQuery } from '@/lib/clients/href'
import { clientTabs } from '@/content/client-page'
import { clientHref, readClientTab } from '@/lib/format/client-href'

describe('the address of the list of clients', () => {
  const id = 'b9f6b6b0-6d2f-4a2e-9d6e-0f4b8f3c2a11'
  const first = { ...noFilters, rows: 25 } as const
  const nothing = { ...first, cursor: null, backward: false }

  test('holds the filters and the place in the list, and gives them back when read', () => {
    const filters = {
      search: 'ñandú & hijos',
      status: 'todos' as const,
      advisor: 'nobody',
      view: 'vencido' as const,
      regime: 'simple' as const,
      municipality: '11001',
      tag: 'Cafés & más',
      rows: 100 as const,
    }
    const cursor = [' nandu_hijos 20', id] as const
    const address = clientsHref(filters, { way: 'hasta', cursor })
    const params = Object.fromEntries(new URL(address, 'http://x').searchParams)
    expect(readClientsQuery(params)).toEqual({ ...filters, cursor, backward: true })
  })

  test('has no parameters for the default list', () => {
    expect(clientsHref(first)).toBe('/admin/clientes')
    expect(filterParams({ ...first, advisor: id })).toEqual({ asesor: id })
  })

  test.each([
    {},
    { buscar: ['a'], estado: 'otros', asesor: 'x', desde: 'x' },
    { desde: `${id}`, hasta: `no-${id}_x` },
    { asesor: `${id}'` },
    { filas: '1000' },
    { regimen: 'toString', municipio: 'Bogotá', etiqueta: ' ' },
  ])('shows the beginning of the list when it is invalid: %j', (params) => {
    expect(readClientsQuery(params)).toEqual(nothing)
  })
})

describe('the address of a client’s page', () => {
  const id = 'b9f6b6b0-6d2f-4a2e-9d6e-0f4b8f3c2a11'

  test('opens a tab, or the summary when it is unknown', () => {
    for (const { slug } of clientTabs) {
      const { searchParams } = new URL(clientHref(id, slug), 'http://x')
      expect(readClientTab(searchParams.get('ver') ?? undefined)).toBe(slug)
    }
    expect(clientHref(id)).toBe(`/admin/clientes/${id}`)
    expect([undefined, '', 'otra', ['ficha']].map(readClientTab)).toEqual(Array(4).fill('resumen'))
  })
})
