import { describe, expect, test } from 'vitest'
import { listClassText, remarkText } from '@/content/dian-list-classes'
import { readList } from '@/lib/einvoice/dian-list/read-list'
import type { ListClass } from '@/lib/einvoice/dian-list/list-class'
import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import type { OurDocument } from '@/lib/einvoice/dian-list/our-document'
import { placedApart, reconcile, type Placed } from '@/lib/einvoice/dian-list/reconcile'
import { leastWork } from '@/tests/support/least-work'
import { listFile } from '@/tests/support/dian-list/list-file'
import { clientNit, cufeOf, fileRow, ourOf, someRow, supplierNit } from '@/tests/support/dian-list/some-row'

type Side = 'purchase' | 'sale'
function placed(
  rows: readonly ListRow[],
  ours: readonly OurDocument[],
  side: Side = 'purchase',
  until = '2026-10-31',
) {
  const input = { month: '2026-10', side, nits: [clientNit], rows, ours, choices: [], tolerance: 200 }
  return reconcile({ ...input, covered: { from: '2026-10-01', until } })
}
const classes = (all: readonly Placed[]) => all.map((one) => one.class).toSorted()

const credit = (change: Partial<ListRow> = {}) =>
  someRow({ typeName: 'Nota de crédito electrónica', folio: '905', iva: 0, ...change })
const invoice = someRow()
const total = invoice.total ?? 0
const noted = (row: ListRow, credited: number) => ourOf(row, { affects: { id: 'x', total, credited } })

type Case = [string, Placed[], ListClass[]]
const number = (prefix: string, folio: string, seed = '') =>
  someRow({ prefix, folio, code: cufeOf(`${prefix} ${folio} ${seed}`) })
const untold = (row: ListRow, change: Partial<OurDocument> = {}) => ourOf(row, { code: '', ...change })

const cases: Case[] = [
  ['1 the same CUFE twice in the export', placed([invoice, { ...invoice, line: 3 }], [ourOf(invoice)]), ['igual', 'no_comparable']],
  ['2 a CUFE in capitals', placed([invoice], [ourOf(invoice)]), ['igual']],
  ['3 folio FE-0012 against FE12', placed([number('', 'FE-0012')], [untold(number('FE', '12'))]), ['igual']],
  ['4 the prefix inside the folio', placed([number('FE', 'FE12')], [untold(number('FE', '12'))]), ['igual']],
  ['5 two suppliers, the same number', placed([someRow(), someRow({ issuerNit: '900100200' })], [untold(someRow())]), ['falta_aqui', 'igual']],
  ['6 two prefixes, the same folio, one supplier', placed([number('FA', '12'), number('FB', '12')], [untold(number('', '12'))]), ['dudosa', 'dudosa', 'dudosa']],
  ['7 a NIT with a digit that is no check digit', placed([someRow({ issuerNit: '900373115', receiverNit: `${clientNit}0` })], [untold(someRow(), { supplierNit: '9003731154' })]), ['falta_aqui', 'falta_dian']],
  ['8 a sale to the final consumer', placed([someRow({ group: 'issued', issuerNit: clientNit, receiverNit: '222222222222' })], [], 'sale'), ['falta_aqui']],
  ['9 a supplier with a cédula of ten digits', placed([someRow({ issuerNit: '1020304050' })], [untold(someRow({ issuerNit: '1020304050' }))]), ['igual']],
  ['10 issued on the 31st, received on the 1st', placed([someRow({ issued: '2026-10-31' })], [ourOf(someRow({ issued: '2026-10-31' }), { issued: '2026-11-01', month: '2026-11' })]), ['otro_mes']],
  ['12 a full credit note next month', placed([invoice, credit({ issued: '2026-11-04', total })], [ourOf(invoice, { credited: total })]), ['anulada']],
  ['13 two partial notes that add up to the invoice', placed([invoice, credit({ total: 1 }), credit({ folio: '906', total: total - 1 })], [ourOf(invoice, { credited: total }), noted(credit({ total: 1 }), total), noted(credit({ folio: '906', total: total - 1 }), total)]), ['anulada', 'anulada', 'anulada']],
  ['14 a note without reference', placed([credit()], [ourOf(credit())]), ['nota_huerfana']],
  ['15 a credit note larger than the invoice', placed([credit({ total: 2 * total })], [noted(credit({ total: 2 * total }), 2 * total)]), ['anulada']],
  ['16 a debit note', placed([someRow({ typeName: 'Nota de débito electrónica' })], [ourOf(someRow({ typeName: 'Nota de débito electrónica' }), { affects: { id: 'x', total, credited: 0 } })]), ['igual']],
  ['17 a support document under Emitido', placed([someRow({ typeName: 'Documento soporte con no obligados', group: 'issued', issuerNit: clientNit, receiverNit: '52123456' })], [untold(someRow({ typeName: 'Documento soporte con no obligados', group: 'issued', issuerNit: clientNit, receiverNit: '52123456' }))]), ['igual']],
  ['18 an adjustment note 95', placedApart('2026-10', [someRow({ typeName: 'Nota de ajuste del documento soporte' })]), ['no_comparable']],
  ['19 a client that bills itself', placed([someRow({ issuerNit: clientNit }), someRow({ issuerNit: clientNit, group: 'issued' })], []), ['falta_aqui']],
  ['20 a utility document without IVA', placed([someRow({ typeName: 'Documento equivalente - Servicios públicos domiciliarios', iva: 0 })], [ourOf(someRow(), { iva: null })]), ['igual']],
  ['21 an invoice in dollars', placed([someRow({ currency: 'USD' })], [ourOf(someRow(), { currency: 'USD', total: null })]), ['igual']],
  ['22 the total with a prepayment', placed([invoice], [ourOf(invoice, { total: total - 500_00, taxIncluded: total })]), ['igual']],
  ['23 a row of another company', placed([someRow({ receiverNit: '999284416' })], []), ['otro_nit']],
  ['24 a cut list accuses nothing after its last row', placed([invoice], [ourOf(invoice), ourOf(someRow({ folio: '9', issued: '2026-10-29' }))], 'purchase', '2026-10-24'), ['igual', 'no_comparable']],
] // prettier-ignore

test.each(cases)('reconciling with the DIAN’s list: %s', (_, found, expected) => {
  expect(classes(found)).toEqual(expected)
  for (const one of found) {
    expect(listClassText[one.class].sentence).toMatch(/\.$/)
    if (one.remark) expect(remarkText[one.remark]).toMatch(/\.$/)
  }
})

test('7 a NIT with its check digit on one side is the same company', () => {
  const row = someRow({ issuerNit: '900373115' })
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `900373115${digit}`)
  const same = digits.filter(
    (nit) => placed([row], [untold(row, { supplierNit: nit })])[0]?.class === 'igual',
  )
  expect(same).toHaveLength(1)
})

describe('25 a list of the DIAN that Excel saved again', () => {
  test('is matched with dates as serial numbers, a cut CUFE and totals at the foot', async () => {
    const rows: ListRow[] = []
    const edited = { ...fileRow(invoice), 'Fecha Emisión': 46_301, 'CUFE/CUDE': invoice.code.slice(0, 60) }
    const foot = [[...Array.from({ length: 29 }, () => ''), 9_999]]
    await readList(listFile([edited], { foot, hidden: true }), (row) => rows.push(row))
    expect(classes(placed(rows, [ourOf(invoice)]))).toEqual(['igual'])
  })
})

test('11 03-04 in a list of the DIAN is the third of April, not the fourth of March', async () => {
  const rows: ListRow[] = []
  await readList(listFile([{ ...fileRow(invoice), 'Fecha Emisión': '03-04-2026' }]), (row) => rows.push(row))
  expect(rows[0]?.issued).toBe('2026-04-03')
})

test('the same number with another CUFE is another invoice, and a rejected file is not counted as ours', () => {
  const other = ourOf(invoice, { code: cufeOf('other') })
  expect(classes(placed([invoice], [other]))).toEqual(['identidad_distinta'])
  expect(placed([invoice], [ourOf(invoice, { isRejected: true })])).toMatchObject([
    { class: 'falta_aqui', remark: 'rejected', us: { count: 0 } },
  ])
})

test(
  'thousands of alike rows of one supplier propose a few candidates, with little work',
  { timeout: 60_000 },
  async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) =>
      someRow({ folio: String(at), prefix: 'A', issuerNit: supplierNit }),
    )
    const ours = Array.from({ length: 200 }, (_, at) =>
      untold(someRow(), { id: `o${at}`, number: `x${at}a` }),
    )
    let found: Placed[] = []
    expect(await leastWork(async () => void (found = placed(rows, ours)))).toBeLessThan(2_000)
    expect(Math.max(...found.map(({ candidates }) => candidates.length))).toBeLessThanOrEqual(20)
  },
)
