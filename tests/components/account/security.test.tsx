import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EmailChange } from '@/components/account/security'

vi.mock('@/lib/account/actions', () => ({ changeEmailAction: async () => ({ ok: true, data: null }) }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined, push: () => undefined }) }))

afterEach(cleanup)

test('once the links are sent the button closes the row, and says no more that it cancels', async () => {
  const user = userEvent.setup()
  render(<EmailChange email="ana@ejemplo.test" />)
  // Without a style sheet the names have no space in them.
  await user.click(screen.getByRole('button', { name: /^Cambiar ?correo/ }))
  expect(screen.getByRole('button', { name: /^Cancelar ?correo/ })).toBeTruthy()
  await user.type(screen.getByLabelText('Correo nuevo'), 'otra@ejemplo.test')
  await user.type(screen.getByLabelText('Contraseña actual'), 'Mi-clave-2026')
  await user.click(screen.getByRole('button', { name: 'Enviar enlaces' }))
  expect(await screen.findByText(/Si nadie más usa otra@ejemplo.test/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Cancelar/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Cerrar ?correo/ }))
  expect(screen.queryByText(/Si nadie más usa/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Cambiar ?correo/ }))
})
