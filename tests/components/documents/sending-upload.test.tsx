import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SendingUpload } from '@/components/documents/sendings/sending-upload'

const { push, send } = vi.hoisted(() => ({ push: vi.fn(), send: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => {} }) }))
vi.mock('@/components/invoices/upload/upload-file', () => ({ uploadFile: send }))
vi.mock('@/components/uploads/prepare-files', () => ({
  prepareFiles: async (files: File[]) => ({ ready: files.map((file) => ({ file })), problems: [] }),
}))
vi.mock('@/lib/uploads/actions', () => ({ readSendingFilesAction: async () => ({ ok: true, data: 0 }) }))

const drop = (name: string) =>
  fireEvent.drop(screen.getByText('o escógelos de tu equipo').closest('label')!, {
    dataTransfer: { files: [new File(['x'], name)], items: [], types: ['Files'] },
  })

test('files dropped while others are sent are sent afterwards, in the same sending', async () => {
  const first = Promise.withResolvers<object>()
  const done = { phase: { name: 'done' } }
  send.mockReturnValueOnce(first.promise).mockResolvedValue(done)
  render(<SendingUpload sending={null} unread={0} />)
  drop('a.pdf')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  drop('b.pdf')
  await act(async () => first.resolve(done))
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
  expect(send.mock.calls.map(([{ file }]) => (file as File).name)).toEqual(['a.pdf', 'b.pdf'])
})
