import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfirmForm } from '@/components/auth/confirm-form'
import { ConsentText } from '@/components/auth/form-parts'
import { NewPasswordForm } from '@/components/auth/recovery-forms'
import { UndoForm } from '@/components/auth/undo-form'
import { consentSentence } from '@/content/auth'

const actions = vi.hoisted(() => ({
  confirmAction: vi.fn(),
  newPasswordAction: vi.fn(),
  requestResetAction: vi.fn(),
  undoEmailAction: vi.fn(),
}))
vi.mock('@/lib/auth/actions', () => actions)

describe('the confirmation', () => {
  const tokenHash = 'a'.repeat(56)
  const warning = '¿No lo pediste? No confirmes y cambia tu contraseña.'

  afterEach(cleanup)

  test('of a new address shows both addresses before anything is confirmed', () => {
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

  test('of a new address is still possible when the addresses are unknown', () => {
    render(<ConfirmForm tokenHash={tokenHash} type="email_change" needsPassword={false} change={null} />)
    expect(screen.queryByText(/Dejarás de entrar/)).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar el cambio' }).disabled).toBe(
      false,
    )
    expect(screen.getByText(warning)).toBeTruthy()
  })

  test('of a registration does not mention a change', () => {
    render(<ConfirmForm tokenHash={tokenHash} type="signup" needsPassword={false} />)
    expect(screen.getByRole('heading', { name: 'Confirma tu correo' })).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar mi correo' }).disabled).toBe(
      false,
    )
    expect(screen.queryByText(warning)).toBeNull()
  })
})

describe('a link that is opened without a press', () => {
  const tokenHash = 'a'.repeat(56)
  afterEach(cleanup)

  // Some mail scanners run the scripts of a page, so opening the page must not confirm anything by itself.
  test.each([
    ['a registration', <ConfirmForm key="1" tokenHash={tokenHash} type="signup" needsPassword={false} />],
    ['a change', <ConfirmForm key="2" tokenHash={tokenHash} type="email_change" needsPassword={false} />],
    ['a reset', <NewPasswordForm key="3" tokenHash={tokenHash} needsCode={false} />],
    ['the way back', <UndoForm key="4" cambio={tokenHash} firma={tokenHash} />],
  ])('for %s sends nothing by itself', async (_, page) => {
    vi.useFakeTimers()
    render(page)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    vi.useRealTimers()
    for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled()
  })
})

describe('the consent', () => {
  test('shows exactly the sentence whose hash is stored', () => {
    const { container } = render(<ConsentText />)
    expect(container.textContent).toBe(consentSentence)
  })
})
