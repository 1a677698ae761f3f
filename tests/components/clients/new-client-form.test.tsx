import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { NewClientForm } from '@/components/clients/new/new-client-form'

const createClientAction = vi.fn()
const findNitAction = vi.fn()
const push = vi.fn()
vi.mock('@/lib/clients/actions', () => ({
  createClientAction: (input: unknown) => createClientAction(input),
  findNitAction: (input: unknown) => findNitAction(input),
}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push }),
}))

const me = { id: '6f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a111', name: 'Germán Ospina', role: 'admin' }

beforeEach(() => {
  push.mockReset()
  createClientAction.mockReset().mockResolvedValue({ ok: true, data: null })
  findNitAction.mockReset().mockResolvedValue({ ok: true, data: null })
  render(<NewClientForm me={me} staff={[me]} />)
})

const nit = () => screen.getByLabelText('NIT con dígito de verificación')

test('the check digit is checked while a NIT is typed and corrected with one press, and the NIT is looked up', async () => {
  await userEvent.type(nit(), '900108281-4')
  await userEvent.click(screen.getByRole('button', { name: 'Usar 3' }))
  expect(nit()).toHaveProperty('value', '900.108.281-3')
  expect(await screen.findByText('Dígito correcto. No está entre tus clientes.')).toBeTruthy()
  expect(findNitAction).toHaveBeenLastCalledWith({ nit: '900108281' })
})

test('a NIT that a client already has shows that client, and a second client is made only if the member insists', async () => {
  const holder = { nit: '900108281', id: me.id, title: 'Talleres Usme', status: 'approved' }
  findNitAction.mockResolvedValue({ ok: true, data: holder })
  await userEvent.type(nit(), '900108281-3')
  expect((await screen.findByRole('link', { name: 'Talleres Usme' })).getAttribute('href')).toContain(me.id)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Crear otro cliente con el mismo NIT' }))
  await userEvent.type(screen.getByLabelText('Razón social o nombre completo'), 'Usme Norte')
  await userEvent.click(screen.getByRole('button', { name: 'Crear cliente' }))
  expect(createClientAction).toHaveBeenCalledWith(expect.objectContaining({ again: true, people: [] }))
})

test('the invitation is shown as it will be sent, and the first invited person becomes the owner', async () => {
  await userEvent.type(nit(), '900108281-3')
  await userEvent.type(screen.getByLabelText('Razón social o nombre completo'), 'Marmolería San Isidro')
  await userEvent.type(screen.getByLabelText('Nombre'), 'Sara Isidro')
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'sara@isidro.example')
  expect(
    screen.getByRole('heading', { name: 'El portal de «Marmolería San Isidro» está listo' }),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Crear cliente e invitar a Sara' }))
  expect(createClientAction).toHaveBeenCalledWith(
    expect.objectContaining({
      advisor: me.id,
      send: true,
      people: [{ name: 'Sara Isidro', email: 'sara@isidro.example', role: 'owner' }],
    }),
  )
  expect(push).toHaveBeenCalled()
})

test('missing values are marked at their fields, and nothing is sent', async () => {
  await userEvent.type(screen.getByLabelText('Nombre'), 'Sara Isidro')
  await userEvent.click(screen.getByRole('button', { name: /Crear cliente/ }))
  expect(screen.getByText('Escribe el NIT con su dígito de verificación.')).toBeTruthy()
  expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true')
  expect(createClientAction).not.toHaveBeenCalled()
})

test('the number decides between company and person, and a company name with a cédula is warned about', async () => {
  await userEvent.type(nit(), '900108281-3')
  expect(screen.getByText('Por el número es una persona jurídica.')).toBeTruthy()
  await userEvent.clear(nit())
  await userEvent.type(nit(), `1012345678-${checkDigit('1012345678')}`)
  expect(screen.getByText(/^Por el número es una persona natural/)).toBeTruthy()
  const name = screen.getByLabelText('Razón social o nombre completo')
  await userEvent.type(name, 'Ana Díaz')
  expect(screen.queryByText(/parece una cédula/)).toBeNull()
  await userEvent.type(name, ' S.A.S.')
  expect(screen.getByText(/El número parece una cédula y el nombre parece el de una empresa/)).toBeTruthy()
})
