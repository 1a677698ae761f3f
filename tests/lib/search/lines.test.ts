import { expect, test } from 'vitest'
import { someLabel } from '../../support/invoice-label'

const lines = await import('@/lib/search/lines')

const row = {
  id: 'r1',
  owner: 'c1',
  client: 'Café del Sur',
  title: 'IVA',
  name: 'RUT.pdf',
  subject: 'IVA',
  label: someLabel(),
  status: 'open',
  role: 'owner',
  at: '2026-11-24T12:00:00Z',
  due: '2026-11-27',
  obligation: 'vat-bimonthly',
  period: '2026-B5',
  municipality: null,
  hit: null,
  why: null,
}
const [firm, portal] = [
  { area: 'firm', words: 'fe' },
  { area: 'portal', words: 'fe' },
] as const

/** Each kind of result has a page for the firm and a page in the portal, or null if a search lacks this kind. */
const leads: [keyof typeof lines, string | null, string | null][] = [
  ['clientLine', '/admin/clientes/r1', null],
  ['personLine', '/admin/clientes/c1?ver=personas', null],
  ['invoiceLine', '/admin/facturas/r1?estado=todas&buscar=fe', '/portal/facturas/r1'],
  ['documentLine', '/admin/clientes/c1?ver=documentos&buscar=RUT.pdf', '/portal?buscar=RUT.pdf'],
  ['threadLine', '/admin/mensajes/r1', '/portal/mensajes/r1'],
  ['requestLine', null, '/portal/solicitudes/r1'],
  ['obligationLine', '/admin/trabajo/r1', '/portal/calendario?fecha=r1#o-r1'],
]

test('every kind of search result is tested', () =>
  expect(leads.map(([name]) => name).sort()).toEqual(Object.keys(lines).sort()))

test.each(leads)(
  'a search result of the kind %s leads the firm to %s and a client to %s',
  (name, ...pages) => {
    for (const [at, context] of [firm, portal].entries())
      if (pages[at] !== null) expect(lines[name](row as never, context).href).toBe(pages[at])
  },
)

test('a search result shows its due date as in the calendar, not the day before', () => {
  expect(lines.requestLine(row as never).aside).toContain('27 de noviembre')
  expect(lines.obligationLine(row as never, firm).aside).toContain('27 de noviembre')
  expect(lines.requestLine({ ...row, status: 'complete' } as never).aside).toBe('')
})
