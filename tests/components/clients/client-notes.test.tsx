import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ClientNotes } from '@/components/clients/client-notes'
import '../../support/browser-dialogs'

const { add, edit, remove } = vi.hoisted(() => ({ add: vi.fn(), edit: vi.fn(), remove: vi.fn() }))
vi.mock('@/lib/clients/actions', () => ({
  addNoteAction: add,
  editNoteAction: edit,
  removeNoteAction: remove,
}))

const note = (id: string, mine: boolean) => ({
  id,
  author: mine ? 'Laura Gómez' : 'Pedro Ruiz',
  mine,
  body: `Nota ${id}`,
  created_at: '2026-11-20T15:00:00Z',
  edited_at: null,
})

test('members can change and delete their own notes, but only read those of colleagues', () => {
  render(<ClientNotes client="1" notes={[note('uno', true), note('dos', false)] as never} />)
  const buttons = (text: string) =>
    within(screen.getByText(text).closest('li') ?? document.body)
      .queryAllByRole('button')
      .map((one) => one.textContent)
  expect(buttons('Nota uno')).toHaveLength(2)
  expect(buttons('Nota dos')).toEqual([])
})

test('after a note is removed, the focus moves to the notes', async () => {
  remove.mockResolvedValue({ ok: true, data: null })
  render(<ClientNotes client="1" notes={[note('uno', true)] as never} />)
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }))
  const dialog = within(document.querySelector('dialog') ?? document.body)
  await userEvent.click(dialog.getAllByRole('button', { hidden: true }).at(-1) ?? document.body)
  await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith({ note: 'uno' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('client-notes'))
})

test('a changed note is sent together with the text that the member saw', async () => {
  edit.mockResolvedValue({ ok: true, data: null })
  render(<ClientNotes client="1" notes={[note('uno', true)] as never} />)
  await userEvent.click(screen.getAllByRole('button')[0] ?? document.body)
  const [field] = screen.getAllByRole<HTMLTextAreaElement>('textbox')
  expect(field?.value).toBe('Nota uno')
  await userEvent.type(field ?? document.body, ' y dos')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  expect(edit).toHaveBeenCalledExactlyOnceWith({ note: 'uno', body: 'Nota uno y dos', seen: 'Nota uno' })
})

test('a note that could not be saved keeps its id when it is sent again, and the next note has a new one', async () => {
  const write = async (words: string) => {
    const field = screen.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, words)
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }))
  }
  const { rerender } = render(<ClientNotes client="1" notes={[]} />)
  add.mockResolvedValueOnce({ ok: false, error: { code: 'unavailable', message: 'No se pudo.' } })
  await write('Pide facturas')
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  add.mockResolvedValue({ ok: true, data: null })
  await write('Pide facturas')
  await waitFor(() => expect(add).toHaveBeenCalledTimes(2))
  rerender(<ClientNotes client="1" notes={[note('uno', true)] as never} />)
  await write('Pide recibos')
  await waitFor(() => expect(add).toHaveBeenCalledTimes(3))
  const [first, again, second] = add.mock.calls.map(([given]) => (given as { note: string }).note)
  expect(again).toBe(first)
  expect(second).not.toBe(first)
})
