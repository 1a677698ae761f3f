import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ResetRequestForm } from '@/components/auth/recovery-forms'
import { keepTypedAddress } from '@/lib/auth/typed-address'

vi.mock('@/lib/auth/actions', () => ({ requestResetAction: vi.fn(), resetAction: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico').value

test('the reset form starts once with the address that was typed at sign-in', () => {
  keepTypedAddress('laura@example.co')
  const { unmount } = render(<ResetRequestForm />)
  expect(email()).toBe('laura@example.co')
  unmount()
  render(<ResetRequestForm />)
  expect(email()).toBe('')
})

test('the reset form starts empty in a browser that blocks storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  keepTypedAddress('laura@example.co')
  render(<ResetRequestForm />)
  expect(email()).toBe('')
})
