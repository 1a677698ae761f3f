import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SecondStepReset } from '@/components/clients/client-controls'
import '../../support/browser-dialogs'

const reset = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true, data: null })))
vi.mock('@/lib/team/actions', () => ({ resetSecondStepAction: reset }))
vi.mock('@/lib/clients/actions', () => ({}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: vi.fn() }),
}))

test('the second step is reset for the owner of the account', async () => {
  render(<SecondStepReset owner="11111111-1111-4111-8111-111111111111" title="Panadería El Trigal" />)
  await userEvent.click(screen.getByRole('button'))
  const answers = screen.getByRole('dialog').querySelectorAll('button')
  await userEvent.click([...answers].at(-1)!)
  expect(reset).toHaveBeenCalledWith({ personId: '11111111-1111-4111-8111-111111111111' })
})
