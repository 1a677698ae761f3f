import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EmailChange, SessionList } from '@/components/account/security'

const { changeEmailAction, endOtherSessionsAction } = vi.hoisted(() => ({
  changeEmailAction: vi.fn(),
  endOtherSessionsAction: vi.fn(),
}))
vi.mock('@/lib/account/actions', () => ({ changeEmailAction, endOtherSessionsAction }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined, push: () => undefined }) }))

afterEach(cleanup)

test('once the links for a new address are sent, the button says «Cerrar» instead of «Cancelar» and closes the row', async () => {
  changeEmailAction.mockResolvedValue({ ok: true, data: null })
  const user = userEvent.setup()
  render(<EmailChange email="ana@ejemplo.test" />)
  // jsdom loads no style sheets, so accessible names may lack the space between two words.
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

test('when the links for a new address cannot be sent, the focus returns to the button', async () => {
  changeEmailAction.mockImplementation(async () => {
    // Browsers blur a button when it becomes disabled; jsdom does not, so this mock blurs the button.
    await new Promise((resolve) => setTimeout(resolve, 20))
    ;(document.activeElement as HTMLElement).blur()
    return { ok: false, code: 'unavailable', message: 'No responde.' }
  })
  const user = userEvent.setup()
  render(<EmailChange email="ana@ejemplo.test" />)
  await user.click(screen.getByRole('button', { name: /^Cambiar ?correo/ }))
  await user.type(screen.getByLabelText('Correo nuevo'), 'otra@ejemplo.test')
  await user.type(screen.getByLabelText('Contraseña actual'), 'Mi-clave-2026')
  await user.click(screen.getByRole('button', { name: 'Enviar enlaces' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar enlaces' })),
  )
})

test('closing all other sessions moves the focus to the list of sessions, because the pressed button is gone', async () => {
  const line = (id: string, current: boolean) => ({ id, current, device: 'Firefox en Linux', detail: 'Hoy' })
  endOtherSessionsAction.mockResolvedValue({ ok: true, data: null })
  const { rerender } = render(<SessionList sessions={[line('a', true), line('b', false)]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar las demás' }))
  rerender(<SessionList sessions={[line('a', true)]} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Sesiones abiertas')))
})
