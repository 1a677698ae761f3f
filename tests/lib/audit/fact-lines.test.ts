import { expect, test } from 'vitest'
import { factLines } from '@/lib/audit/fact-lines'

const [diana, somebody] = ['1f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f', '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f']
const names = new Map([[diana, 'Diana Cárdenas']])
const lines = (action: string, facts: Record<string, unknown> | null) => factLines(action, facts, names)

test('the log shows a moment as a day and an hour in Bogotá', () => {
  const [line] = lines('appointment.moved', { from: '2026-12-15T05:00:00+00:00' })
  expect(line).toMatch(/^Desde[^:]*: 15\/12\/2026/)
})

test.each([
  ['approval.approved', { status: 'waitlist' }, 'Estado: en espera'],
  ['approval.approved', { status: 'approved' }, 'Estado: aprobada'],
  ['approval.rejected', { status: 'rejected' }, 'Estado: negada'],
  ['contact.answered', { status: 'new' }, 'Estado: nuevo'],
  ['contact.answered', { status: 'answered' }, 'Estado: respondido'],
  ['contact.spam', { status: 'spam' }, 'Estado: no deseado'],
  ['contact.exported', { status: 'all' }, 'Estado: todos'],
  ['contact.exported', { format: 'xlsx' }, 'Formato: Excel'],
  ['contact.exported', { format: 'csv' }, 'Formato: CSV'],
  ['delivery.retried', { status: 'parked' }, 'Estado: detenida'],
  ['delivery.retried', { status: 'pending' }, 'Estado: por entregar'],
  ['delivery.dropped', { status: 'dropped' }, 'Estado: descartada'],
  ['delivery.retried', { kind: 'drive.push' }, 'Clase: Copia en Drive'],
  ['delivery.retried', { kind: 'automation.batch' }, 'Clase: Aviso a la automatización'],
  ['delivery.retried', { kind: 'mail' }, 'Clase: Correo'],
  ['data-request.filed', { kind: 'consultation' }, 'Clase: Consulta'],
  ['data-request.filed', { kind: 'correction' }, 'Clase: Corrección'],
  ['data-request.filed', { kind: 'deletion' }, 'Clase: Supresión'],
  ['data-request.filed', { status: 'received' }, 'Estado: En trámite'],
  ['data-request.extended', { status: 'extended' }, 'Estado: Plazo ampliado'],
  ['data-request.answered', { status: 'answered' }, 'Estado: Respondida'],
  ['data-request.refused', { status: 'refused' }, 'Estado: Negada'],
  ['data-request.answered', { due_on: '2026-12-14' }, 'Plazo: 14/12/2026'],
  ['invoice.rejected', { verdict: 'rejected' }, 'Decisión: rechazada'],
  ['invoice.accepted', { verdict: 'accepted' }, 'Decisión: aceptada'],
  ['invoice.asked', { verdict: 'asked' }, 'Decisión: se pidió otro archivo'],
  ['invoice.reviewing', { verdict: 'reviewing' }, 'Decisión: en revisión'],
  ['invoice.rejected', { number: 'INV-2026-004' }, 'Factura: INV-2026-004'],
  ['staff.changed', { role: 'advisor' }, 'Rol: Asesoría'],
  ['staff.changed', { role: 'admin' }, 'Rol: Administración'],
  ['staff.removed', { clients: [somebody] }, 'Clientes que tenía: 1'],
  ['document.sent', { clients: 12 }, 'Clientes: 12'],
  ['document.sent', { at: '2026-11-25T14:00:00+00:00' }, 'Sale el: 25/11/2026, 9:00 a.m.'],
  ['tax-profile.saved', { valid_from: '2026-01-01' }, 'Vale desde: 01/01/2026'],
  ['tax-profile.saved', { regime: 'simple' }, 'Régimen de renta: Régimen SIMPLE de tributación'],
  ['tax-profile.saved', { kind: 'person' }, 'Clase: Persona natural'],
  ['tax-profile.saved', { responsibilities: ['05', '48'] }, 'Responsabilidades: 05, 48'],
  ['tax-profile.saved', { traits: ['employer'] }, 'Características: Tiene trabajadores'],
  ['tax-profile.removed', { traits: [] }, 'Características: ninguna'],
  [
    'tax-profile.saved',
    { municipalities: [{ code: '11001' }, { code: '25999' }] },
    'Municipios: Bogotá, D.C., Municipio 25999',
  ],
  ['second-step.reset', { factors: 0 }, 'Segundos pasos: 0'],
  ['appointment.moved', { starts_at: '2026-11-25T14:00:00+00:00' }, 'Cita: 25/11/2026, 9:00 a.m.'],
  ['appointment.cancelled', { note: 'Se fue la luz.' }, 'Mensaje para el cliente: Se fue la luz.'],
  ['agenda.closed', { days: ['2026-12-24', '2026-12-26'] }, 'Días: 24/12/2026, 26/12/2026'],
  [
    'agenda.closed',
    { days: ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24'] },
    'Días: del 21/12/2026 al 24/12/2026 (4 días)',
  ],
  ['agenda.opened', { day: '2026-12-24' }, 'Día: 24/12/2026'],
  ['agenda.opened', { from: 8 }, 'Desde las: 8:00 a.m.'],
  ['agenda.opened', { until: 18 }, 'Hasta las: 6:00 p.m.'],
  ['agenda.closed', { standing: 2 }, 'Citas que se conservan: 2'],
  [
    'client.assigned',
    { advisors: [diana, somebody] },
    'Asesores: Diana Cárdenas, alguien que ya no está en el equipo',
  ],
  ['client.assigned', { advisors: [] }, 'Asesores: nadie'],
  ['message.assigned', { member: diana }, 'A cargo: Diana Cárdenas'],
  ['message.read', { messages: 3 }, 'Mensajes leídos: 3'],
  ['account.mails', { messages: false }, 'Correos de mensajes: no'],
  ['account.mails', { messages: 'daily' }, 'Correos de mensajes: Resumen'],
  ['account.mails', { filed: 'never' }, 'Correo: Obligaciones presentadas: Nunca'],
  ['account.mails', { newsletter: true }, 'Boletín: sí'],
  ['account.profile', { name: 'Camilo Restrepo' }, 'Nombre: Camilo Restrepo'],
  ['document.brought', { name: 'Acta.pdf' }, 'Archivo: Acta.pdf'],
  ['document.brought', { size: 2048 }, 'Tamaño: 2,0\u00a0KB'],
  ['company.added', { digit: 8 }, 'Dígito de verificación: 8'],
])('the log shows %s with %j in words', (action, facts, words) => {
  expect(lines(action, facts)).toEqual([words])
})

test('the log leaves out ids, empty facts and the time of the row itself', () => {
  const facts = {
    invoice: somebody,
    note: null,
    reason: '',
    created_at: '2026-11-21T15:00:00Z',
    number: 'INV-2026-001',
  }
  expect(lines('invoice.accepted', facts)).toEqual(['Factura: INV-2026-001'])
  expect(lines('account.password', null)).toEqual([])
})

test('facts without a Spanish name are shown last and unchanged', () => {
  expect(lines('prueba.hecha', { toString: 'x', status: 'constructor', otra: { a: 1 } })).toEqual([
    'Estado: constructor',
    'toString: x',
    'otra: {"a":1}',
  ])
})
