import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticeBoard } from '@/components/notifications/notice-board'
import type { ShownNotice } from '@/components/notifications/notice-row'

const calls = vi.hoisted(() => ({
  see: vi.fn(),
  mark: vi.fn(),
  all: vi.fn(),
  unmark: vi.fn(),
}))
vi.mock('@/lib/notifications/actions', () => ({
  seeNoticesAction: calls.see,
  markNoticeAction: calls.mark,
  markAllAction: calls.all,
  unmarkAllAction: calls.unmark,
}))
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({ ok: true, data: undefined })
  calls.all.mockResolvedValue({ ok: true, data: { stamp: null } })
})
afterEach(cleanup)

const until = '2026-12-02T14:40:00Z'
const notice = (id: string, read = false): ShownNotice => ({
  id,
  kind: 'message',
  label: 'Mensaje',
  title: `Mensaje ${id}`,
  text: '',
  why: '',
  action: null,
  href: '/portal/mensajes',
  at: until,
  time: '9:40 a.m.',
  seen: read,
  read,
})
const board = (notices: readonly ShownNotice[], unread = notices.filter(({ read }) => !read).length) => (
  <NoticeBoard
    firm={false}
    days={[{ day: '2026-12-02', name: 'Hoy', date: 'miércoles', notices }]}
    unread={unread}
    until={until}
  />
)
const link = (id: string) => screen.getByRole('link', { name: new RegExp(`Mensaje ${id}$`) })
const settle = () => act(async () => {})

test('an open page marks its notifications as seen up to the newest, once', async () => {
  const { rerender } = render(board([notice('uno')]))
  rerender(board([{ ...notice('uno'), seen: true }]))
  await settle()
  expect(calls.see.mock.calls).toEqual([[{ until, firm: false }]])
})

test('a page whose notifications were all seen sends nothing', async () => {
  render(board([notice('uno', true)]))
  await settle()
  expect(calls.see).not.toHaveBeenCalled()
})

test('J and K move between notifications, L marks one as read and Shift+L all, only with the focus in the list', async () => {
  render(board([notice('uno'), notice('dos')]))
  fireEvent.keyDown(document.body, { key: 'l' })
  expect(calls.mark).not.toHaveBeenCalled()
  link('uno').focus()
  fireEvent.keyDown(link('uno'), { key: 'j' })
  expect(document.activeElement).toBe(link('dos'))
  fireEvent.keyDown(link('dos'), { key: 'l' })
  await settle()
  expect(calls.mark.mock.calls).toEqual([[{ id: 'dos', read: true }]])
  expect(link('dos').textContent).toBe('Mensaje dos')
  expect(screen.getAllByText('Sin leer.')).toHaveLength(1)
  fireEvent.keyDown(link('dos'), { key: 'k' })
  expect(document.activeElement).toBe(link('uno'))
  fireEvent.keyDown(link('uno'), { key: 'L', shiftKey: true })
  await settle()
  expect(calls.all.mock.calls).toEqual([[{ until, firm: false }]])
})

test('a key together with Ctrl is left to the browser', () => {
  render(board([notice('uno')]))
  link('uno').focus()
  fireEvent.keyDown(link('uno'), { key: 'l', ctrlKey: true })
  expect(calls.mark).not.toHaveBeenCalled()
})

test('a notification whose mark could not be stored is shown as unread again', async () => {
  calls.mark.mockResolvedValue({ ok: false, code: 'unavailable', message: 'Sin conexión' })
  render(board([notice('uno')]))
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como leído: Mensaje uno' }))
  await settle()
  expect(screen.getByRole('button', { name: 'Marcar como leído: Mensaje uno' })).toBeTruthy()
})

test('all notifications can be marked as read, and the same button undoes it', async () => {
  calls.all.mockResolvedValue({ ok: true, data: { stamp: '2026-12-02T15:00:00Z' } })
  const { rerender } = render(board([notice('uno'), notice('dos')]))
  const button = screen.getByRole('button', { name: 'Marcar todo como leído' })
  button.focus()
  fireEvent.click(button)
  await settle()
  rerender(board([notice('uno', true), notice('dos', true)]))
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBe(button)
  fireEvent.click(button)
  await settle()
  expect(calls.unmark.mock.calls).toEqual([[{ stamp: '2026-12-02T15:00:00Z' }]])
  rerender(board([notice('uno'), notice('dos')]))
  expect(screen.getByRole('button', { name: 'Marcar todo como leído' })).toBe(button)
})

test('opening an unread notification marks it as read', async () => {
  render(board([notice('uno')]))
  fireEvent.click(link('uno'))
  await settle()
  expect(calls.mark.mock.calls).toEqual([[{ id: 'uno', read: true }]])
})
