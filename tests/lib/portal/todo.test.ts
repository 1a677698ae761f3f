import { expect, test } from 'vitest'
import { someLabel, unreadLabel } from '../../support/invoice-label'
import { daysFromNow, firstFinding, todoLine, type Pending } from '@/lib/portal/todo'

const at = '2026-11-20T14:00:00Z'
const rejected = {
  kind: 'rejected',
  id: 'i',
  at,
  label: someLabel(),
  findings: [{ message: 'El IVA no cuadra.' }],
} satisfies Pending
const now = new Date('2026-12-02T15:00:00Z')
const said = (pending: Pending) => {
  const { title, text, href } = todoLine(pending, now)
  return [title, text, href]
}

test('an invoice to correct shows its supplier, its number and its finding', () => {
  expect(said(rejected)).toEqual([
    'Corrige la factura FE4821 de Papeles del Oriente S.A.S.',
    'El IVA no cuadra. Total: $\u00a02.824.910.',
    '/portal/facturas?tab=upload&para=INV-2026-001',
  ])
  const titled = { ...rejected, label: someLabel({ finding: 'El IVA está mal calculado' }) }
  expect(said(titled)[1]).toBe('El IVA está mal calculado. Total: $\u00a02.824.910.')
  expect(todoLine(rejected, now)).toMatchObject({ about: '/portal/facturas/i', action: 'Subir la corregida' })
})

test('an unread invoice shows its file name, and the firm’s note before the finding', () => {
  expect(said({ ...rejected, label: unreadLabel(), note: 'Falta la segunda hoja.' })).toEqual([
    'Corrige la factura Factura.pdf',
    'Falta la segunda hoja.',
    '/portal/facturas?tab=upload&para=INV-2026-001',
  ])
  expect(said({ ...rejected, kind: 'asked', label: unreadLabel(), findings: [] })).toEqual([
    'Sube otro archivo para Factura.pdf',
    'Necesitamos otro archivo de Factura.pdf.',
    '/portal/facturas?tab=upload&para=INV-2026-001',
  ])
})

test('a new message shows its subject and its beginning, on one line of whole words', () => {
  const message = {
    kind: 'message',
    id: 't',
    at,
    subject: 'Nómina',
    unread: 2,
    words: null,
    from: null,
  } satisfies Pending
  expect(said(message)).toEqual(['Nómina', '2 mensajes nuevos', '/portal/mensajes/t'])
  expect(said({ ...message, words: 'Hola:\n¿la pagas tú?' })[1]).toBe('«Hola: ¿la pagas tú?»')
  expect(todoLine(message, now).label).toBe('Mensaje sin leer')
  expect(todoLine({ ...message, from: 'Diana Cárdenas' }, now).label).toBe(
    'Mensaje sin leer de Diana Cárdenas',
  )
  const long = said({ ...message, words: 'palabra '.repeat(40) })[1]
  expect(long).toMatch(/^«palabra .*palabra…»$/)
  expect(long?.length).toBeLessThan(115)
})

test('an appointment to confirm shows its hours and links to its page', () => {
  expect(
    said({ kind: 'appointment', id: 'a', at, title: 'Cierre de año', until: '2026-11-20T15:00:00Z' }),
  ).toEqual(['Confirma tu cita: Cierre de año', 'De 9:00 a.m. a 10:00 a.m., virtual.', '/portal/citas/a'])
})

test.each([
  ['2026-11-22T14:00:00Z', 'en 2 días'],
  ['2026-11-21T14:00:00Z', null],
  ['2026-11-20T21:00:00Z', '4:00 p.m.'],
  ['2026-11-19T14:00:00Z', null],
  ['2026-11-15T14:00:00Z', 'hace 5 días'],
])('seen on the 20th, %s is %s', (moment, far) => {
  expect(daysFromNow(moment, new Date('2026-11-20T12:00:00-05:00'))).toBe(far)
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
])('of the findings %j the client sees %j', (findings, text) => {
  expect(firstFinding(findings)).toBe(text)
})

test('missing and overdue obligations link to the calendar, and only overdue ones are marked', () => {
  const date = {
    kind: 'obligation',
    id: 'o',
    at: '2026-12-19T04:59:00Z',
    obligation: 'withholding',
    name: null,
    municipality: null,
    period: '2026-11',
    due: '2026-12-18',
    state: 'waiting',
    message: null,
  } satisfies Pending
  const title = 'Retención en la fuente, noviembre de 2026'
  const href = '/portal/calendario?fecha=o#o-o'
  expect(todoLine(date, now)).toMatchObject({ title, href, label: 'Te falta entregar', bad: false })
  expect(todoLine({ ...date, due: '2026-12-01' }, now)).toMatchObject({
    label: 'Obligación vencida',
    bad: true,
  })
  expect(todoLine({ ...date, message: 'Faltan dos soportes' }, now).text).toBe('Faltan dos soportes')
})

test('a note with several findings is shortened to the first one, without title and dash', () => {
  const note =
    'No podemos aceptar FE4821 así:\n- El total no cuadra: son $ 10, no $ 12.\n- Otro.\nQué hacer: Pídela otra vez.'
  const { text } = todoLine({ ...rejected, note } as never, now)
  expect(text).toMatch(/^El total no cuadra: son \$ 10, no \$ 12\./)
  expect(text).not.toMatch(/No podemos aceptar|- /)
})
