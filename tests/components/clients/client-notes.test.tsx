import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClientNotes } from '@/components/clients/client-notes'

vi.mock('@/lib/clients/actions', () => ({ addNoteAction: vi.fn() }))

const note = (id: string, mine: boolean) => ({
  id,
  author: mine ? 'Laura Gómez' : 'Pedro Ruiz',
  mine,
  body: `Nota ${id}`,
  created_at: '2026-11-20T15:00:00Z',
  edited_at: null,
})

test('members change and delete their own notes, and only read those of colleagues', () => {
  render(<ClientNotes client="1" notes={[note('uno', true), note('dos', false)] as never} />)
  const buttons = (text: string) =>
    within(screen.getByText(text).closest('li') ?? document.body)
      .queryAllByRole('button')
      .map((one) => one.textContent)
  expect(buttons('Nota uno')).toHaveLength(2)
  expect(buttons('Nota dos')).toEqual([])
})
