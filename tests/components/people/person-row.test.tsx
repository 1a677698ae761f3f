import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PeoplePage } from '@/components/people/people-page'
import { peopleText } from '@/content/people'
import type { People } from '@/lib/people/schema'
import { saidToasts } from '../../support/said-toasts'

const changeRoleAction = vi.fn()
vi.mock('@/lib/people/actions', () => ({
  changeRoleAction: (input: unknown) => changeRoleAction(input),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/portal/personas' }))

const said = saidToasts()
const [laura, yuli] = ['3f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a111', '4f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a111']
const page = (role: 'assistant' | 'reader' | 'accountant', me = laura) => {
  const face = { second_step: false, seen_at: null, since: '2026-11-01T12:00:00Z' }
  const people = [
    { ...face, id: laura, email: 'laura@example.co', name: 'Laura Mejía', role: 'owner' },
    { ...face, id: yuli, email: 'yuli@example.co', name: 'Yuli Rojas', role },
  ]
  return (
    <PeoplePage
      people={{ people, invitations: [], change: null } as unknown as People}
      company="Café Mejía S.A.S."
      me={me ?? ''}
      now={new Date('2026-12-02T12:00:00Z')}
    />
  )
}
const role = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rol de Yuli Rojas' })
const undo = () => screen.queryByRole('button', { name: 'Deshacer' })
const choose = async (value: string) => {
  role().focus()
  await act(async () => fireEvent.change(role(), { target: { value } }))
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

beforeEach(() => {
  vi.useFakeTimers()
  changeRoleAction.mockReset().mockResolvedValue({ ok: true, data: null })
})
afterEach(() => void vi.useRealTimers())

test('a changed role can be undone in its row, and the focus returns to the role', async () => {
  const { rerender } = render(page('assistant'))
  await choose('reader')
  rerender(page('reader'))
  expect(document.activeElement).toBe(role())
  expect(screen.getByText('Antes: Auxiliar.').closest('[role=status]')).toBeTruthy()
  // Pressing the button gives it the focus, and then the button disappears.
  undo()?.focus()
  await act(async () => fireEvent.click(undo() as HTMLElement))
  expect(changeRoleAction).toHaveBeenLastCalledWith({ person: yuli, role: 'assistant', expected: 'reader' })
  rerender(page('assistant'))
  expect(said.map(({ title }) => title)).toEqual(['Rol cambiado', 'El rol quedó como estaba'])
  expect(document.activeElement).toBe(role())
  expect(undo()).toBeNull()
})

test('a changed role can still be undone just before eight seconds have passed', async () => {
  const { rerender } = render(page('assistant'))
  await choose('reader')
  rerender(page('reader'))
  await pass(7900)
  await act(async () => fireEvent.click(undo() as HTMLElement))
  expect(changeRoleAction).toHaveBeenLastCalledWith({ person: yuli, role: 'assistant', expected: 'reader' })
})

test('after eight seconds the undo button is gone, and the focus moves to the role', async () => {
  const { rerender } = render(page('assistant'))
  await choose('reader')
  rerender(page('reader'))
  await pass(7900)
  undo()?.focus()
  await pass(200)
  expect(undo()).toBeNull()
  expect(document.activeElement).toBe(role())
})

test('no undo is offered when the change was refused, or when somebody changed the role again', async () => {
  const { rerender } = render(page('assistant'))
  changeRoleAction.mockResolvedValueOnce({ ok: false, code: 'conflict', message: 'Alguien lo cambió.' })
  await choose('reader')
  expect(undo()).toBeNull()
  await choose('reader')
  rerender(page('accountant'))
  expect(undo()).toBeNull()
})

test('an assistant can leave the account, but its only owner cannot', () => {
  const leave = () => screen.queryByRole('button', { name: peopleText.leave })
  const { rerender } = render(page('assistant', yuli))
  expect(leave()).not.toBeNull()
  rerender(page('assistant', laura))
  expect(leave()).toBeNull()
})
