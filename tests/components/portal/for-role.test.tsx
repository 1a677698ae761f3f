import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ForRole } from '@/components/portal/for-role'
import { PortalLive } from '@/components/portal/portal-live'
import { accountRoles, type AccountRole } from '@/lib/session/account-role'

const { channel } = vi.hoisted(() => ({ channel: { current: null as { onCatchUp: () => void } | null } }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
vi.mock('@/components/live/live-channel', () => ({
  LiveChannel: (props: { onCatchUp: () => void }) => {
    channel.current = props
    return null
  },
}))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const least = ['assistant', 'accountant', 'owner'] as const

async function seenAs(role: AccountRole | null): Promise<string[]> {
  const accounts = [
    { id: 'a1', role },
    { id: 'a2', role: 'owner' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, data: { account: 'a1', accounts } }))
  render(
    <PortalLive account="a1" person="u1">
      {least.map((one) => (
        <ForRole key={one} atLeast={one}>
          <button>{one}</button>
        </ForRole>
      ))}
      <ForRole atLeast="assistant" instead={<a href="/portal">Ver</a>}>
        Responder
      </ForRole>
    </PortalLive>,
  )
  if (role) act(() => channel.current?.onCatchUp())
  await act(() => vi.advanceTimersByTimeAsync(1000))
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

test('a role without a right reads who has it instead; while the role is unknown all buttons are shown', async () => {
  expect(await seenAs(null)).toEqual([...least])
  for (const [at, role] of accountRoles.entries()) {
    cleanup()
    expect(await seenAs(role)).toEqual(least.slice(0, at))
    expect(screen.queryAllByText(/dueña o el dueño/)).toHaveLength(least.length - at)
    expect(screen.queryAllByRole('link', { name: 'Ver' })).toHaveLength(role === 'reader' ? 1 : 0)
  }
})
