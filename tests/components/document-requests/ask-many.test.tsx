import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AskMany } from '@/components/document-requests/firm/ask-many'
import '../../support/browser-dialogs'

vi.mock('@/lib/document-requests/actions', () => ({
  readRequestTemplatesAction: vi.fn(async () => ({ ok: true, data: [] })),
  sendRequestsAction: vi.fn(),
}))
vi.mock('next/navigation', () => ({ unstable_rethrow: () => undefined, useRouter: () => ({}) }))

test('the names of many chosen clients can be scrolled with the keyboard', async () => {
  const clients = Array.from({ length: 60 }, (_, n) => ({ id: `${n}`, title: `Cliente ${n}`, mail: true }))
  render(<AskMany clients={clients as never} onClose={() => undefined} onDone={() => undefined} />)
  const names = await screen.findByText(/Cliente 0 · Cliente 1/)
  expect(names.tabIndex).toBe(0)
  expect(names.getAttribute('aria-labelledby')).toBe('ask-many')
})
