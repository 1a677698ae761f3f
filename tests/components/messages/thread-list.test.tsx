import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThreadList } from '@/components/messages/thread-list'

test('the list says that older conversations did not load, until they do', async () => {
  const read = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  render(<ThreadList label="Conversaciones" threads={[]} readOlder={read} />)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Ver conversaciones anteriores' }))
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No pudimos cargar las conversaciones/)
  await press()
  expect(screen.queryByRole('alert')).toBeNull()
})
