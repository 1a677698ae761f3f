import { describe, expect, test } from 'vitest'
import { readBoardQuery } from '@/lib/obligations/board/read-query'
import {
  actionAddress,
  clientOf,
  dueText,
  kindInQuery,
  lineText,
  promisedText,
  queueTabs,
} from '@/lib/today/line-text'
import { byUrgency, inOrder } from '@/lib/today/gather'
import type { QueueKind } from '@/lib/today/lines'

const line = (kind: QueueKind, title: string, detail: string | null, starts_at?: string) => ({
  kind,
  id: '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
  at: '2026-11-21T15:00:00Z',
  client: null,
  title,
  detail,
  key: null,
  promised: null,
  ...(starts_at ? { starts_at } : {}),
})

test('in Hoy, an appointment shows its client and its hour', () => {
  const words = lineText(
    line('appointment', 'Conciliación', 'Herrajes Punta Brava S.A.S.', '2026-11-26T15:00:00Z'),
  )
  expect(words).toEqual({
    title: 'Cita: Conciliación',
    detail: 'Herrajes Punta Brava S.A.S., jueves 26 de noviembre 2026, 10:00 a 11:00 a.m.',
  })
})

test('in Hoy, a client’s answers to review are one line with their number and a link', () => {
  const delivered = {
    ...line('request', 'Cierre de noviembre', 'Herrajes Punta Brava S.A.S.'),
    key: 4,
  }
  expect(lineText(delivered)).toEqual({
    title: 'Entregó: Cierre de noviembre',
    detail: 'Herrajes Punta Brava S.A.S.',
    found: '4 respuestas por revisar',
  })
  expect(actionAddress(delivered, new Date())).toBe(`/admin/solicitudes/${delivered.id}`)
  expect(clientOf({ ...delivered, client: null })).toBeNull()
  expect(queueTabs({ request: 2 } as never, null).map(({ label }) => label)).toContain('Documentos (2)')
})

test('in Hoy, a client without a name shows the mail address only once', () => {
  const words = lineText(line('registration', 'espera@demo.co', 'espera@demo.co'))
  expect(words).toEqual({ title: 'Registro: espera@demo.co', detail: '' })
})

test('in Hoy, the beginning of a long message ends with a whole word', () => {
  const message =
    'Somos una constructora de quince empleados en Ibagué y queremos cambiar de firma contable desde enero. ¿Con quién podemos hablar?'
  const cut = [...message].slice(0, 120).join('')
  expect(cut).toMatch(/podemo$/)
  expect(lineText(line('contact', 'Hernán', cut)).detail).toMatch(/desde enero\. ¿Con quién…$/)
  expect(lineText(line('contact', 'Hernán', 'Quiero una cita.')).detail).toBe('Quiero una cita.')
  expect(lineText(line('contact', 'Hernán', 'x'.repeat(120))).detail).toBe(`${'x'.repeat(120)}…`)
})

test('in Hoy, deliveries that failed for one reason are one line with number and reason', () => {
  const one = { ...line('delivery', 'drive.push', 'Herrajes Punta Brava S.A.S.'), cause: 'drive:authError' }
  expect(lineText({ ...one, key: 1 }).detail).toBe(
    'Herrajes Punta Brava S.A.S. El servicio no aceptó la clave del portal.',
  )
  expect(lineText({ ...one, detail: null, key: 171 })).toEqual({
    title: 'Entrega detenida: Copia en Drive',
    detail: '171 entregas. El servicio no aceptó la clave del portal.',
  })
})

test('Hoy has a tab for each kind that has lines, and for the current one', () => {
  const counts = {
    obligation: 0,
    registration: 0,
    invoice: 101,
    message: 2,
    appointment: 0,
    request: 0,
    contact: 0,
    delivery: 0,
  }
  const only = kindInQuery('citas')
  expect(queueTabs(counts, only)).toEqual([
    { href: '/admin', label: 'Todo', current: false },
    { href: '/admin?ver=facturas', label: 'Facturas (100+)', current: false },
    { href: '/admin?ver=mensajes', label: 'Mensajes (2)', current: false },
    { href: '/admin?ver=citas', label: 'Citas (0)', current: true },
  ])
  expect([kindInQuery('nada'), kindInQuery(['citas']), kindInQuery(undefined)]).toEqual([null, null, null])
})

describe('in Hoy, obligations of one kind with the same due date', () => {
  const now = new Date('2026-11-24T15:00:00Z')
  const due = (day: string, more: object = {}) => ({
    ...line('obligation', 'local-tax-bimonthly', null, `${day}T05:00:00Z`),
    key: 7,
    municipality: '11001',
    period: '2026-B5',
    ...more,
  })

  test('show what is due, when, and how many clients or the only client', () => {
    expect(lineText(due('2026-11-27'))).toEqual({
      title: 'ICA Bogotá, bimestre 5 de 2026',
      detail: '7 clientes, viernes 27 de noviembre 2026',
    })
    const one = due('2026-11-27', { key: 1, client: 'c', detail: 'Café Tres Lunas' })
    expect(lineText(one).detail).toBe('Café Tres Lunas, viernes 27 de noviembre 2026')
    expect([clientOf(one), clientOf(due('2026-11-27'))]).toEqual(['c', null])
  })

  test.each([
    ['2026-11-27', 'Vence en 3 días', false],
    ['2026-11-25', 'Vence mañana', false],
    ['2026-11-24', 'Vence hoy', false],
    ['2026-11-23', 'Venció ayer', true],
    ['2026-10-24', 'Venció hace 31 días', true],
  ])('that are due on %s show «%s»', (day, text, late) =>
    expect(dueText(due(day), now)).toEqual({ day, text, late }),
  )

  test.each([
    ['2026-11-27', '2026-11', 'sin-presentar'],
    ['2026-12-01', '2026-12', 'sin-presentar'],
    ['2026-11-23', '2026-11', 'vencidas'],
  ])('that are due on %s lead to the list of the board that shows them', (day, month, state) => {
    const address = new URL(actionAddress(due(day), now), 'https://firma.example')
    expect(address.pathname).toBe('/admin/trabajo')
    expect(readBoardQuery(Object.fromEntries(address.searchParams))).toMatchObject({
      view: 'lista',
      month,
      state,
      kind: 'local-tax-bimonthly',
      cursor: null,
    })
  })

  test('show internal work by its name, and lead to everything due for work of one client alone', () => {
    const own = { ...due('2026-11-27', { name: 'Cierre de caja', municipality: null }), title: 'own:1' }
    expect(lineText(own).title).toBe('Cierre de caja')
    expect(actionAddress(own, now)).toBe('/admin/trabajo?vista=lista&mes=2026-11')
  })

  test('are the only lines with a due date: a message has none', () =>
    expect(dueText(line('message', 'Hola', null), now)).toBeNull())
})

test.each([
  ['2026-11-24T17:12:00Z', '12:12 p.m.', false],
  ['2026-11-25T14:00:00Z', 'Mañana, 9:00 a.m.', false],
  ['2026-11-27T14:00:00Z', 'Viernes, 9:00 a.m.', false],
  ['2026-11-24T14:00:00Z', 'Era a las 9:00 a.m.', true],
  ['2026-11-23T14:00:00Z', 'Era ayer', true],
])('what was promised for %s is shown as «%s» on a Tuesday at ten', (promised, text, late) => {
  expect(promisedText(promised, new Date('2026-11-24T15:00:00Z'))).toEqual({ text, late })
})

test('Hoy begins with what is overdue, and shows later what is promised for another day', () => {
  const now = new Date('2026-11-24T15:00:00Z')
  const message = (id: string, promised: string | null) => ({ ...line('message', id, null), id, promised })
  const lines = [
    message('tomorrow', '2026-11-25T14:00:00Z'),
    message('today', '2026-11-24T14:00:00Z'),
    message('none', null),
    message('yesterday', '2026-11-23T14:00:00Z'),
  ]
  expect(inOrder(lines, now).map(({ id }) => id)).toEqual(['yesterday', 'today', 'none', 'tomorrow'])
  expect(byUrgency(inOrder(lines, now), now).map(({ urgency, from }) => [urgency, from])).toEqual([
    ['overdue', 0],
    ['today', 1],
    ['tomorrow', 3],
  ])
})
