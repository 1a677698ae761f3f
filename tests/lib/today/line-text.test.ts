import { expect, test } from 'vitest'
import { kindInAddress, lineText, queueTabs } from '@/lib/today/line-text'
import type { QueueKind } from '@/lib/today/queries'

const line = (kind: QueueKind, title: string, detail: string | null, starts_at?: string) => ({
  kind,
  id: '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
  at: '2026-11-21T15:00:00Z',
  client: null,
  title,
  detail,
  key: null,
  ...(starts_at ? { starts_at } : {}),
})

test('an appointment says whose and when, with one full stop at most', () => {
  const words = lineText(
    line('appointment', 'Conciliación', 'Herrajes Punta Brava S.A.S.', '2026-11-26T15:00:00Z'),
  )
  expect(words).toEqual({
    title: 'Cita: Conciliación',
    detail: 'Herrajes Punta Brava S.A.S., jueves 26 de noviembre 2026, 10:00 a 11:00 a.m.',
  })
})

test('who has no name yet is not called twice by the e-mail', () => {
  const words = lineText(line('registration', 'espera@demo.co', 'espera@demo.co'))
  expect(words).toEqual({ title: 'Solicitud de acceso: espera@demo.co', detail: '' })
})

test('the beginning of a long message ends with a whole word', () => {
  const message = 'Somos una constructora de quince empleados en Ibagué y queremos cambiar de firma contable desde enero. ¿Con quién podemos hablar?' // prettier-ignore
  const cut = [...message].slice(0, 120).join('')
  expect(cut).toMatch(/podemo$/)
  expect(lineText(line('contact', 'Hernán', cut)).detail).toMatch(/desde enero\. ¿Con quién…$/)
  expect(lineText(line('contact', 'Hernán', 'Quiero una cita.')).detail).toBe('Quiero una cita.')
  expect(lineText(line('contact', 'Hernán', 'x'.repeat(120))).detail).toBe(`${'x'.repeat(120)}…`)
})

test('deliveries that one reason stopped are one line, with how many and why', () => {
  const one = { ...line('delivery', 'drive.push', 'Herrajes Punta Brava S.A.S.'), cause: 'drive:authError' }
  expect(lineText({ ...one, key: 1 }).detail).toBe(
    'Herrajes Punta Brava S.A.S. El servicio no aceptó la clave del portal.',
  )
  expect(lineText({ ...one, detail: null, key: 171 })).toEqual({
    title: 'Entrega detenida: Copia en Drive',
    detail: '171 entregas. El servicio no aceptó la clave del portal.',
  })
})

test('a tab for each kind of which something waits, and for the one that is looked at', () => {
  const counts = { registration: 0, invoice: 101, message: 2, appointment: 0, contact: 0, delivery: 0 }
  const only = kindInAddress('citas')
  expect(queueTabs(counts, only)).toEqual([
    { href: '/admin', label: 'Todo', current: false },
    { href: '/admin?ver=facturas', label: 'Facturas (100+)', current: false },
    { href: '/admin?ver=mensajes', label: 'Mensajes (2)', current: false },
    { href: '/admin?ver=citas', label: 'Citas (0)', current: true },
  ])
  expect([kindInAddress('nada'), kindInAddress(['citas']), kindInAddress(undefined)]).toEqual([
    null,
    null,
    null,
  ])
})
