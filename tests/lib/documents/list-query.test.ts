import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subjects } from '@/lib/documents/folders'
import { families } from '@/lib/documents/schema'
import {
  fromStart,
  listHref,
  readListQuery,
  sorts,
  wantedOf,
  wholeList,
  type ListQuery,
  type Sort,
} from '@/lib/documents/list-query'

const read = (address: string, client: string | null = null) => {
  const { pathname, searchParams } = new URL(address, 'https://nogal.example')
  return readListQuery(Object.fromEntries(searchParams), client, pathname !== '/portal')
}

const id = fc.uuid()
const name = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll('~', ' '))
const cursors: Record<Sort, fc.Arbitrary<string[]>> = {
  fecha: fc.tuple(
    fc
      .tuple(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 999_999 }),
      )
      // The database writes up to six digits of a second, and leaves out zeros at the end.
      .map(([day, micros]) => {
        const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0').replace(/0+$/, '')}`
        return `${day.toISOString().slice(0, 19)}${fraction}+00:00`
      }),
    id,
  ),
  nombre: fc.tuple(name, id),
  tamano: fc.tuple(fc.nat().map(String), id),
  tipo: fc.tuple(fc.constantFrom(...families), name, id),
}
const queries: fc.Arbitrary<ListQuery> = fc.constantFrom(...sorts).chain((sort) =>
  fc
    .record({
      client: fc.option(fc.uuid()),
      byFolder: fc.boolean(),
      folder: fc.option(
        fc.record({
          year: fc.integer({ min: 2000, max: 2099 }),
          subject: fc.option(fc.constantFrom(...subjects)),
        }),
      ),
      search: fc.string({ maxLength: 100 }).map((text) => text.replace(/\s+/g, ' ').trim()),
      family: fc.option(fc.constantFrom(...families)),
      sort: fc.constant(sort),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      cursor: fc.option(cursors[sort]),
      backward: fc.boolean(),
    })
    .map((query) => {
      const byFolder = query.byFolder || query.client !== null
      const backward = query.backward && query.cursor !== null
      return { ...query, byFolder, folder: byFolder ? query.folder : null, backward }
    }),
)

describe('the address of a list of documents', () => {
  test('holds every filter and gives it back when read', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(listHref(query), query.client)).toEqual(query)
      }),
    )
  })

  test('of one client opens a tab of that client’s page', () => {
    const client = crypto.randomUUID()
    const address = listHref({ ...wholeList, client, search: 'iva' })
    expect(address).toBe(`/admin/clientes/${client}?ver=documentos&buscar=iva`)
    expect(wantedOf({ ...wholeList, client })).toEqual({})
  })

  test('of a folder names its year and its subject', () => {
    const folder = { year: 2026, subject: 'invoices' as const }
    const query = { ...wholeList, byFolder: true, folder }
    expect(listHref(query)).toBe('/portal/documentos?carpeta=2026-facturas')
    expect(wantedOf(query)).toMatchObject({ year: 2026, subject: 'invoices' })
    for (const odd of ['26', '2026-', '2026-otra', '3026', 'x'])
      expect(read(`/portal/documentos?carpeta=${odd}`).folder).toBeNull()
  })

  test('has no parameters for the usual list, and neither has the query', () => {
    expect(listHref(wholeList)).toBe('/portal')
    expect(readListQuery({})).toEqual(wholeList)
    expect(wantedOf(wholeList)).toEqual({})
  })

  test('is readable whatever its parameters are', () => {
    const any = fc.oneof(
      fc.string(),
      fc.constantFrom('-', '~', '~~', 'tipo-desc', 'x~y~z'),
      fc.array(fc.string()),
    )
    const names = fc.constantFrom('buscar', 'tipo', 'orden', 'antes', 'despues', 'tab')
    fc.assert(
      fc.property(fc.dictionary(names, any), (params) => {
        const query = readListQuery(params)
        expect(read(listHref(query))).toEqual(query)
      }),
    )
  })

  test('ignores the position of another sort order', () => {
    const ofSize = { ...wholeList, sort: 'tamano' as const, cursor: ['900', crypto.randomUUID()] }
    const address = new URL(listHref(ofSize), 'https://nogal.example')
    address.searchParams.set('orden', 'fecha-desc')
    expect(read(`${address.pathname}${address.search}`).cursor).toBeNull()
  })

  test('starts at the beginning in another order', () => {
    const deep: ListQuery = {
      ...wholeList,
      cursor: ['2026-01-01T00:00:00Z', crypto.randomUUID()],
      backward: true,
    }
    expect(listHref(fromStart(deep, { sort: 'nombre', direction: 'asc' }))).toBe('/portal?orden=nombre-asc')
  })
})

test('the query for documents leaves out unused filters', () => {
  expect(wantedOf({ ...wholeList, search: 'iva' })).toEqual({
    sort: 'created_at',
    descending: true,
    search: 'iva',
  })
  const cursor = ['900', '7d1f4c5e-0000-4000-8000-000000000000']
  expect(wantedOf({ ...wholeList, family: 'pdf', sort: 'tamano', cursor, backward: true })).toEqual({
    sort: 'size',
    descending: true,
    family: 'pdf',
    cursor,
    backward: true,
  })
})
