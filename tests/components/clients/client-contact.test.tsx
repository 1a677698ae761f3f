import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ClientContact } from '@/components/clients/client-contact'

const save = vi.hoisted(() => vi.fn())
const refresh = vi.hoisted(() => vi.fn())
vi.mock('@/lib/clients/actions', () => ({ saveContactAction: save }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}))

const client = '11111111-1111-4111-8111-111111111111'
const contact = { name: 'Sara Rojas', phone: null, address: null, email: 'sara@talleres.example', version: 3 }
const person = { name: 'Ana Mejía', email: 'ana@empresa.example', phone: '300 123 4567' }

test('the firm edits the contact data of a client, and the e-mail only while nobody has access', async () => {
  save.mockResolvedValue({ ok: true, data: null })
  const { rerender } = render(<ClientContact client={client} contact={contact} person={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }))
  await userEvent.type(screen.getByLabelText('Dirección'), 'Calle 10 # 4-21')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contacto' }))
  expect(save).toHaveBeenCalledWith({
    client,
    seen: 3,
    name: 'Sara Rojas',
    phone: '',
    address: 'Calle 10 # 4-21',
    email: 'sara@talleres.example',
  })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar' }))
  rerender(<ClientContact client={client} contact={contact} person={person} />)
  expect(screen.getByText('ana@empresa.example')).toBeTruthy()
  expect(screen.queryByText('sara@talleres.example')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }))
  expect(screen.queryByLabelText('Correo')).toBeNull()
})

test('when a colleague saved the contact data first, the form says who and keeps what was typed', async () => {
  save.mockResolvedValue({ ok: false, code: 'contact-meanwhile', message: 'Laura lo cambió antes que tú.' })
  render(<ClientContact client={client} contact={contact} person={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }))
  await userEvent.type(screen.getByLabelText('Teléfono'), '6015551234')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contacto' }))
  expect(screen.getByText('Laura lo cambió antes que tú.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Teléfono').value).toBe('6015551234')
  expect(refresh).toHaveBeenCalled()
})
