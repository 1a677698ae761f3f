import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { InvitationRow } from '@/components/people/invitation-row'

const server = vi.hoisted(() => ({ resendInvitationAction: vi.fn(), withdrawInvitationAction: vi.fn() }))
vi.mock('@/lib/people/actions', () => server)
afterEach(cleanup)

const invitation = {
  id: '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
  email: 'luis@ejemplo.test',
  name: null,
  role: 'assistant' as const,
  made_at: '2026-11-20T12:00:00Z',
  until: '2026-11-27T12:00:00Z',
  sent: true,
}

test.each([
  ['of a client', 'personas'],
  ['of the team', 'main'],
])('after the last invitation %s is withdrawn, the focus stays on the page', async (_, id) => {
  server.withdrawInvitationAction.mockResolvedValue({ ok: true, data: null })
  render(
    <main id={id === 'main' ? id : undefined} tabIndex={-1}>
      <h1>Personas</h1>
      <h2 id={id === 'main' ? undefined : id} tabIndex={-1}>
        Quién entra
      </h2>
      <InvitationRow invitation={invitation as never} now={new Date('2026-11-21T12:00:00Z')} />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Retirar/ }))
  await waitFor(() => expect(document.activeElement?.id).toBe(id))
})

test.each([
  ['2026-11-27T11:59:00Z', false],
  ['2026-11-27T12:00:00Z', true],
])('at %s an invitation that ends at noon UTC of the 27th has expired: %s', (now, expired) => {
  render(<InvitationRow invitation={invitation as never} now={new Date(now)} />)
  expect(screen.getByRole('listitem').textContent?.includes('Venció')).toBe(expired)
})
