import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EnrolKey } from '@/components/auth/second-step-forms'

vi.mock('@/lib/auth/actions', () => ({ beginSecondStepAction: vi.fn(), passSecondStepAction: vi.fn() }))
vi.mock('next/navigation', () => ({ unstable_rethrow: () => undefined, useRouter: () => ({}) }))

test('the key of a second step is copied by a button, which says so afterwards', async () => {
  const user = userEvent.setup()
  const key = { qr: 'data:,', secret: 'JBSWY3DP', uri: 'otpauth://totp/x', codes: ['1', '2'] }
  render(<EnrolKey {...key}>código</EnrolKey>)
  await user.click(screen.getByRole('button', { name: 'Copiar clave' }))
  expect(await screen.findByRole('button', { name: 'Clave copiada' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DP')
})
