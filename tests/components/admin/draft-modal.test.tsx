import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DraftModal } from '@/components/admin/draft-modal'
import '../../support/browser-dialogs'

afterEach(cleanup)

function open(holdsDraft = false) {
  const onClose = vi.fn()
  render(
    <DraftModal aria-label="Escribir" holdsDraft={holdsDraft} onClose={onClose}>
      {({ leave, settle }) => (
        <>
          <input aria-label="Asunto" />
          <select aria-label="Asesor">
            <option>Ana</option>
            <option>Luis</option>
          </select>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              settle(event.currentTarget)
            }}
          >
            <input aria-label="Motivo" />
            <button>Guardar</button>
          </form>
          <button onClick={leave}>Cancelar</button>
        </>
      )}
    </DraftModal>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Escribir' }) }
}
const escape = (target: HTMLElement) =>
  fireEvent(target, createEvent('cancel', target, { bubbles: true, cancelable: true }))
const question = () => screen.queryByRole('dialog', { name: '¿Descartar lo que escribiste?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a dialog in which only a choice was made closes at once', async () => {
  const { onClose, dialog } = open()
  await userEvent.selectOptions(screen.getByLabelText('Asesor'), 'Luis')
  escape(dialog)
  await press('Cancelar')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(question()).toBeNull()
})

test('Escape, a press outside and «Cancelar» ask before typed text is lost', async () => {
  const { onClose, dialog } = open()
  await userEvent.type(screen.getByLabelText('Asunto'), 'IVA')
  const ways = [
    () => escape(dialog),
    () => {
      fireEvent.pointerDown(dialog)
      fireEvent.click(dialog)
    },
    () => press('Cancelar'),
  ]
  for (const way of ways) {
    await way()
    expect(question()).not.toBeNull()
    await press('Seguir escribiendo')
    expect(question()).toBeNull()
  }
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Asunto').value).toBe('IVA')
  escape(dialog)
  await press('Descartar')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog with typed text that the browser closes without asking opens again, with the question', async () => {
  const { onClose, dialog } = open()
  await userEvent.type(screen.getByLabelText('Asunto'), 'IVA')
  // If a person presses only Escape several times, Chromium sends a `cancel` event that the page cannot prevent.
  fireEvent(dialog, new Event('cancel', { cancelable: false }))
  expect(question()).toBeNull()
  dialog.open = false
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
  expect(question()).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('closing a dialog does not ask about saved text, but asks about a draft that its caller holds', async () => {
  const { onClose, dialog } = open()
  await userEvent.type(screen.getByLabelText('Motivo'), 'IVA')
  await press('Guardar')
  escape(dialog)
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  escape(open(true).dialog)
  expect(question()).not.toBeNull()
})

test('saving one form of a dialog still asks about the text typed in its other form', async () => {
  const { onClose, dialog } = open()
  await userEvent.type(screen.getByLabelText('Asunto'), 'Renta')
  await userEvent.type(screen.getByLabelText('Motivo'), 'IVA')
  await press('Guardar')
  escape(dialog)
  expect(question()).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
