import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ItemReview } from '@/components/document-requests/firm/item-review'
import type { RequestItem } from '@/lib/document-requests/request'
import { item } from './request-item'

const reviewItemAction = vi.fn()
vi.mock('@/lib/document-requests/actions', () => ({
  reviewItemAction: (input: unknown) => reviewItemAction(input),
}))

const page = (more: Partial<RequestItem> = {}) => (
  <ItemReview item={item('i1', 'Extracto', { state: 'answered', ...more })} place={1} mayReview />
)
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Qué debe corregir' })
const giveBack = () => userEvent.click(screen.getByRole('button', { name: 'Devolver: Extracto' }))

beforeEach(() => reviewItemAction.mockReset().mockResolvedValue({ ok: true, data: null }))

test('the note of a returned item gets the focus only when it opens, not when the page is drawn again', async () => {
  const { rerender } = render(page())
  await giveBack()
  expect(document.activeElement).toBe(note())
  const cancel = screen.getByRole('button', { name: 'Cancelar' })
  cancel.focus()
  rerender(page())
  expect(document.activeElement).toBe(cancel)
})

test('a note that a member is writing keeps its text when the page is refreshed and the delivery is the same', async () => {
  const { rerender } = render(page())
  await giveBack()
  await userEvent.type(note(), 'Falta la página 2')
  rerender(page({ title: 'Extracto de noviembre' }))
  await userEvent.type(note(), ' y la 3')
  expect(note().value).toBe('Falta la página 2 y la 3')
  expect(screen.queryByText(/cambió mientras escribías/)).toBeNull()
})

test('a note that a member is writing stays when the client changes the delivery, and a warning says so', async () => {
  const { rerender } = render(page())
  await giveBack()
  await userEvent.type(note(), 'Falta la página 2')
  expect(screen.queryByText(/cambió mientras escribías/)).toBeNull()
  rerender(page({ version: 2, state: 'pending' }))
  rerender(page({ version: 3 }))
  expect(note().value).toBe('Falta la página 2')
  expect(screen.getByRole('status').textContent).toContain('La entrega cambió mientras escribías.')
  await userEvent.click(screen.getByRole('button', { name: 'Devolver con esta nota' }))
  expect(reviewItemAction).toHaveBeenCalledWith({
    item: 'i1',
    seen: 3,
    accept: false,
    note: 'Falta la página 2',
  })
})

test('an item that was returned and answered again can be returned again, with an empty note', async () => {
  const { rerender } = render(page())
  await giveBack()
  await userEvent.type(note(), 'Falta la página 2')
  await userEvent.click(screen.getByRole('button', { name: 'Devolver con esta nota' }))
  rerender(page({ version: 2, state: 'returned' }))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(page({ version: 3 }))
  await giveBack()
  expect(note().value).toBe('')
})
