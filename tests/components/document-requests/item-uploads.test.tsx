import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestPage } from '@/components/document-requests/request-page'
import type { Attempt } from '@/components/invoices/upload/upload-file'
import type * as PrepareFiles from '@/components/uploads/prepare-files'
import type { ClientRequest, RequestItem } from '@/lib/document-requests/request'
import { item } from './request-item'

const uploadFile = vi.fn<(attempt: Attempt) => Promise<unknown>>()
const addFilesAction = vi.fn()
vi.mock('@/components/invoices/upload/upload-file', () => ({
  uploadFile: (attempt: Attempt) => uploadFile(attempt),
}))
const look = vi.hoisted(() => ({ until: Promise.resolve() }))
vi.mock('@/components/uploads/prepare-files', async (original) => {
  const { prepareFiles } = await original<typeof PrepareFiles>()
  return {
    prepareFiles: (...given: Parameters<typeof prepareFiles>) =>
      look.until.then(() => prepareFiles(...given)),
  }
})
vi.mock('@/components/invoices/upload/transport', () => ({ fileTransport: () => ({}) }))
vi.mock('@/lib/document-requests/actions', () => ({
  addFilesAction: (input: unknown) => addFilesAction(input),
}))
vi.mock('@/components/portal/portal-live', () => ({ usePortalHeader: () => null }))

const request = (items: RequestItem[]): ClientRequest => ({
  id: 'r1',
  title: 'Cierre de noviembre',
  note: null,
  dueOn: '2026-12-10',
  status: 'open',
  askedBy: 'Diana Cárdenas',
  byClient: false,
  wanted: items.length,
  delivered: 0,
  missing: items.length,
  toReview: 0,
  before: null,
  every: null,
  until: 'complete',
  reminders: 0,
  remindedAt: null,
  nextReminderAt: null,
  version: 1,
  sentAt: null,
  closedAt: null,
  obligation: null,
  items,
  offers: [],
})
const page = (items: RequestItem[]) => <RequestPage request={request(items)} person="u1" today="2026-12-02" />
const invoice = item('i2', 'Facturas de compra')
const statement = item('i1', 'Extracto del banco')
const delivered = item('i1', 'Extracto del banco', { state: 'answered', version: 2 })
const done = { phase: { name: 'done' }, documentId: 'd1' }
const lost = { phase: { name: 'failed', message: 'Se cortó la conexión.', final: false } }
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const status = () => screen.getByRole('status').textContent
const rowIn = (list: string) => within(screen.getByRole('region', { name: list }))

beforeEach(() => {
  uploadFile.mockReset()
  addFilesAction.mockReset().mockResolvedValue({ ok: true, data: null })
})

test('an item that is delivered with its first file still takes the others, and a failed one can be sent again', async () => {
  const second = Promise.withResolvers<unknown>()
  uploadFile.mockResolvedValueOnce(done).mockReturnValueOnce(second.promise).mockResolvedValueOnce(done)
  const { rerender } = render(page([statement, invoice]))
  const choose = screen.getByLabelText('Elegir archivo: Extracto del banco', { selector: 'input' })
  await userEvent.upload(choose, [file('octubre.pdf'), file('noviembre.pdf')])
  await waitFor(() => expect(status()).toBe('Subiendo noviembre.pdf: 0%'))

  rerender(page([delivered, invoice]))
  const row = rowIn('Ya está')
  expect(row.getByText('Subiendo noviembre.pdf: 0%')).toBeTruthy()
  expect(document.activeElement).toBe(row.getByRole('heading', { name: 'Extracto del banco' }))

  second.resolve(lost)
  expect((await row.findByRole('alert')).textContent).toContain('Se cortó la conexión.')
  expect(status()).toBe('Entregado: octubre.pdf')
  await userEvent.click(row.getByRole('button', { name: 'Reintentar: noviembre.pdf' }))
  await waitFor(() => expect(status()).toBe('Entregado: noviembre.pdf'))
  expect(addFilesAction).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(row.getByRole('heading', { name: 'Extracto del banco' }))
})

test('a finished upload does not take the focus from another button', async () => {
  const only = Promise.withResolvers<unknown>()
  uploadFile.mockReturnValueOnce(only.promise)
  const { rerender } = render(page([statement, invoice]))
  const choose = screen.getByLabelText('Elegir archivo: Extracto del banco', { selector: 'input' })
  await userEvent.upload(choose, file('octubre.pdf'))
  const other = screen.getByRole('button', { name: 'Elegir archivo: Facturas de compra' })
  other.focus()
  only.resolve(done)
  await waitFor(() => expect(status()).toBe('Entregado: octubre.pdf'))
  rerender(page([delivered, invoice]))
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Elegir archivo: Facturas de compra' }),
  )
})

test('files whose upload was cut are named, wait for the connection and are sent by themselves', async () => {
  const cut = { phase: { name: 'failed', message: 'Se cortó.', final: false }, code: 'network' }
  uploadFile.mockResolvedValueOnce(cut).mockResolvedValue(done)
  addFilesAction
    .mockResolvedValueOnce({ ok: false, code: 'unavailable', message: 'Sin conexión' })
    .mockResolvedValue({ ok: true, data: null })
  render(page([statement]))
  const choose = screen.getByLabelText('Elegir archivo: Extracto del banco', { selector: 'input' })
  await userEvent.upload(choose, [file('uno.pdf'), file('dos.pdf')])
  const waits = 'Sin conexión. 2 archivos esperan y se envían solos al volver.'
  await waitFor(() => expect(status()).toBe(waits))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['uno.pdf', 'dos.pdf']),
  )
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(status()).toBe(waits))
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar los 2' }))
  await waitFor(() => expect(status()).toBe('Entregado: dos.pdf'))
  const keys = uploadFile.mock.calls.map(([{ key }]) => key)
  expect(new Set(keys).size).toBe(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('files that wait for the connection are delivered even after the page was left', async () => {
  const cut = { phase: { name: 'failed', message: 'Se cortó.', final: false }, code: 'network' }
  uploadFile.mockResolvedValue(cut)
  render(page([statement]))
  const choose = screen.getByLabelText('Elegir archivo: Extracto del banco', { selector: 'input' })
  await userEvent.upload(choose, [file('uno.pdf'), file('dos.pdf')])
  await waitFor(() => expect(status()).toMatch(/^Sin conexión/))
  cleanup()
  uploadFile.mockResolvedValue(done)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(addFilesAction).toHaveBeenCalledTimes(2))
})

test('an item says that its files are being checked until they are sent', async () => {
  const looked = Promise.withResolvers<void>()
  look.until = looked.promise
  uploadFile.mockResolvedValueOnce(done)
  render(page([statement]))
  const choose = screen.getByLabelText('Elegir archivo: Extracto del banco', { selector: 'input' })
  await userEvent.upload(choose, file('octubre.pdf'))
  await waitFor(() => expect(status()).toBe('Mirando los archivos...'))
  expect(uploadFile).not.toHaveBeenCalled()
  looked.resolve()
  await waitFor(() => expect(status()).toBe('Entregado: octubre.pdf'))
  look.until = Promise.resolve()
})

test('a file that was stored before under another name says so, and is shown under that name', async () => {
  uploadFile.mockResolvedValueOnce({
    phase: { name: 'duplicate', of: 'Extracto enero.pdf', number: null },
    documentId: 'd1',
  })
  render(page([statement]))
  await userEvent.upload(
    screen.getByLabelText('Elegir archivo: Extracto del banco', { selector: 'input' }),
    file('copia.pdf'),
  )
  await waitFor(() =>
    expect(status()).toBe(
      'Entregado: copia.pdf. Ya lo teníamos como Extracto enero.pdf y se ve con ese nombre.',
    ),
  )
})
