import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NoneAnswer } from '@/components/document-requests/text-answer'
import { item } from './request-item'

vi.mock('@/lib/document-requests/actions', () => ({}))

test('a client who answers that there was none writes at once, and keeps the text when the page is rendered again', async () => {
  const page = (version: number) => <NoneAnswer item={item('i1', 'Caja menor', { version })} />
  const { rerender } = render(page(1))
  await userEvent.click(screen.getByRole('button', { name: 'No hubo: Caja menor' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  const cancel = screen.getByRole('button', { name: 'Cancelar' })
  cancel.focus()
  rerender(page(2))
  expect(document.activeElement).toBe(cancel)
})
