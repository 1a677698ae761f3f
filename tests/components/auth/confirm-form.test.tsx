import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfirmForm } from '@/components/auth/confirm-form'
import { ConsentText } from '@/components/auth/form-parts'
import { consentSentence } from '@/content/auth'

vi.mock('@/lib/auth/actions', () => ({ confirmAction: vi.fn() }))

describe('the confirmation', () => {
  const tokenHash = 'a'.repeat(56)
  const warning = '¿No lo pediste? No confirmes y cambia tu contraseña.'

  afterEach(cleanup)

  test('a change of address is named with both addresses before anybody confirms it', () => {
    const change = { before: 'ana@ejemplo.test', after: 'otra@ejemplo.test' }
    render(<ConfirmForm tokenHash={tokenHash} type="email_change" needsPassword={false} change={change} />)
    expect(screen.getByRole('heading', { name: 'Confirma el cambio de correo' })).toBeTruthy()
    expect(
      screen.getByText('Dejarás de entrar con ana@ejemplo.test y entrarás con otra@ejemplo.test.'),
    ).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar el cambio' }).disabled).toBe(
      false,
    )
    expect(screen.getByText(warning)).toBeTruthy()
  })

  test('a change whose addresses are unknown can be confirmed all the same', () => {
    render(<ConfirmForm tokenHash={tokenHash} type="email_change" needsPassword={false} change={null} />)
    expect(screen.queryByText(/Dejarás de entrar/)).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar el cambio' }).disabled).toBe(
      false,
    )
    expect(screen.getByText(warning)).toBeTruthy()
  })

  test('a registration speaks of no change', () => {
    render(<ConfirmForm tokenHash={tokenHash} type="signup" needsPassword={false} />)
    expect(screen.getByRole('heading', { name: 'Confirma tu correo' })).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar mi correo' }).disabled).toBe(
      false,
    )
    expect(screen.queryByText(warning)).toBeNull()
  })
})

describe('the consent', () => {
  test('the form shows exactly the sentence whose hash is kept', () => {
    const { container } = render(<ConsentText />)
    expect(container.textContent).toBe(consentSentence)
  })
})
