import { expect, test } from 'vitest'
import { areClientHeadings, fieldsOf } from '@/lib/clients/import/fields'
import { judgeRows } from '@/lib/clients/import/judge'
import { readTable } from '@/lib/clients/import/read-table'
import {
  mergedSheet,
  someClients,
  titledSheet,
  windowsCsv,
  type Listed,
} from '../../support/files/client-lists'

const clients = someClients(100, 901_000_000, 'prueba')

async function judged(buffer: Buffer, name: string) {
  const { headings, rows } = await readTable(new File([new Uint8Array(buffer)], name), areClientHeadings)
  const known = { staff: [], taken: new Map(), today: '2026-11-26' }
  const corrected = judgeRows(rows, fieldsOf(headings), known).map(({ row, cells, faults }) => ({
    row,
    cells: faults[0]?.repair?.cells ?? cells,
  }))
  return {
    rows,
    before: judgeRows(rows, fieldsOf(headings), known),
    after: judgeRows(corrected, fieldsOf(headings), known),
  }
}
const nameOf = ({ name }: Listed) => name.toLowerCase()
const cityOf = { 'Bogotá, D.C.': '11001', Medellín: '05001', Cali: '76001' }

test.each([
  ['an Excel sheet with titles', titledSheet, 'clientes.xlsx', { faults: 10, unprofiled: 0, firstRow: 5 }],
  [
    'a CSV of Windows',
    async (all: readonly Listed[]) => windowsCsv(all),
    'clientes.csv',
    { faults: 10, unprofiled: 0, firstRow: 4 },
  ],
  ['a sheet with merged cells', mergedSheet, 'clientes.xlsx', { faults: 0, unprofiled: 10, firstRow: 4 }],
])(
  'the client list in %s gives 100 clients with two people, profile and city',
  async (_, file, name, expected) => {
    const { rows, before, after } = await judged(await file(clients), name)
    expect(rows[0]?.row).toBe(expected.firstRow)
    expect(before.filter(({ faults }) => faults.length > 0)).toHaveLength(expected.faults)
    const ready = after.flatMap((one) => one.ready ?? [])
    expect(ready.map(({ company }) => [company.nit, company.name.toLowerCase()])).toEqual(
      clients.map((client) => [client.nit, nameOf(client)]),
    )
    expect(ready.filter(({ profile }) => profile === null)).toHaveLength(expected.unprofiled)
    for (const [at, { profile }] of ready.entries())
      if (profile)
        expect(profile.facts).toMatchObject({
          kind: 'company',
          vat_cycle: clients[at]?.vat,
          municipalities: [{ code: cityOf[clients[at]?.city ?? 'Cali'], duties: ['local-tax-bimonthly'] }],
        })
    const people = ready.flatMap((one) => one.people.map(({ email }) => email))
    const missing = clients.flatMap((client) => client.people.filter((email) => !people.includes(email)))
    expect(missing).toHaveLength(file === titledSheet ? 10 : 0)
  },
)
