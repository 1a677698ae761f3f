import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FieldProblem, useWriting } from '@/components/messages/writing'
import { messages } from '@/content/messages'

const { uploadFile } = vi.hoisted(() => ({ uploadFile: vi.fn() }))
vi.mock('@/components/invoices/upload/upload-file', () => ({ uploadFile }))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const rut = new File(['%PDF-1.7'], 'rut.pdf', { type: 'application/pdf' })
function Letter() {
  const { form, attachments, submit } = useWriting({ writer: 'u1', thread: null })
  return (
    <form onSubmit={submit(vi.fn())}>
      <button type="button" onClick={() => attachments.add([rut])}>
        Adjuntar
      </button>
      <button type="submit">Enviar</button>
      <FieldProblem id="files">{form.formState.errors.files?.message}</FieldProblem>
    </form>
  )
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const problem = () => screen.getByRole('alert').textContent

test.each([
  ['arrived', { documentId: 'd1', phase: { name: 'done' } }, ''],
  ['failed', { phase: { name: 'failed', message: 'No llegó.', final: false } }, messages.problems.failedFile],
])('the form says that a file is being sent until it has %s', async (_, end, after) => {
  const upload = Promise.withResolvers<unknown>()
  uploadFile.mockReturnValue(upload.promise)
  render(<Letter />)
  await press('Adjuntar')
  await press('Enviar')
  expect(problem()).toBe(messages.problems.uploading)
  await act(async () => upload.resolve(end))
  // The file is prepared before it is sent, so the test waits for the result.
  await waitFor(() => expect(problem()).toBe(after))
})
