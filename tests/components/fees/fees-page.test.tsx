import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import OwnFeesPage from '@/app/(portal)/portal/(sections)/honorarios/page'

const { requireClient, listMyFees } = vi.hoisted(() => ({ requireClient: vi.fn(), listMyFees: vi.fn() }))
vi.mock('@/lib/session/require', () => ({ requireClient }))
vi.mock('@/lib/fees/queries', () => ({ listMyFees }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}))
vi.mock('@/lib/fees/actions', () => ({ silenceMyFeesAction: vi.fn() }))
beforeEach(() =>
  listMyFees.mockReset().mockResolvedValue({ rows: [], open: 0, late: 0, silent: false, refused: false }),
)

const forbidden = 'Los honorarios los ve quien maneja las cifras'

test.each([
  ['owner', true],
  ['accountant', true],
  ['assistant', false],
  ['reader', false],
])('a person with the role %s may see the fees: %s', async (role, may) => {
  requireClient.mockResolvedValue({ role })
  render(await OwnFeesPage())
  expect(listMyFees).toHaveBeenCalledTimes(may ? 1 : 0)
  expect(screen.queryByText(forbidden) === null).toBe(may)
})
