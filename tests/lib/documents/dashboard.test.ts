import { expect, test } from 'vitest'
import { firstFinding, todoLines } from '@/lib/documents/dashboard'

const at = '2026-11-20T14:00:00Z'
const invoice = (number: string, findings: unknown = []) => ({
  id: number,
  number,
  name: 'FE-1.xml',
  findings,
  at,
})

test('what has to be put right comes first, then hours to confirm, then messages', () => {
  const { lines, more } = todoLines({
    invoices: [invoice('INV-2026-007', [{ message: 'El IVA no cuadra.' }])],
    appointments: [{ id: 'a', title: 'Cierre de año', at, until: '2026-11-20T15:00:00Z' }],
    threads: [{ id: 't', subject: 'Nómina', unread: 2, at }],
  })
  expect(lines.map(({ title, text, href, hot }) => [title, text, href, hot])).toEqual([
    [
      'Corrige la factura INV-2026-007',
      'El IVA no cuadra.',
      '/portal/facturas?tab=history&buscar=INV-2026-007',
      true,
    ],
    ['Confirma tu cita: Cierre de año', 'De 9:00 a.m. a 10:00 a.m., virtual.', '/portal/citas', false],
    ['Lee 2 mensajes nuevos', 'Nómina', '/portal/mensajes/t', false],
  ])
  expect(more).toBe(false)
})

test('three of a kind are shown, and that there are more is said', () => {
  const invoices = ['1', '2', '3', '4'].map((number) => invoice(`INV-2026-00${number}`))
  const { lines, more } = todoLines({ invoices, appointments: [], threads: [] })
  expect(lines).toHaveLength(3)
  expect(more).toBe(true)
})

test.each([
  [[{ message: ' Falta el CUFE. ' }], 'Falta el CUFE.'],
  [['Falta el CUFE.'], 'Falta el CUFE.'],
  [[{ message: '' }], null],
  [[{ other: 1 }], null],
  [[null], null],
  [[], null],
  [null, null],
  ['Falta', null],
])('the finding %j reads %j', (findings, text) => {
  expect(firstFinding(findings)).toBe(text)
})
