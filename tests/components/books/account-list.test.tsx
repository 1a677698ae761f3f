import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountList } from '@/components/books/account-list'
import type { BookAccount } from '@/lib/books/account'
import '../../support/browser-dialogs'

const actions = vi.hoisted(() => ({ keepAccountsAction: vi.fn(), dropAccountAction: vi.fn() }))
vi.mock('@/lib/books/actions', () => actions)
vi.mock('next/form', () => ({
  default: ({ children, ...props }: React.ComponentProps<'form'>) => (
    <form {...props} action="/libros">
      {children}
    </form>
  ),
}))
afterEach(() => vi.clearAllMocks())

const client = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
const account = (code: string, name: string, more: Partial<BookAccount> = {}): BookAccount => ({
  code,
  name,
  needsParty: false,
  needsCentre: false,
  ...more,
})
const show = (accounts: BookAccount[], words = '') =>
  render(
    <AccountList
      client={client}
      accounts={accounts}
      query={{ month: '2026-10', view: 'accounts', passed: 0, words }}
    />,
  )

test('without a catalogue the page says that any account is accepted, and a chosen file is shown before it is stored', async () => {
  actions.keepAccountsAction.mockResolvedValue({ ok: true, data: null })
  show([])
  expect(screen.getByText(/^Sin catálogo se acepta cualquier cuenta/)).toBeTruthy()
  const choose = await screen.findByLabelText<HTMLInputElement>('Elegir el archivo del catálogo')
  await userEvent.upload(choose, new File(['Uno;Dos'], 'plan.csv'))
  expect(await screen.findByText('No encontramos las columnas del código y del nombre.')).toBeTruthy()
  await userEvent.upload(
    choose,
    new File(['Cuenta;Nombre;Tercero\n1;Activo;\n143505;Mercancías;Si\n'], 'plan.csv'),
  )
  expect(await screen.findByText(/^plan\.csv: 1 cuenta\. 1 fila queda fuera/)).toBeTruthy()
  expect(actions.keepAccountsAction).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Usar este catálogo' }))
  expect(actions.keepAccountsAction).toHaveBeenCalledWith({
    client,
    accounts: [account('143505', 'Mercancías', { needsParty: true })],
    whole: true,
  })
})

test('accounts of the catalogue are found without accents, added and removed', async () => {
  actions.keepAccountsAction.mockResolvedValue({ ok: true, data: null })
  actions.dropAccountAction.mockResolvedValue({ ok: true, data: null })
  show([account('143505', 'Mercancías', { needsCentre: true }), account('2205', 'Nacionales')], 'mercancias')
  const row = within(screen.getByRole('row', { name: /143505/ }))
  expect(row.getByText('Centro de costo')).toBeTruthy()
  expect(screen.queryByText('2205')).toBeNull()
  await userEvent.click(row.getByRole('button', { name: 'Quitar la cuenta 143505' }))
  expect(actions.dropAccountAction).toHaveBeenCalledWith({ client, code: '143505' })
  await userEvent.type(await screen.findByLabelText('Código'), '61')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cuenta' }))
  expect(screen.getByText('Escribe la cuenta con 4 a 12 números.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Código'), '35')
  await userEvent.type(screen.getByLabelText('Nombre'), 'Comercio')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Exige tercero' }))
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cuenta' }))
  expect(actions.keepAccountsAction).toHaveBeenCalledWith({
    client,
    accounts: [account('6135', 'Comercio', { needsParty: true })],
    whole: false,
  })
})
