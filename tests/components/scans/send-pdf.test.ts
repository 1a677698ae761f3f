import { beforeEach, expect, test, vi } from 'vitest'
import { sendPdf } from '@/components/scans/send-pdf'
import type { AttemptEnd } from '@/components/invoices/upload/upload-file'
import { destinationOf } from '@/lib/scans/destination'
import type { WaitingPdf } from '@/lib/scans/page'

const steady = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<unknown>>())
const dropped = vi.hoisted(() => vi.fn<(waiting: unknown, arrived: boolean) => Promise<void>>(async () => {}))
const close = vi.hoisted(() => vi.fn<(batch: string) => Promise<null>>(async () => null))
const added = vi.hoisted(() =>
  vi.fn<(input: unknown) => Promise<object>>(async () => ({ ok: true, data: null })),
)
vi.mock('@/components/uploads/steady-upload', () => ({ steadyUpload: steady }))
vi.mock('@/components/invoices/upload/transport', () => ({
  httpTransport: { name: 'invoices', close },
  fileTransport: (base: string) => ({ name: base }),
}))
vi.mock('@/lib/scans/store', () => ({ dropWaiting: dropped, keepWaiting: async () => {} }))
vi.mock('@/lib/document-requests/actions', () => ({ addFilesAction: added }))

const waiting: WaitingPdf = {
  id: 'key',
  owner: 'ana.empresa',
  name: 'recibo.pdf',
  pdf: new Blob(['%PDF-']),
  pages: ['a', 'b'],
  to: null,
  addedAt: 0,
}
const end = (part: Partial<AttemptEnd>): AttemptEnd => ({
  phase: { name: 'done' },
  uploadId: 'upload',
  code: null,
  ...part,
})
const report = { onPhase: () => {}, onCut: () => {}, signal: new AbortController().signal }
beforeEach(() => vi.clearAllMocks())

test('a scanned PDF is sent with its own key, closes its batch and is deleted with its pages', async () => {
  steady.mockResolvedValue(end({}))
  expect(await sendPdf(waiting, report)).toEqual({ name: 'done' })
  expect(steady.mock.calls[0]?.slice(0, 2)).toMatchObject([
    { key: 'key', batch: 'key' },
    { name: 'invoices' },
  ])
  expect(close).toHaveBeenCalledExactlyOnceWith('key')
  expect(dropped).toHaveBeenCalledExactlyOnceWith(waiting, true)
})

test('a refused PDF is given up, but its pages stay', async () => {
  steady.mockResolvedValue(
    end({ phase: { name: 'failed', message: 'No', final: true }, code: 'quota' as never }),
  )
  expect(await sendPdf(waiting, report)).toMatchObject({ name: 'failed' })
  expect(close).not.toHaveBeenCalled()
  expect(dropped).toHaveBeenCalledExactlyOnceWith(waiting, false)
})

test('a PDF whose upload has expired is sent again with a new key, naming the earlier attempt', async () => {
  const expired = end({ phase: { name: 'failed', message: 'Tarde', final: false }, code: 'upload-expired' })
  steady.mockResolvedValueOnce(expired).mockResolvedValueOnce(end({}))
  expect(await sendPdf(waiting, report)).toEqual({ name: 'done' })
  const second = steady.mock.calls[1]?.[0] as { key: string; earlier: string }
  expect(second.key).not.toBe('key')
  expect(second.earlier).toBe('upload')
})

test('a scan for a document request is attached to its item', async () => {
  steady.mockResolvedValue(end({}))
  const to = destinationOf('1', { id: 'item', title: 'Recibo' })
  await sendPdf({ ...waiting, to }, report)
  const [, transport, steps] = steady.mock.calls[0] as [
    unknown,
    { name: string },
    { finish: (document: string) => Promise<object> },
  ]
  expect(transport.name).toBe('/api/mensajes/archivos')
  expect(await steps.finish('document')).toMatchObject({ code: null })
  expect(added).toHaveBeenCalledWith({ item: 'item', documents: ['document'] })
  expect(close).not.toHaveBeenCalled()
})

test('a PDF that waits when the page is left stays stored', async () => {
  steady.mockResolvedValue(null)
  expect(await sendPdf(waiting, report)).toBeNull()
  expect(dropped).not.toHaveBeenCalled()
  expect(close).not.toHaveBeenCalled()
})
