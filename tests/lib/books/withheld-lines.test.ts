import { expect, test } from 'vitest'
import { bookTable } from '@/lib/books/export'
import { makeEntry } from '@/lib/books/make-entry'
import type { BookModel } from '@/lib/books/model'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'

const { entry } = makeEntry(
  someDocument(),
  someTreatment({
    vatWithheld: { percent: 15, from: 0, account: '23670101' },
    icaWithheld: { perMil: 9.66, from: 0, account: '23680101' },
  }),
  true,
)
const model: BookModel = {
  name: 'modelo.csv',
  sheet: 'Hoja1',
  above: [],
  headings: ['Cuenta', 'Haber', 'Base', 'Tarifa'],
  fields: ['account', 'credit', 'base', 'rate'],
}

/** Returns these columns of the lines of withholding; an empty cell is null. */
function withheldLines(format: 'journal' | 'siigo' | 'world-office' | 'model', names: readonly string[]) {
  const options = { type: '4', number: 210, prefix: '', company: 'Mejía', tax: '', parts: 1, model }
  const batch = { title: null, month: '2026-10', number: 3, format, options, more: false }
  const { columns, rows } = bookTable({ ...batch, entries: entry ? [entry] : [] })
  const places = names.map((name) => columns.indexOf(name))
  return rows
    .map((row) => places.map((at) => row[at]))
    .filter(([account]) => /^236[578]/.test(String(account)))
    .map(([account, ...cells]) => [account, ...cells.map((cell) => (cell === null ? null : Number(cell)))])
}

test.each([
  ['journal', ['cuenta', 'credito', 'base', 'tarifa']],
  [
    'world-office',
    ['Detalle: CuentaContable', 'Detalle: Crédito', 'Detalle: BaseRetención', 'Detalle: PorcentajeRetención'],
  ],
  ['model', model.headings],
] as const)(
  'the export %s has amount, base and rate of the withheld income tax, IVA and ICA',
  (format, names) => {
    expect(withheldLines(format, names)).toEqual([
      ['23652501', 40_000, 1_000_000, 4],
      ['23670101', 28_500, 190_000, 15],
      ['23680101', 9_660, 1_000_000, 9.66],
    ])
  },
)

test('the export for siigo, which has no columns for base and rate, has each withheld amount', () => {
  expect(withheldLines('siigo', ['Código cuenta contable', 'Crédito'])).toEqual([
    ['23652501', 40_000],
    ['23670101', 28_500],
    ['23680101', 9_660],
  ])
})
