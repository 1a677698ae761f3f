import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { WriteToMany } from '@/components/clients/bulk-dialogs'
import '../../support/browser-dialogs'

const { begin } = vi.hoisted(() => ({ begin: vi.fn() }))
vi.mock('@/lib/clients/actions', () => ({}))
vi.mock('@/lib/messages/inbox-actions', () => ({ beginManyAction: begin }))
vi.mock('next/navigation', () => ({ unstable_rethrow: () => undefined, useRouter: () => ({}) }))

test('a client who was not written to is named once with the reason, even if the client also gets no mail', async () => {
  const clients = ['uno', 'dos', 'tres'].map((id) => ({ id, title: `Cliente ${id}`, mail: id === 'tres' }))
  begin.mockResolvedValue({ ok: true, data: [{ client: 'uno', why: 'No existe.' }] })
  const done = vi.fn()
  render(<WriteToMany clients={clients as never} onClose={() => undefined} onDone={done} />)
  const [subject, body] = screen.getAllByRole('textbox')
  await userEvent.type(subject ?? document.body, 'Cierre')
  await userEvent.type(body ?? document.body, 'Buenos días')
  const buttons = screen.getAllByRole('button').filter((one) => one.getAttribute('type') === 'submit')
  await userEvent.click(buttons[0] ?? document.body)
  await waitFor(() => expect(done).toHaveBeenCalled())
  const [refused] = done.mock.calls[0] as [{ client: string; why: string }[]]
  expect(refused.map(({ client }) => client)).toEqual(['uno', 'dos'])
  expect(refused[0]?.why).toBe('No existe.')
})
