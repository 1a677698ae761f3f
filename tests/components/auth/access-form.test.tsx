import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AccessForm } from '@/components/auth/access-form'
import type { FormState } from '@/lib/auth/schema'
import { saidToasts } from '@/tests/support/said-toasts'

const { signIn, signUp, resend } = vi.hoisted(() => ({ signIn: vi.fn(), signUp: vi.fn(), resend: vi.fn() }))
vi.mock('@/lib/auth/actions', () => ({ signInAction: signIn, signUpAction: signUp, resendAction: resend }))

const email = 'laura@example.co'
const ok: FormState = { result: { ok: true, data: null }, email }
const refused = (
  code: 'email-not-confirmed' | 'invalid-credentials' | 'weak-password',
  message: string,
): FormState => ({
  result: { ok: false, code, message },
  email,
})

const said = saidToasts()
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const show = (mode: 'sign-in' | 'sign-up' = 'sign-in') =>
  render(<AccessForm next="/portal/facturas" initialMode={mode} />)
const tab = (name: string) => screen.getByRole('tab', { name })
const button = (name: string) => screen.getByRole('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function fill(password = 'Clave-2026') {
  await userEvent.type(field('Correo electrónico'), email)
  await userEvent.type(field('Contraseña'), password)
}

function pending(action: typeof signIn) {
  let answer: (state: FormState) => void = () => {}
  action.mockReturnValue(new Promise<FormState>((resolve) => (answer = resolve)))
  return (state: FormState) => answer(state)
}

describe('the tabs', () => {
  test('start with the sign-in, and show the password hint only in the registration', async () => {
    show()
    expect(tab('Iniciar sesión')).toHaveProperty('ariaSelected', 'true')
    const hint = 'La contraseña debe tener al menos 6 caracteres'
    expect(screen.queryByText(hint)).toBeNull()
    await userEvent.click(tab('Registrarse'))
    expect(screen.getByText(hint)).toBeDefined()
    expect(field('Contraseña').getAttribute('aria-describedby')).toBe(screen.getByText(hint).id)
  })

  test('share the values that were typed', async () => {
    show()
    await fill()
    await userEvent.click(tab('Registrarse'))
    expect(field('Correo electrónico').value).toBe(email)
    expect(field('Contraseña').value).toBe('Clave-2026')
    await userEvent.clear(field('Contraseña'))
    await userEvent.type(field('Contraseña'), 'Otra-2026')
    await userEvent.click(tab('Iniciar sesión'))
    expect(field('Contraseña').value).toBe('Otra-2026')
  })

  test('change with the arrow keys, and are links for browsers without script', async () => {
    show()
    tab('Iniciar sesión').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(button('Registrarse')).toBeDefined()
    expect(tab('Registrarse').getAttribute('href')).toBe('/auth?tab=registro&next=%2Fportal%2Ffacturas')
  })
})

describe('the sign-in', () => {
  test('shows that it is busy and ignores a second press', async () => {
    const answer = pending(signIn)
    show()
    await fill()
    await userEvent.click(button('Iniciar sesión'))
    expect(button('Iniciando sesión...')).toHaveProperty('disabled', true)
    await userEvent.click(button('Iniciando sesión...'))
    answer(refused('invalid-credentials', 'El correo o la contraseña no son correctos.'))
    await waitFor(() => expect(button('Iniciar sesión')).toHaveProperty('disabled', false))
    expect(signIn).toHaveBeenCalledOnce()
  })

  test('sends the e-mail, the password exactly as typed and the page to return to', async () => {
    signIn.mockResolvedValue(refused('invalid-credentials', 'No.'))
    show()
    await fill(' Clave 2026 ')
    await userEvent.click(button('Iniciar sesión'))
    const form = signIn.mock.calls[0]![1] as FormData
    expect(Object.fromEntries(form)).toEqual({ email, password: ' Clave 2026 ', next: '/portal/facturas' })
  })

  test('shows a failure as a toast and keeps the typed values', async () => {
    signIn.mockResolvedValue(refused('invalid-credentials', 'El correo o la contraseña no son correctos.'))
    show()
    await fill()
    await userEvent.click(button('Iniciar sesión'))
    expect(said).toEqual([
      {
        kind: 'error',
        title: 'Error al iniciar sesión',
        description: 'El correo o la contraseña no son correctos.',
      },
    ])
    expect(field('Contraseña').value).toBe('Clave-2026')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('of an unconfirmed address says so on the page, and can send the mail again', async () => {
    const sentence =
      'El correo electrónico aún no ha sido confirmado. Por favor revise su bandeja de entrada.'
    signIn.mockResolvedValue(refused('email-not-confirmed', sentence))
    resend.mockResolvedValue(ok)
    show()
    await fill()
    await userEvent.click(button('Iniciar sesión'))
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(said).toEqual([])
    await userEvent.click(button('Enviar el enlace otra vez'))
    expect((resend.mock.calls[0]![1] as FormData).get('email')).toBe(email)
    expect(await screen.findByText(/te acaba de llegar un mensaje con un enlace nuevo/)).toBeDefined()
  })

  test('says so in Spanish when the site does not answer', async () => {
    signIn.mockRejectedValue(new TypeError('Failed to fetch'))
    show()
    await fill()
    await userEvent.click(button('Iniciar sesión'))
    expect(said[0]?.description).toContain('El servicio no responde')
  })
})

describe('the registration', () => {
  test('shows that it is busy with its own words', async () => {
    const answer = pending(signUp)
    show('sign-up')
    await fill()
    await userEvent.click(button('Registrarse'))
    expect(button('Registrando...')).toHaveProperty('disabled', true)
    answer(ok)
    await waitFor(() => expect(button('Iniciar sesión')).toBeDefined())
  })

  test('returns to the sign-in with the address filled in, and says that a mail was sent', async () => {
    signUp.mockResolvedValue(ok)
    show('sign-up')
    await fill()
    await userEvent.click(button('Registrarse'))
    expect(said).toEqual([
      {
        kind: 'success',
        title: 'Registro exitoso',
        description: 'Ahora puede iniciar sesión con sus credenciales.',
      },
    ])
    expect(tab('Iniciar sesión')).toHaveProperty('ariaSelected', 'true')
    expect(field('Correo electrónico').value).toBe(email)
    expect(screen.getByText(/te acaba de llegar un mensaje con un enlace/)).toBeDefined()
  })

  test('marks a common password and moves the focus to its field', async () => {
    signUp.mockResolvedValue(refused('weak-password', 'Esa contraseña es muy común.'))
    show('sign-up')
    await fill('123456')
    await userEvent.click(button('Registrarse'))
    expect(said[0]).toMatchObject({ kind: 'error', title: 'Error al registrarse' })
    await waitFor(() => expect(document.activeElement).toBe(field('Contraseña')))
    expect(field('Contraseña').getAttribute('aria-invalid')).toBe('true')
  })

  test('links to the two texts that the person accepts', () => {
    show('sign-up')
    expect(screen.getByRole('link', { name: 'tratamiento de datos personales' })).toHaveProperty(
      'pathname',
      '/tratamiento-datos',
    )
    expect(screen.getByRole('link', { name: 'política de privacidad' })).toHaveProperty(
      'pathname',
      '/politicas-privacidad',
    )
  })
})
