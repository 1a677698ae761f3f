import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BooksPage } from '@/components/books/books-page'
import type { BookDocument } from '@/lib/books/document'
import type { BookMonth } from '@/lib/books/month'
import { proposalsOf } from '@/lib/books/proposals'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'
import '../../support/browser-dialogs'

const actions = vi.hoisted(() => ({
  teachBookAction: vi.fn(),
  forgetRuleAction: vi.fn(),
  keepModelAction: vi.fn(),
  keepAccountsAction: vi.fn(),
  dropAccountAction: vi.fn(),
  findAccountsAction: vi.fn(),
  exportBooksAction: vi.fn(),
  withdrawBatchAction: vi.fn(),
}))
vi.mock('@/lib/books/actions', () => actions)
const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push }),
}))
afterEach(() => vi.clearAllMocks())

const client = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const rule = {
  treatment: someTreatment(),
  by: 'Laura Gómez',
  at: '2026-06-04T15:00:00Z',
  number: null,
  says: [],
}
const page: BookMonth = {
  title: 'Distribuciones Mejía',
  nits: ['901207354-0'],
  company: 'Distribuciones Mejía S.A.S.',
  closed: null,
  firstOpen: '2026-11-01',
  model: null,
  accounts: [],
  last: [],
  left: [],
  documents: [],
  more: false,
}
const show = (documents: BookDocument[], more: Partial<BookMonth> = {}) =>
  render(
    <BooksPage
      client={client}
      page={{ ...page, documents, ...more }}
      proposals={proposalsOf(documents, more.accounts)}
      digest="lo-que-se-vio"
      query={{ month: '2026-10', view: 'entries', passed: 0, words: '' }}
      rules={null}
      batches={null}
    />,
  )
const dialog = () => screen.findByRole('dialog')

test('a month without accepted invoices says so, and nothing can be exported', () => {
  show([])
  expect(screen.getByRole('heading', { name: 'Todavía no hay facturas aceptadas' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar 0 asientos' }).disabled).toBe(true)
})

test('a supplier is taught beside a preview of the entry, and a missing account keeps the dialog open', async () => {
  actions.teachBookAction.mockResolvedValue({ ok: true, data: null })
  show([someDocument({ id: id(1) }), someDocument({ id: id(2), number: 'FE4703' })])
  expect(screen.getByRole('heading', { name: 'Falta 1 proveedor por enseñar.' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Enseñar Papeles del Oriente S.A.S.' }))
  const opened = within(await dialog())
  await userEvent.click(opened.getByRole('button', { name: 'Enseñar' }))
  expect(document.activeElement).toBe(opened.getByLabelText('Cuenta del gasto o inventario'))
  expect(actions.teachBookAction).not.toHaveBeenCalled()
  await userEvent.type(opened.getByLabelText('Cuenta del gasto o inventario'), '513595')
  await userEvent.type(opened.getByLabelText('Cuenta del IVA'), '24081001')
  await userEvent.selectOptions(opened.getByLabelText('Retención en la fuente'), 'services')
  expect(opened.getByText(/^Sugerencia: Servicios generales, declarante, 4% desde/)).toBeTruthy()
  await userEvent.type(opened.getByLabelText('Cuenta de la retención'), '23652501')
  await userEvent.type(opened.getByLabelText('Cuenta por pagar'), '23355001')
  const preview = opened.getByRole('complementary')
  expect(preview.textContent).toContain('40.000')
  expect(preview.textContent).toContain('Cuadra')
  await userEvent.click(opened.getByRole('button', { name: 'Enseñar' }))
  expect(actions.teachBookAction).toHaveBeenCalledWith({
    client,
    invoice: id(1),
    only: false,
    seen: null,
    treatment: { ...someTreatment(), detail: '', centre: '' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an entry that only a person can decide says why, and is decided for that invoice alone', async () => {
  actions.teachBookAction.mockResolvedValue({ ok: true, data: null })
  show([someDocument({ payable: 1_190_002, rule })])
  expect(screen.getByText(/La factura suma .*2 más que sus renglones e impuestos\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Decidir FE4702' }))
  const opened = within(await dialog())
  await userEvent.click(opened.getByRole('checkbox', { name: /2 de diferencia al gasto$/ }))
  expect(opened.getByRole('complementary').textContent).toContain('Ajuste por redondeo')
  await userEvent.click(opened.getByRole('button', { name: 'Solo esta factura' }))
  expect(actions.teachBookAction.mock.calls[0]?.[0]).toMatchObject({
    only: true,
    seen: null,
    treatment: { difference: true },
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Listos'))
})

const item = (description: string, base: number, percent: number) => ({
  description,
  base,
  taxes: [{ code: '01', percent, amount: (base * percent) / 100 }],
})
const mixed = someDocument({
  base: 1_110_000,
  taxes: [{ code: '01', withheld: false, percent: 19, base: 810_000, amount: 153_900 }],
  payable: 1_263_900,
  lines: 2,
  items: [item('Motobomba de 2 HP', 810_000, 19), item('Instalación en sitio', 300_000, 0)],
  rule,
})
const accounts = [
  ['152405', 'Equipo de oficina'],
  ['513595', 'Otros servicios'],
  ['23355001', 'Servicios por pagar'],
  ['23652501', 'Retención por servicios'],
  ['24081001', 'IVA descontable'],
].map(([code = '', name = '']) => ({ code, name, needsParty: false, needsCentre: false }))

/** Searches bookkeeping accounts as the database does: by exact code, start of the code, or part of the name. */
const finds = () =>
  actions.findAccountsAction.mockImplementation(
    async ({ words, codes }: { words: string; codes: string[] }) => ({
      ok: true,
      data: accounts
        .map((one) => ({ ...one, rules: one.code === '152405' ? 3 : 1 }))
        .filter(
          ({ code, name }) =>
            codes.includes(code) ||
            (words !== '' && (code.startsWith(words) || name.toLowerCase().includes(words.toLowerCase()))),
        ),
    }),
  )

test('the page loads only the accounts that it uses; others are searched while somebody types', async () => {
  finds()
  const { container } = show([mixed], {
    accounts: [...accounts, ...Array.from({ length: 5000 }, (_, n) => ({ code: `6${String(n).padStart(5, '0')}`, name: `Cuenta ${n}`, needsParty: false, needsCentre: false }))], // prettier-ignore
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar FE4702' }))
  const opened = within(await dialog())
  const options = () =>
    [...container.ownerDocument.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))
  expect(options().filter((code) => code?.startsWith('6'))).toEqual([])
  const field = opened.getByLabelText('Cuenta del gasto o inventario')
  await userEvent.clear(field)
  await userEvent.type(field, 'equipo')
  await waitFor(() => expect(options()).toEqual(['152405']))
  await userEvent.clear(field)
  await userEvent.type(field, '152405')
  expect(await opened.findByText('Equipo de oficina', { selector: 'b' })).toBeTruthy()
  expect(opened.getByText(/Otras 3 reglas usan esta\.$/)).toBeTruthy()
})

test('codes typed quickly in several fields all get their names', async () => {
  finds()
  show([someDocument({ id: id(1) })], { accounts })
  await userEvent.click(screen.getByRole('button', { name: /^Enseñar / }))
  const opened = within(await dialog())
  for (const [label, code] of [
    ['Cuenta del gasto o inventario', '513595'],
    ['Cuenta del IVA', '24081001'],
    ['Cuenta por pagar', '23355001'],
  ] as const)
    fireEvent.change(opened.getByLabelText(label), { target: { value: code } })
  for (const name of ['Otros servicios', 'IVA descontable', 'Servicios por pagar'])
    expect(await opened.findByText(name, { selector: 'b' })).toBeTruthy()
})

test('when typed accounts cannot be looked up, the form is sent and the server decides', async () => {
  actions.findAccountsAction.mockResolvedValue({ ok: false, code: 'unavailable', message: 'Sin conexión' })
  actions.teachBookAction.mockResolvedValue({ ok: true, data: null })
  show([mixed], { accounts })
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar FE4702' }))
  const opened = within(await dialog())
  const field = opened.getByLabelText('Cuenta del gasto o inventario')
  await userEvent.clear(field)
  await userEvent.type(field, '519999')
  await userEvent.click(opened.getByRole('button', { name: 'Solo esta factura' }))
  expect(actions.teachBookAction).toHaveBeenCalledOnce()
})

test('an invoice is split by its lines with the keyboard alone, and the preview of the entry follows', async () => {
  finds()
  actions.teachBookAction.mockResolvedValue({ ok: true, data: null })
  show([mixed], { accounts })
  screen.getByRole('button', { name: 'Cambiar FE4702' }).focus()
  await userEvent.keyboard('{Enter}')
  const opened = within(await dialog())
  opened.getByRole('radio', { name: 'Toda la factura' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  const line = within(opened.getByRole('group', { name: /^Renglón 1\. Motobomba de 2 HP/ }))
  expect(line.getByText(/^Regla de Laura Gómez, /)).toBeTruthy()
  expect(
    opened.getByRole('group', { name: /^Renglón 2\. Instalación en sitio.*300\.000, IVA 0%/ }),
  ).toBeTruthy()
  await userEvent.type(line.getByLabelText('Cuenta'), '152405')
  expect(await line.findByText('Equipo de oficina')).toBeTruthy()
  await userEvent.selectOptions(line.getByLabelText('Retención en la fuente'), '')
  const preview = opened.getByRole('complementary')
  expect(preview.textContent).toContain('152405 Equipo de oficina')
  expect(preview.textContent).toContain('12.000')
  expect(opened.queryByRole('button', { name: 'Enseñar' })).toBeNull()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(actions.teachBookAction).toHaveBeenCalledWith({
    client,
    invoice: mixed.id,
    only: true,
    seen: null,
    treatment: someTreatment({
      lines: [
        { account: '152405', detail: '', centre: '', withholding: null },
        { account: '', detail: '', centre: '', withholding: { concept: 'same' } },
      ],
    }),
  })
})

test('a code that is not in the catalogue is marked at its field, also in a line', async () => {
  finds()
  show([mixed], { accounts })
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar FE4702' }))
  const opened = within(await dialog())
  expect(opened.getAllByText('Otros servicios')[0]).toBeTruthy()
  await userEvent.click(opened.getByRole('radio', { name: 'Renglón por renglón' }))
  const field = within(opened.getByRole('group', { name: /^Renglón 2\./ })).getByLabelText('Cuenta')
  await userEvent.type(field, '519999')
  await userEvent.click(opened.getByRole('button', { name: 'Solo esta factura' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(opened.getByText(/^519999 no está en el catálogo de este cliente\./)).toBeTruthy()
  expect(actions.teachBookAction).not.toHaveBeenCalled()
})

test('an invoice with too many lines says that it cannot be split, and one with a single line does not offer it', async () => {
  show([someDocument({ id: id(1), lines: 85, rule }), someDocument({ id: id(2), number: 'FE4703', rule })])
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar FE4702' }))
  expect(within(await dialog()).getByText(/^Trae 85 renglones\./)).toBeTruthy()
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar FE4703' }))
  expect(within(await dialog()).queryByRole('radio', { name: 'Renglón por renglón' })).toBeNull()
})

test('account names stand beside codes, each line says where it comes from, and unknown codes are named', () => {
  show(
    [
      mixed,
      someDocument({
        id: id(2),
        number: 'FE4703',
        rule: { ...rule, treatment: someTreatment({ account: '519595' }) },
      }),
    ],
    {
      accounts,
    },
  )
  const table = within(screen.getByRole('table', { name: 'FE4702' }))
  expect(table.getAllByRole('rowheader', { name: '513595 Otros servicios' })).toHaveLength(2)
  expect(table.getAllByText(/^Regla de Laura Gómez/).length).toBeGreaterThan(0)
  expect(table.getByText(/^De la factura, base/)).toBeTruthy()
  expect(screen.getByText(/^No están en el catálogo de este cliente: 519595\./)).toBeTruthy()
})

const exported = { batch: id(9), at: '2026-11-12T21:40:00Z', by: 'Camilo Rueda', format: 'siigo' }

test('an entry that was exported before is marked, and is exported again only with a reason', async () => {
  actions.exportBooksAction.mockResolvedValue({ ok: true, data: { number: 2, entries: 2 } })
  show([someDocument({ id: id(1), rule, exported }), someDocument({ id: id(2), number: 'FE4703', rule })])
  expect(screen.getByText(/por Camilo Rueda, Siigo Nube\.$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Exportar 1 asiento' }))
  const opened = within(await dialog())
  expect(opened.getByText('1 de estos 2 ya se exportó')).toBeTruthy()
  await userEvent.click(opened.getByRole('radio', { name: /^También/ }))
  await userEvent.click(opened.getByRole('radio', { name: 'Otra razón' }))
  await userEvent.click(opened.getByRole('button', { name: 'Exportar' }))
  expect(actions.exportBooksAction).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(opened.getByLabelText('Razón'))
  await userEvent.type(opened.getByLabelText('Razón'), 'Lo borré por error')
  await userEvent.click(opened.getByRole('button', { name: 'Exportar' }))
  expect(actions.exportBooksAction.mock.calls[0]?.[0]).toMatchObject({
    client,
    month: '2026-10',
    format: 'journal',
    seen: 'lo-que-se-vio',
    again: 'Lo borré por error',
    day: null,
  })
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(`/admin/clientes/${client}/libros?mes=2026-10&vista=exportados`),
  )
})

test('an export offers a trial, asks for what the program needs, and dates the entries of a closed month in an open one', async () => {
  actions.exportBooksAction.mockResolvedValue({ ok: true, data: { number: 1, entries: 1 } })
  show([someDocument({ rule })], { closed: { at: '2026-11-30T15:00:00Z', by: 'Germán Ospina' } })
  expect(screen.getByText(/está cerrado\. Lo cerró Germán Ospina el 30\/11\/2026/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Exportar 1 asiento' }))
  const opened = within(await dialog())
  await userEvent.click(opened.getByRole('radio', { name: /^World Office/ }))
  expect(opened.getByText(/pruebe primero con un comprobante/)).toBeTruthy()
  await userEvent.click(opened.getByRole('button', { name: 'Exportar' }))
  expect(document.activeElement).toBe(opened.getByLabelText('Tipo de comprobante'))
  await userEvent.type(opened.getByLabelText('Tipo de comprobante'), 'FC')
  await userEvent.click(opened.getByRole('checkbox', { name: 'Solo un asiento, de prueba' }))
  await userEvent.click(opened.getByRole('button', { name: 'Exportar' }))
  expect(actions.exportBooksAction.mock.calls[0]?.[0]).toMatchObject({
    format: 'world-office',
    options: { type: 'FC', number: 1, company: 'Distribuciones Mejía S.A.S.' },
    trial: true,
    again: null,
    day: 'first-open',
  })
})

test('the columns of an own template are recognised, can be changed and are stored; a file without them is refused', async () => {
  actions.keepModelAction.mockResolvedValue({ ok: true, data: null })
  show([someDocument({ rule })])
  await userEvent.click(screen.getByRole('button', { name: 'Exportar 1 asiento' }))
  const opened = within(await dialog())
  await userEvent.click(opened.getByRole('radio', { name: /^Mi plantilla/ }))
  expect(opened.getByRole<HTMLButtonElement>('button', { name: 'Exportar' }).disabled).toBe(true)
  const choose = opened.getByLabelText<HTMLInputElement>('Elegir tu plantilla')
  await userEvent.upload(choose, new File(['Uno;Dos;Tres'], 'modelo.csv'))
  expect(await opened.findByText(/^No encontramos los títulos/)).toBeTruthy()
  const text = 'EMPRESA;;\r\nFecha (OBLIGATORIO);Cuenta contable ;Cod. Zona;Débito;Crédito\r\n'
  await userEvent.upload(choose, new File([text], 'modelo.csv'))
  expect(await opened.findByText('modelo.csv: 5 columnas, 4 reconocidas.')).toBeTruthy()
  await userEvent.selectOptions(opened.getByRole('combobox', { name: 'Débito' }), '')
  expect(opened.getByText(/^A esta plantilla le falta el débito o el crédito/)).toBeTruthy()
  await userEvent.selectOptions(opened.getByRole('combobox', { name: 'Débito' }), 'debit')
  await userEvent.click(opened.getByRole('button', { name: 'Usar esta plantilla' }))
  expect(actions.keepModelAction).toHaveBeenCalledWith({
    client,
    model: {
      name: 'modelo.csv',
      sheet: 'Hoja1',
      above: [['EMPRESA', '', '']],
      headings: ['Fecha (OBLIGATORIO)', 'Cuenta contable ', 'Cod. Zona', 'Débito', 'Crédito'],
      fields: ['day', 'account', null, 'debit', 'credit'],
    },
  })
})

test('a rule that cannot be read says so and can be deleted, and the other rules are still shown', async () => {
  const rows = [
    { nit: '999120773', name: 'Papeles del Oriente', treatment: null, by: 'Laura Gómez', at: rule.at },
    { nit: '901207354', name: 'Cartones', treatment: someTreatment(), by: 'Laura Gómez', at: rule.at },
  ]
  render(
    <BooksPage
      client={client}
      page={page}
      proposals={proposalsOf([])}
      digest=""
      query={{ month: '2026-10', view: 'rules', passed: 0, words: '' }}
      rules={{ more: false, rows }}
      batches={null}
    />,
  )
  expect(screen.getByText(/^1 regla no se puede leer\./)).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Papeles del Oriente.*No se puede leer/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Cartones.*513595/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Olvidar la regla de Papeles del Oriente' })).toBeTruthy()
})
