import { describe, expect, test } from 'vitest'
import { readReportQuery, type Report } from '@/lib/reports/report'
import { reportPdf, reportSheet } from '@/lib/reports/export'
import { meanHours, reportTables, shareOf } from '@/lib/reports/tables'

const report: Report = {
  obligations: [
    { obligation: 'withholding', name: null, municipality: null, due: 40, inTime: 39, late: 1 },
    { obligation: 'local-withholding', name: null, municipality: '11001', due: 20, inTime: 18, late: 1 },
  ],
  firm: { due: 60, inTime: 57, late: 2 },
  turnaround: [
    { week: '2026-11-09', hours: 4, invoices: 30 },
    { week: '2026-11-16', hours: 2, invoices: 10 },
  ],
  invoices: { reviewed: 40, rejected: 4 },
  reasons: [{ title: '=IVA mal calculado', invoices: 4 }],
  suppliers: [
    {
      nit: '900418726',
      name: 'Papeles del Oriente S.A.S.',
      invoices: 12,
      rejected: 4,
      clients: 2,
      reason: 'IVA',
    },
  ],
  load: [{ name: null, obligations: 3, hours: null }],
  waiting: [],
  advisors: [{ name: 'Laura Gómez', clients: 2, invoices: 40, hours: 3.5, rejected: 4, due: 60, inTime: 57 }],
}
const query = { from: '2026-09-01', until: '2026-11-23', member: null }

describe('the period of an address', () => {
  const today = '2026-11-23'
  test.each([
    [{}, '2026-09-01', today],
    [{ desde: '2026-01-01', hasta: '2026-03-31' }, '2026-01-01', '2026-03-31'],
    [{ desde: '2026-03-31', hasta: '2026-01-01' }, '2026-09-01', today],
    [{ desde: '2026-02-30', hasta: '2026-03-31' }, '2026-09-01', today],
    [{ desde: '2000-01-01', hasta: '2026-03-31' }, '2026-09-01', today],
  ])('%j', (params, from, until) =>
    expect(readReportQuery(params, today)).toMatchObject({ from, until, member: null }),
  )

  test('of January begins in November of the year before', () =>
    expect(readReportQuery({}, '2027-01-15')).toMatchObject({ from: '2026-11-01' }))
})

test('figures: a share from ten on, the mean per invoice, and a mark below the goal', () => {
  expect(shareOf({ due: 9, inTime: 9 })).toBe('Muy pocos para un porcentaje')
  expect(shareOf({ due: 40, inTime: 39 })).toBe('97,5%')
  expect(meanHours(report.turnaround)).toBe(3.5)
  expect(meanHours([])).toBeNull()
  expect(reportTables(report)[0]?.lines.map(({ below }) => below)).toEqual([false, true])
})

test('the sheet and the PDF have the period, and no formulas', async () => {
  const sheet = await reportSheet(report, query)
  expect(sheet.headers.get('content-disposition')).toContain('informe-2026-09-01-2026-11-23.xlsx')
  const { default: readWorkbook } = await import('read-excel-file/universal')
  const workbook = await readWorkbook(await sheet.arrayBuffer())
  expect(JSON.stringify(workbook)).toContain('["Retención de ICA Bogotá","90,0%","18 de 20",1,1]')
  expect(JSON.stringify(workbook)).toContain('=IVA mal calculado')
  const pdf = await reportPdf(report, query)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(new TextDecoder('latin1').decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
})
