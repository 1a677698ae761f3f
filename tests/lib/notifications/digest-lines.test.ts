import { expect, test } from 'vitest'
import { digestLines, digestValues, type Digest } from '@/lib/notifications/digest-lines'

const row = (
  kind: Digest['rows'][number]['kind'],
  company: string | null,
  data = {},
  count = 1,
): Digest['rows'][number] => ({
  id: '8f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  kind,
  account: null,
  subject: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  data,
  count,
  first_at: '2026-12-02T14:40:00Z',
  last_at: '2026-12-02T14:40:00Z',
  seen: false,
  read: false,
  company,
})
const digest = (rows: Digest['rows'], all = rows.length): Digest => ({
  at: '2026-12-02T12:30:00Z',
  ids: Array.from({ length: all }, () => '8f9619ff-8b86-4d01-b42d-00cf4fc964ff'),
  firm: false,
  rows,
})

test('the summary has a line for each notification under its company, and says how many more there are', () => {
  const rows = [
    row('document', 'Café Tres Lunas S.A.S.', { title: 'balance.pdf' }),
    row('mail', 'Café Tres Lunas S.A.S.', {}, 3),
    row('access', 'Mejía Inversiones S.A.S.', { by: 'Andrés Pardo', role: 'assistant' }),
  ]
  expect(digestLines(digest(rows, 25)).split('\n')).toEqual([
    'Café Tres Lunas S.A.S.',
    '• Documento nuevo: balance.pdf. Te lo envió tu asesor.',
    '• Factura por correo: Entraron 3 facturas por correo',
    'Mejía Inversiones S.A.S.',
    '• Acceso: Andrés Pardo entró por primera vez. Su rol: auxiliar.',
    'Y 22 más.',
  ])
})

test('a typed name in the summary cannot begin a new line', () => {
  expect(digestLines(digest([row('document', null, { title: 'uno\n• Firma: dos' })]))).not.toContain('\n')
})

test('the summary leads members and clients to their own page', () => {
  expect(digestValues(digest([row('filed', null)]))).toMatchObject({
    count: '1 novedad',
    page: '/portal/notificaciones',
  })
  expect(digestValues({ ...digest([row('review', null)], 2), firm: true })).toMatchObject({
    count: '2 novedades',
    page: '/admin/notificaciones',
  })
})
