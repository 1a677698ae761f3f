import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EnrolKey } from '@/components/auth/second-step-forms'

vi.mock('@/lib/auth/actions', () => ({ beginSecondStepAction: vi.fn(), passSecondStepAction: vi.fn() }))
vi.mock('next/navigation', () => ({ unstable_rethrow: () => undefined, useRouter: () => ({}) }))

test('a button copies the key of the second step, and then says so', async () => {
  const user = userEvent.setup()
  const key = { qr: 'data:,', secret: 'JBSWY3DP', uri: 'otpauth://totp/x', codes: ['1', '2'] }
  render(<EnrolKey {...key}>código</EnrolKey>)
  await user.click(screen.getByRole('button', { name: 'Copiar clave' }))
  expect(await screen.findByRole('button', { name: 'Clave copiada' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DP')
})
