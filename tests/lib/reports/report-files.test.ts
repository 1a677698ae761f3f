import { describe, expect, test } from 'vitest'
import { readReportQuery } from '@/lib/reports/report'
import { reportPdf, reportSheet } from '@/lib/reports/export'
import { meanHours, reportTables, shareOf } from '@/lib/reports/tables'
import { someReport as report } from '../../support/some-report'

const query = { from: '2026-09-01', until: '2026-11-23', member: null }

describe('the period of a report', () => {
  const today = '2026-11-23'
  test.each([
    [{}, '2026-09-01', today],
    [{ desde: '2026-01-01', hasta: '2026-03-31' }, '2026-01-01', '2026-03-31'],
    [{ desde: '2026-03-31', hasta: '2026-01-01' }, '2026-09-01', today],
    [{ desde: '2026-02-30', hasta: '2026-03-31' }, '2026-09-01', today],
    [{ desde: '2000-01-01', hasta: '2026-03-31' }, '2026-09-01', today],
  ])('is read from the parameters %j', (params, from, until) =>
    expect(readReportQuery(params, today)).toMatchObject({ from, until, member: null }),
  )

  test('starts in November of the year before when it is January', () =>
    expect(readReportQuery({}, '2027-01-15')).toMatchObject({ from: '2026-11-01' }))
})

test('the report has a share from ten on, the mean per invoice, and a mark below the goal', () => {
  expect(shareOf({ due: 9, inTime: 9 })).toBe('Muy pocos para un porcentaje')
  expect(shareOf({ due: 40, inTime: 39 })).toBe('97,5%')
  expect(meanHours(report.turnaround)).toBe(3.5)
  expect(meanHours([])).toBeNull()
  expect(reportTables(report)[0]?.lines.map(({ below }) => below)).toEqual([false, true])
})

test('the workbook of the report has the period in its name and no formulas, and the PDF is a PDF', async () => {
  const sheet = await reportSheet(report, query)
  expect(sheet.headers.get('content-disposition')).toContain('informe-2026-09-01-2026-11-23.xlsx')
  const { default: readWorkbook } = await import('read-excel-file/universal')
  const workbook = await readWorkbook(await sheet.arrayBuffer())
  expect(JSON.stringify(workbook)).toContain('["ReteICA y autorretención Bogotá",0.9,18,1,1]')
  expect(JSON.stringify(workbook)).toContain('=IVA mal calculado')
  const pdf = await reportPdf(report, query)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(new TextDecoder('latin1').decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
})
