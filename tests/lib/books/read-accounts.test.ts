import { expect, test } from 'vitest'
import { readAccounts } from '@/lib/books/read-accounts'
import { workbook } from '@/lib/format/workbook'

const csv = (text: string, name = 'cuentas.csv') => new File([text], name)
const codes = async (file: File) => (await readAccounts(file)).accounts.map(({ code }) => code)

test('a chart of accounts is read with what each account requires, and its groups are only counted', async () => {
  const file = csv(
    [
      'DISTRIBUCIONES MEJIA;;;',
      'Plan de cuentas;;;',
      'Código cuenta;Nombre;Exige tercero;Maneja centro de costos',
      '1;ACTIVO;NO;NO',
      '1435;Mercancías;SI;X',
      '14.35.05;Mercancías no fabricadas;No;',
      ';;;',
      '143505;Mercancías nacionales;Sí;no',
    ].join('\r\n'),
  )
  expect(await readAccounts(file)).toEqual({
    accounts: [
      { code: '1435', name: 'Mercancías', needsParty: true, needsCentre: true },
      { code: '143505', name: 'Mercancías nacionales', needsParty: true, needsCentre: false },
    ],
    skipped: 1,
    repeated: 1,
  })
})

test.each(['Cuenta,Descripción', 'CODIGO\tNOMBRE DE LA CUENTA', 'Cuenta contable|Denominación'])(
  'the headings «%s» of a chart of accounts are recognised below a title',
  async (headings) => {
    const separator = /[,\t|]/.exec(headings)![0]
    expect(await codes(csv(`Plan\n\n${headings}\n220505${separator}Nacionales\n`))).toEqual(['220505'])
  },
)

test('a chart of accounts in Excel is read the same, also with codes that are numbers', async () => {
  const bytes = await workbook([
    {
      name: 'Cuentas',
      columns: [{ title: 'Cuenta' }, { title: 'Nombre' }].map((column) => ({ ...column, width: 18 })),
      rows: [
        [13050501, 'Clientes'],
        ['0511', 'Con cero'],
      ],
    },
  ])
  expect(await codes(new File([bytes], 'cuentas.xlsx'))).toEqual(['13050501', '0511'])
})

test.each([
  ['kind', csv('%PDF-1.7', 'cuentas.pdf')],
  ['kind', csv('a\0b', 'cuentas.csv')],
  ['broken', csv('PK\u0003\u0004roto', 'cuentas.xlsx')],
  ['broken', csv('x'.repeat(3_000_000))],
  ['headings', csv('Uno;Dos\n1435;Mercancías')],
  ['empty', csv('Cuenta;Nombre\n14;Inventarios')],
  ['many', csv(`Cuenta;Nombre\n${Array.from({ length: 5001 }, (_, n) => `${10_000 + n};N`).join('\n')}`)],
])('a file that is no chart of accounts is refused with the reason %s', async (problem, file) => {
  await expect(readAccounts(file)).rejects.toMatchObject({ problem })
})
