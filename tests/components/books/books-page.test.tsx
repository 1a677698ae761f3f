import { render, screen, waitFor, within } from '@testing-library/react'
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
const rule = { treatment: someTreatment(), by: 'Laura Gómez', at: '2026-06-04T15:00:00Z', number: null }
const page: BookMonth = {
  title: 'Distribuciones Mejía',
  nits: ['901207354-0'],
  company: 'Distribuciones Mejía S.A.S.',
  closed: null,
  firstOpen: '2026-11-01',
  model: null,
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
      proposals={proposalsOf(documents)}
      digest="lo-que-se-vio"
      query={{ month: '2026-10', view: 'entries', passed: 0 }}
      rules={null}
      batches={null}
    />,
  )
const dialog = () => screen.findByRole('dialog')

test('a month without accepted invoices says where they come from', () => {
  show([])
  expect(screen.getByRole('heading', { name: 'Todavía no hay facturas aceptadas' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar 0 asientos' }).disabled).toBe(true)
})

test('a supplier is taught with the entry beside it, and a missing account keeps the dialog', async () => {
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

test('what only a person can decide says why, and is decided for its invoice alone', async () => {
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
})

const exported = { batch: id(9), at: '2026-11-12T21:40:00Z', by: 'Camilo Rueda', format: 'siigo' }

test('what has left before is warned of, and leaves again only with a reason', async () => {
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

test('a known layout says that it has to be tried, asks for what the program wants, and a closed month for the date', async () => {
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

test('the headings of a model are recognised, chosen and kept; a file without them is refused', async () => {
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
