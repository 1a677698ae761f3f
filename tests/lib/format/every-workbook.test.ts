import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { contactFieldNames } from '@/content/contact'
import { batchFile } from '@/lib/books/export'
import { makeEntry } from '@/lib/books/make-entry'
import { clientsFile } from '@/lib/clients/export'
import { exportFile, exportPages } from '@/lib/contact/export'
import { feesFile } from '@/lib/fees/export'
import { tableFile, templateFile } from '@/lib/firm-calendar/export'
import { excelFile, exportRows } from '@/lib/invoices/export'
import { noFilters } from '@/lib/invoices/href'
import { totalsExcel } from '@/lib/monthly-totals/export'
import { listFile } from '@/lib/obligations/board/export'
import { readBoardQuery } from '@/lib/obligations/board/read-query'
import { reportSheet } from '@/lib/reports/export'
import type { Member } from '@/lib/session/require'
import type { UserDatabase } from '@/lib/supabase/server'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { publishedSources } from '@/lib/tax-calendar/published'
import { readPeriod } from '@/lib/tax-calendar/period'
import { worksheetExcel } from '@/lib/worksheet/export'
import type { WorksheetPeriod } from '@/lib/worksheet/period'
import { boardRow } from '../../support/board-row'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'
import { someLabel } from '../../support/invoice-label'
import { readWorkbook, type ReadSheet } from '../../support/read-workbook'
import { someReport } from '../../support/some-report'
import { someTotals } from '../../support/some-totals'

const listInvoices = vi.hoisted(() => vi.fn())
vi.mock('@/lib/invoices/queries', () => ({ listInvoices }))
const listClients = vi.hoisted(() => vi.fn())
vi.mock(import('@/lib/clients/queries'), async (original) => ({ ...(await original()), listClients }))
const listContacts = vi.hoisted(() => vi.fn())
vi.mock('@/lib/contact/queries', () => ({ listContacts }))
const listFees = vi.hoisted(() => vi.fn())
vi.mock('@/lib/fees/queries', () => ({ listFees }))

const id = 'b9d2c7a0-5d2e-4c1b-9b67-0c0a3a2f1d11'
/** People may type this text, which a spreadsheet would calculate if it were stored as a formula. */
const formula = '=HYPERLINK("http://malo.example";"ver")'
const november18 = new Date('2026-11-18T00:00:00Z')

async function contactsFile(): Promise<Blob> {
  const message = {
    ...Object.fromEntries(contactFieldNames.map((field) => [field, formula])),
    writtenAt: '2026-11-19T02:30:00Z',
    status: 'new',
    changedAt: '2026-11-19T05:00:00Z',
    answers: [{ body: formula }],
  }
  listContacts.mockResolvedValue({ rows: [message], next: null })
  return (await exportFile(exportPages({} as never, { kind: 'all' } as never), 'xlsx')).blob()
}

async function clientListFile(): Promise<Blob> {
  listClients.mockResolvedValue({
    rows: [
      {
        id,
        title: formula,
        email: '',
        name: formula,
        status: 'approved',
        retired: false,
        tags: [formula],
        regime: 'ordinary',
        vat_cycle: 'bimester',
        municipalities: ['05001'],
        phone: '+57 300',
        contact: { name: formula, phone: null, address: formula, email: null, version: 1 },
        since: '2026-11-19T02:30:00Z',
        nit: '900108281-3',
        companies: 2,
        invited: null,
        advisors: [formula],
        waiting: { invoices: 3, messages: 0, appointments: 0, deliveries: 2, requests: 1 },
        next: {
          obligation: 'withholding',
          name: null,
          municipality: null,
          period: '2026-10',
          due: '2026-11-18',
        },
        seen_at: null,
      },
    ],
    before: null,
    after: null,
  })
  return (await clientsFile({} as Member, {} as never, 'xlsx')).blob()
}

async function feeListFile(): Promise<Blob> {
  const fee = {
    clientTitle: formula,
    concept: formula,
    amount: 1_250_000,
    dueOn: '2026-11-18',
    state: 'collected',
    late: false,
    collectedOn: '2026-11-18',
    reason: formula,
    madeBy: formula,
    settledBy: null,
    reminders: 2,
  }
  listFees.mockResolvedValue({ rows: [fee], next: null })
  return (await feesFile({} as Member, {} as never, 'xlsx')).blob()
}

async function invoicesFile(): Promise<Blob> {
  listInvoices.mockResolvedValue({
    items: [
      {
        id,
        label: someLabel({ name: formula }),
        status: 'reviewing',
        href: '/api/documentos/x',
        createdAt: '2026-11-19T04:59:30Z',
        withdrawnAt: null,
        accounts: {
          supplier: formula,
          supplier_nit: '900418726',
          customer: 'Distribuciones Mejía S.A.S.',
          customer_nit: '901207354',
          document: '-4821',
          code: 'c'.repeat(96),
          issued_on: '2026-11-18',
          currency: 'COP',
          base: '2389000.00',
          taxes: { '01': '453910.00' },
          withholdings: {},
          total: '2842910.50',
        },
      },
    ],
    before: null,
    after: null,
  })
  return excelFile(exportRows({} as UserDatabase, noFilters, 100))
}

async function boardFile(): Promise<Blob> {
  const row = boardRow({
    obligation: `own:${id}`,
    name: formula,
    due: '2026-11-18',
    state: 'filed',
    filedOn: '2026-11-18',
    receipt: '+91000',
    title: formula,
    responsible: id,
    internalDate: '2026-11-18',
    value: 1_250_000,
  })
  const members = [{ id, name: formula, admin: false }]
  const rpc = vi.fn(async () => ({
    data: { rows: [row], after: null, counts: {}, members, kinds: [], filing: null },
    error: null,
  }))
  const query = readBoardQuery({ vista: 'lista', mes: '2026-11' })
  return (await listFile({ db: { rpc } } as unknown as Member, query, 'xlsx')).blob()
}

const worksheetFile = () =>
  worksheetExcel(
    {
      title: formula,
      cycle: 'bimester',
      figures: [{ figure: 'purchase/01/19', base: '100000.10', amount: '19000.02', documents: 1 }],
    },
    readPeriod('2026-B6') as WorksheetPeriod,
    [
      {
        id,
        figure: 'purchase/01/19',
        number: 'INV-2026-001',
        kind: 'invoice',
        party: formula,
        nit: '999100201',
        document: '=FE1',
        issued_on: '2026-11-18',
        created_at: '2026-11-18T12:00:00Z',
        currency: 'USD',
        rate: '4000.5',
        base: '100000.10',
        amount: '19000.02',
      },
    ],
    true,
    'https://firma.example',
  )

const reportFile = async () =>
  (await reportSheet(someReport, { from: '2026-09-01', until: '2026-11-23', member: null })).blob()

const calendarFile = async () =>
  (
    await tableFile(
      taxCalendar(publishedSources),
      { obligation: 'withholding', municipality: null, year: 2026 },
      'xlsx',
    )
  ).blob()

type Expected = {
  make: () => Promise<Blob>
  /** The expected first line under the header of each sheet; only the columns named here are compared. */
  first: readonly Readonly<Record<string, unknown>>[]
}

async function booksFile(): Promise<Blob> {
  const { entry } = makeEntry(someDocument({ supplier: formula }), someTreatment({ detail: formula }), true)
  const options = { type: '4', number: 210, prefix: '', company: '', tax: '', parts: 1, model: null }
  const batch = { title: null, month: '2026-10', number: 3, format: 'journal', options, more: false } as const
  return (await batchFile({ ...batch, entries: entry ? [entry] : [] }, 'xlsx', 1)).blob()
}

/** Each file in lib that creates a workbook has an entry; a second workbook's key is the path, a comma and a name. */
const exports: Readonly<Record<string, Expected>> = {
  // The days of the journal are text, because accounting programs read them as text.
  'books/export.ts': {
    make: booksFile,
    first: [{ cuenta: '513595', tercero_nombre: formula, detalle: formula, debito: 1_000_000, credito: 0 }],
  },
  'clients/export.ts': {
    make: clientListFile,
    first: [
      {
        Cliente: formula,
        NIT: '900108281-3',
        Teléfono: '+57 300',
        Etiquetas: formula,
        'Sigue el': november18,
        'Facturas en revisión': 3,
        'Última entrada': null,
        Desde: new Date('2026-11-18T21:30:00Z'),
      },
    ],
  },
  'contact/export.ts': {
    make: contactsFile,
    first: [
      {
        Fecha: new Date('2026-11-18T21:30:00Z'),
        Cambió: new Date('2026-11-19T00:00:00Z'),
        Respuestas: formula,
      },
    ],
  },
  'fees/export.ts': {
    make: feeListFile,
    first: [
      {
        Cliente: formula,
        'Valor sin IVA': 1_250_000,
        'Se paga el': november18,
        'Cobrado el': november18,
        Recordatorios: 2,
      },
    ],
  },
  'invoices/export.ts': {
    make: invoicesFile,
    first: [
      {
        Proveedor: formula,
        'NIT del proveedor': '900418726',
        Número: '-4821',
        'Fecha de la factura': november18,
        IVA: 453_910,
        Total: 2_842_910.5,
        Archivo: formula,
        'Tamaño (bytes)': 2048,
        'Fecha de subida': november18,
      },
    ],
  },
  'obligations/board/export.ts': {
    make: boardFile,
    first: [
      {
        Vence: november18,
        Cliente: formula,
        NIT: '900108281-3',
        Responsable: formula,
        'Fecha interna': november18,
        'Horas estimadas': 2.5,
        'Hecha o presentada el': november18,
        Número: '+91000',
        Valor: 1_250_000,
      },
    ],
  },
  'worksheet/export.ts': {
    make: worksheetFile,
    first: [
      { Concepto: 'IVA al 19%', Base: 100_000.1, Valor: 19_000.02, Facturas: 1 },
      { Documento: '=FE1', Fecha: november18, NIT: '999100201', Tasa: 4000.5, 'Valor en pesos': 19_000.02 },
    ],
  },
  'reports/export.ts': {
    make: reportFile,
    first: [
      { Obligación: 'Retención en la fuente', 'A tiempo': 0.975, 'Presentadas a tiempo': 39, Tarde: 1 },
      { 'Semana del': new Date('2026-11-09T00:00:00Z'), Horas: 4, Facturas: 30 },
      { Responsable: 'Sin responsable', Obligaciones: 3, Horas: null },
      { Esperan: 2, 'La próxima vence': november18 },
      { Motivo: '=IVA mal calculado', Facturas: 4 },
      { Rechazadas: 4, 'De cada 100': 33 },
      { Asesor: 'Laura Gómez', 'A tiempo': 0.95, 'Horas en decidir': 3.5 },
    ],
  },
  'monthly-totals/export.ts': {
    make: () => totalsExcel(someTotals()),
    first: [{ Mes: new Date('2025-12-01T00:00:00Z'), 'Ventas: IVA': 0, 'Ventas: Facturas': 0 }],
  },
  'firm-calendar/export.ts': {
    make: calendarFile,
    first: [
      {
        Obligación: 'Retención en la fuente',
        Período: '2026-01',
        Terminación: '1',
        Fecha: new Date('2026-02-10T00:00:00Z'),
      },
    ],
  },
  'firm-calendar/export.ts, template': {
    make: async () => (await templateFile(2026, 'xlsx')).blob(),
    first: [
      { Obligación: 'ReteICA y autorretención', Período: '2026-B1', Terminación: 'Todos', Fecha: null },
      { 'Cómo se escribe el período': '2026', Municipio: 'No, déjalo vacío' },
    ],
  },
}

describe.each(Object.entries(exports))('the workbook of %s', (_, { make, first }) => {
  let sheets: ReadSheet[]
  beforeAll(async () => {
    sheets = await readWorkbook(await make())
  })

  test('contains no formulas', () => {
    expect(sheets.map(({ formulas }) => formulas)).toEqual(sheets.map(() => 0))
  })

  test('has on every sheet a filter in the header, which stays in view', () => {
    for (const { filter, frozen, data } of sheets) {
      const head = data[(filter?.head ?? 0) - 1] ?? []
      expect(head.filter((title) => typeof title === 'string').length).toBeGreaterThan(1)
      expect(frozen).toBe(filter?.head)
    }
  })

  test('has dates and numbers that a spreadsheet can calculate with', () => {
    expect(sheets).toHaveLength(first.length)
    for (const [at, { filter, data }] of sheets.entries()) {
      const head = data[(filter?.head ?? 0) - 1] ?? []
      const line = data[filter?.head ?? 0] ?? []
      const cells = Object.fromEntries(head.map((title, place) => [String(title), line[place]]))
      expect(cells).toMatchObject(first[at] ?? {})
    }
  })

  test('has no date or amount as text', () => {
    const texts = sheets
      .flatMap(({ filter, data }) => data.slice(filter?.head, filter?.last).flat())
      .filter((cell) => typeof cell === 'string')
    expect(texts.filter((text) => /^(\d{1,2}\/\d{1,2}\/\d{4}|\$|[\d.,]+%)/.test(text))).toEqual([])
  })
})

test('only the workbook helper uses the library, and every user of the helper is tested here', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const sources = ['lib', 'app', 'components'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [folder, name, readFileSync(path.join(root, folder, name), 'utf8')] as const),
  )
  const importers = (module: string) =>
    sources
      .filter(([, , text]) => text.includes(`from '${module}`))
      .map(([folder, name]) => `${folder}/${name}`)
  expect(importers('write-excel-file')).toEqual(['lib/format/workbook.ts'])
  expect(importers('@/lib/format/workbook').toSorted()).toEqual(
    [...new Set(Object.keys(exports).map((name) => `lib/${name.split(',')[0]}`))].toSorted(),
  )
})
