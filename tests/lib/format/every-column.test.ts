import { parse } from 'papaparse'
import { expect, test, vi } from 'vitest'
import { auditCsv, type AuditRow } from '@/lib/audit/queries'
import { clientsFile } from '@/lib/clients/export'
import type { ClientItem } from '@/lib/clients/queries'
import { exportFile, exportPages } from '@/lib/contact/export'
import type { Contact } from '@/lib/contact/queries'
import { feesFile } from '@/lib/fees/export'
import type { FirmFee } from '@/lib/fees/fee'
import { totalsCsv } from '@/lib/monthly-totals/export'
import { listFile } from '@/lib/obligations/board/export'
import { readBoardQuery } from '@/lib/obligations/board/read-query'
import type { Member } from '@/lib/session/require'
import { boardRow } from '../../support/board-row'
import { someTotals } from '../../support/some-totals'

const { listClients, listContacts, listFees } = vi.hoisted(() => ({
  listClients: vi.fn(),
  listContacts: vi.fn(),
  listFees: vi.fn(),
}))
vi.mock(import('@/lib/clients/queries'), async (original) => ({ ...(await original()), listClients }))
vi.mock('@/lib/contact/queries', () => ({ listContacts }))
vi.mock('@/lib/fees/queries', () => ({ listFees }))

const id = 'b9d2c7a0-5d2e-4c1b-9b67-0c0a3a2f1d11'
const colleague = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'

async function workList(): Promise<string> {
  const row = boardRow({
    title: 'Panadería Ñandú S.A.S.',
    listed: '2026-12-18',
    actBy: '2026-12-11',
    internalDate: '2026-12-10',
    state: 'filed',
    filedOn: '2026-12-05',
    paidOn: '2026-12-06',
    receipt: '91000123',
    responsible: id,
    reviewer: colleague,
    advisors: [id],
    value: 1_250_000,
  })
  const members = [
    { id, name: 'Laura Gómez', admin: false },
    { id: colleague, name: 'Diana Cárdenas', admin: true },
  ]
  const data = { rows: [row], after: null, counts: {}, members, kinds: [], filing: null }
  const member = { db: { rpc: async () => ({ data, error: null }) } } as unknown as Member
  return (await listFile(member, readBoardQuery({ vista: 'lista', mes: '2026-12' }), 'csv')).text()
}

async function clients(): Promise<string> {
  const client: ClientItem = {
    id,
    title: 'Panadería Ñandú S.A.S.',
    email: 'duena@nandu.example',
    name: 'Marta Ñandú',
    status: 'approved',
    retired: false,
    tags: ['Panaderías', 'Nuevos'],
    regime: 'simple',
    vat_cycle: 'four-months',
    municipalities: ['05001', '11001'],
    phone: '300 555 0101',
    contact: {
      name: 'Pedro Rey',
      phone: '300 555 0202',
      address: 'Calle 10 # 4-20',
      email: 'pedro@nandu.example',
      version: 9,
    },
    since: '2026-02-03T15:00:00Z',
    nit: '900108281-3',
    companies: 2,
    invited: null,
    advisors: ['Laura Gómez', 'Diana Cárdenas'],
    waiting: { invoices: 3, messages: 4, appointments: 5, deliveries: 6, requests: 7 },
    next: { obligation: 'withholding', name: null, municipality: null, period: '2026-11', due: '2026-12-17' },
    seen_at: '2026-11-27T16:30:00Z',
  }
  listClients.mockResolvedValue({ rows: [client], before: null, after: null })
  return (await clientsFile({} as Member, {} as never, 'csv')).text()
}

async function contacts(): Promise<string> {
  const item: Contact = {
    id,
    name: 'Marta Ñandú',
    email: 'marta@nandu.example',
    phone: '300 555 0101',
    service: 'Impuestos',
    message: 'Quiero declarar.',
    status: 'answered',
    writtenAt: '2026-11-26T15:00:00Z',
    changedAt: '2026-11-27T16:30:00Z',
    changedBy: 'Laura Gómez',
    answers: [{ body: 'Con gusto.', by: 'Laura Gómez', at: '2026-11-27T16:30:00Z' }],
  }
  listContacts.mockResolvedValue({ rows: [item], next: null })
  return (await exportFile(exportPages({} as never, { kind: 'all' } as never), 'csv')).text()
}

async function fees(): Promise<string> {
  const fee: FirmFee = {
    id,
    client: id,
    clientTitle: 'Panadería Ñandú S.A.S.',
    version: 9,
    concept: 'Contabilidad de noviembre',
    amount: 850_000,
    dueOn: '2026-12-05',
    state: 'collected',
    late: false,
    collectedOn: '2026-12-03',
    reason: 'Pagó antes',
    reminds: true,
    reminders: 2,
    remindedOn: '2026-12-01',
    silent: false,
    letter: null,
    madeBy: 'Laura Gómez',
    settledBy: 'Diana Cárdenas',
  }
  listFees.mockResolvedValue({ rows: [fee], next: null })
  return (await feesFile({} as Member, {} as never, 'csv')).text()
}

async function audit(): Promise<string> {
  const row: AuditRow = {
    id: 1,
    at: '2026-11-26T15:00:00Z',
    action: 'data-request.answered',
    actor: id,
    actor_name: 'Laura Gómez',
    target_email: 'marta@nandu.example',
    before: { status: 'received' },
    after: { status: 'answered' },
    ip: '203.0.113.7',
    user_agent: null,
  }
  const member = { db: { rpc: async () => ({ data: { rows: [row], next: null }, error: null }) } }
  const all = { actor: null, area: null, about: '', from: null, until: null }
  return new Response(await auditCsv(member as unknown as Member, all, new Map())).text()
}

const totals = () =>
  totalsCsv({
    ...someTotals(),
    months: [
      {
        month: '2026-11',
        purchases: { total: '1.00', iva: '2.00', withheld: '3.00', count: 4 },
        sales: { total: '5.00', iva: '6.00', withheld: '7.00', count: 8 },
      },
    ],
  })

test.each<[string, () => string | Promise<string>, Record<string, string>]>([
  [
    'the list of work',
    workList,
    {
      Vence: '17/12/2026',
      Obligación: 'Retención en la fuente, noviembre de 2026',
      Cliente: 'Panadería Ñandú S.A.S.',
      NIT: '900108281-3',
      Estado: 'Presentada',
      Responsable: 'Laura Gómez',
      'Segunda revisión': 'Diana Cárdenas',
      'Fecha interna': '10/12/2026',
      'Horas estimadas': '2.5',
      Pasos: '1 de 3',
      'Hecha o presentada el': '05/12/2026',
      Número: '91000123',
      Valor: '1250000',
    },
  ],
  [
    'the list of clients',
    clients,
    {
      Cliente: 'Panadería Ñandú S.A.S.',
      NIT: '900108281-3',
      Empresas: '2',
      Estado: 'Con acceso',
      'Persona de contacto': 'Marta Ñandú',
      Correo: 'duena@nandu.example',
      Teléfono: '300 555 0101',
      'Contacto de la firma': 'Pedro Rey',
      'Correo del contacto': 'pedro@nandu.example',
      'Teléfono del contacto': '300 555 0202',
      Dirección: 'Calle 10 # 4-20',
      Régimen: 'Régimen SIMPLE de tributación',
      'Período del IVA': 'IVA cada cuatro meses',
      Municipios: 'Medellín, Bogotá, D.C.',
      'Asesores, primero el responsable': 'Laura Gómez, Diana Cárdenas',
      Etiquetas: 'Panaderías, Nuevos',
      'Sigue el': '17/12/2026',
      'Qué sigue': 'Retención en la fuente',
      'Facturas en revisión': '3',
      'Mensajes sin leer': '4',
      'Citas por confirmar': '5',
      'Entregas por revisar': '6',
      'Solicitudes de datos': '7',
      'Última entrada': '27/11/2026, 11:30 a.m.',
      Desde: '03/02/2026, 10:00 a.m.',
    },
  ],
  [
    'the messages of the site',
    contacts,
    {
      Fecha: '26/11/2026, 10:00 a.m.',
      Nombre: 'Marta Ñandú',
      Correo: 'marta@nandu.example',
      Teléfono: '300 555 0101',
      Servicio: 'Impuestos',
      Mensaje: 'Quiero declarar.',
      Estado: 'Respondido',
      Cambió: '27/11/2026, 11:30 a.m.',
      Respuestas: 'Con gusto.',
    },
  ],
  [
    'the fees',
    fees,
    {
      Cliente: 'Panadería Ñandú S.A.S.',
      Concepto: 'Contabilidad de noviembre',
      'Valor sin IVA': '850000',
      'Se paga el': '05/12/2026',
      Estado: 'Cobrada',
      'Cobrado el': '03/12/2026',
      Motivo: 'Pagó antes',
      'Lo anotó': 'Laura Gómez',
      'Lo cobró o anuló': 'Diana Cárdenas',
      Recordatorios: '2',
    },
  ],
  [
    'the audit log',
    audit,
    {
      Cuándo: '26/11/2026, 10:00 a.m.',
      Quién: 'Laura Gómez',
      Qué: 'Solicitud de datos respondida',
      'A quién': 'marta@nandu.example',
      Antes: 'Estado: En trámite',
      Después: 'Estado: Respondida',
      'Desde dónde': '203.0.113.7',
    },
  ],
  [
    'the monthly figures',
    totals,
    {
      Mes: '2026-11',
      'Compras: Total con IVA': '1',
      'Compras: IVA': '2',
      'Compras: Retenciones': '3',
      'Compras: Facturas': '4',
      'Ventas: Total con IVA': '5',
      'Ventas: IVA': '6',
      'Ventas: Retenciones': '7',
      'Ventas: Facturas': '8',
    },
  ],
])('in the export of %s, each column has its own field', async (_, file, expected) => {
  const { data } = parse<string[]>((await file()).replace(/^\uFEFF/, ''), { delimiter: ';' })
  const [head = [], line = []] = data
  expect(Object.fromEntries(head.map((title, at) => [title, line[at]]))).toEqual(expected)
  expect(new Set(line).size).toBe(head.length)
})
