import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import type { Holder } from '@/lib/clients/import/row'
import { ImportDraft, type DraftProps } from '@/components/clients/import/import-draft'

const saveImportRowsAction = vi.fn()
const setMappingAction = vi.fn()
const startImportAction = vi.fn()
const findHoldersAction = vi.fn()
vi.mock('@/lib/clients/actions', () => ({
  saveImportRowsAction: (input: unknown) => saveImportRowsAction(input),
  setMappingAction: (input: unknown) => setMappingAction(input),
  startImportAction: (input: unknown) => startImportAction(input),
  discardImportAction: vi.fn(),
  findHoldersAction: (input: unknown) => findHoldersAction(input),
}))

const draft: DraftProps = {
  id: '6f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a111',
  fileName: 'clientes.csv',
  headings: ['Razón social', 'NIT', 'Correo'],
  mapping: ['name', 'nit', 'email'],
  rows: [
    { row: 1, cells: ['Talleres Usme', '900108281-4', 'gerencia@usme.example'] },
    { row: 2, cells: ['Distribuciones Mejía', '901207354-0', ''] },
    { row: 3, cells: ['Flores La Calera', '', 'flores@calera.example'] },
  ],
  staff: [],
  taken: [],
  today: '2026-11-26',
  until: '30 de noviembre',
}
const ok = { ok: true, data: null }

beforeEach(() => {
  for (const action of [saveImportRowsAction, setMappingAction, startImportAction, findHoldersAction])
    action.mockReset().mockResolvedValue(ok)
  findHoldersAction.mockResolvedValue({ ok: true, data: [] })
  render(<ImportDraft {...draft} />)
})

const rowOf = (row: number) => within(screen.getByRole('row', { name: new RegExp(`^${row} `) }))
const start = (name: RegExp) => screen.getByRole('button', { name })

test('rows that cannot be imported come first, each with its faults', () => {
  expect(rowOf(1).getByText(/El dígito debería ser 3/)).toBeTruthy()
  expect(rowOf(3).getByText('Falta el NIT.')).toBeTruthy()
  expect(rowOf(2).getByText(/Entra sin invitación/)).toBeTruthy()
  expect(screen.getByText('2 no entran, 1 entran con aviso')).toBeTruthy()
  expect(start(/Importar 1 cliente$/)).toBeTruthy()
})

test('an obvious mistake is corrected with one press and stored in the draft', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Usar 3/ }))
  expect(await screen.findByRole('button', { name: 'Importar 2 clientes' })).toBeTruthy()
  const [[saved]] = saveImportRowsAction.mock.calls as [[{ rows: object[] }]]
  expect(saved.rows).toEqual([{ row: 1, cells: ['Talleres Usme', '900.108.281-3', 'gerencia@usme.example'] }])
})

test('the focus stays in the table when a corrected row leaves it, and moves to its heading with the last row', async () => {
  screen.getByRole('button', { name: /Usar 3/ }).focus()
  await userEvent.keyboard('{Enter}')
  const table = screen.getByRole('group', { name: 'Filas por corregir' })
  expect(document.activeElement).toBe(table)
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Correo de la fila 2' }),
    'ana@mejia.example{Enter}',
  )
  expect(document.activeElement).toBe(table)
  const nit = screen.getByRole('textbox', { name: 'NIT de la fila 3' })
  await userEvent.type(nit, '900{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'NIT de la fila 3' }))
  await userEvent.clear(document.activeElement!)
  await userEvent.keyboard(`800100190-${checkDigit('800100190')}{Enter}`)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filas por corregir' }))
})

test('a cell is corrected in place, and changes to an existing client are made only if accepted', async () => {
  const holder: Holder = {
    nit: '900108281',
    id: draft.id,
    title: 'Talleres Usme Ltda.',
    name: 'Talleres Usme Ltda.',
    others: 0,
    owned: false,
    advisors: [],
    emails: [],
    notes: [],
    phone: null,
    seen: null,
    profile: null,
  }
  findHoldersAction.mockResolvedValue({ ok: true, data: [holder] })
  await userEvent.type(rowOf(3).getByRole('textbox', { name: 'NIT de la fila 3' }), '900108281-3{Enter}')
  const name = await screen.findByRole('checkbox', { name: 'Aceptar Nombre de Talleres Usme Ltda.' })
  expect(screen.getByText('0 de 2 aceptados; los demás no se hacen')).toBeTruthy()
  expect(start(/Importar 1 cliente$/)).toBeTruthy()
  await userEvent.click(name)
  await userEvent.click(start(/Importar 1 cliente y cambiar 1$/))
  const [[started]] = startImportAction.mock.calls as [[{ accepted: string[] }]]
  expect(started.accepted).toEqual([expect.stringMatching(/^3 name /)])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aceptar los 2 cambios' }))
  expect(screen.getByText('2 de 2 aceptados; los demás no se hacen')).toBeTruthy()
})

test('a column that gets another meaning is checked at once; without NIT or name nothing can be imported', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'A qué va la columna NIT' }), 'none')
  expect(screen.getByText('Elige la columna del NIT y la de la razón social.')).toBeTruthy()
  expect(start(/Importar 0 clientes/)).toHaveProperty('disabled', true)
  expect(setMappingAction).toHaveBeenCalledWith({ import: draft.id, mapping: ['name', 'none', 'email'] })
})

test('an import can start without sending its invitations', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Usar 3/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Enviar las invitaciones' }))
  await userEvent.click(start(/Importar 2 clientes/))
  expect(startImportAction).toHaveBeenCalledWith({ import: draft.id, send: false, accepted: [] })
})

test('a correction that could not be stored says so, and is stored before the import starts', async () => {
  saveImportRowsAction.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await userEvent.click(screen.getByRole('button', { name: /Usar 3/ }))
  expect(await screen.findByText('No se guardó la corrección.')).toBeTruthy()
  await userEvent.click(start(/Importar 2 clientes/))
  const held = { row: 1, cells: ['Talleres Usme', '900.108.281-3', 'gerencia@usme.example'] }
  expect(saveImportRowsAction).toHaveBeenLastCalledWith({ import: draft.id, rows: [held] })
  expect(startImportAction).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('No se guardó la corrección.')).toBeNull()
})

test('the import does not start while a correction cannot be stored, and stores it once the network is back', async () => {
  saveImportRowsAction.mockRejectedValue(new TypeError('Failed to fetch'))
  await userEvent.click(screen.getByRole('button', { name: /Usar 3/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Importar 2 clientes/ }))
  expect(startImportAction).not.toHaveBeenCalled()
  saveImportRowsAction.mockClear().mockResolvedValue(ok)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('No se guardó la corrección.')).toBeNull())
  expect(saveImportRowsAction).toHaveBeenCalledTimes(1)
})
