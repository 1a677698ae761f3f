import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Modal } from '@/components/ui/modal'

HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function () {
  this.open = false
}
afterEach(cleanup)

function open() {
  const onClose = vi.fn()
  render(
    <Modal onClose={onClose} aria-label="Recibos">
      <input type="file" aria-label="Archivos" />
      <input aria-label="Número" />
    </Modal>,
  )
  return { onClose, dialog: screen.getByRole('dialog') }
}
const cancel = (target: HTMLElement) =>
  fireEvent(target, createEvent('cancel', target, { bubbles: true, cancelable: true }))

test('closing the file chooser keeps the dialog open; Escape in the dialog closes it', () => {
  const { onClose, dialog } = open()
  cancel(screen.getByLabelText('Archivos'))
  expect(onClose).not.toHaveBeenCalled()
  cancel(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press outside closes the dialog, but selecting text that ends outside does not', () => {
  const { onClose, dialog } = open()
  fireEvent.pointerDown(screen.getByLabelText('Número'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})
