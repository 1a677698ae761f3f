import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignDocument } from '@/components/signatures/sign-document'
import { view } from './signer-view'

const { actions, refresh, toast } = vi.hoisted(() => ({
  actions: { openSignatureAction: vi.fn(), readSignatureAction: vi.fn() },
  refresh: vi.fn(),
  toast: vi.fn(),
}))
vi.mock('@/lib/signatures/actions', () => actions)
vi.mock('@/lib/toast', () => ({ toast }))
vi.mock('next/navigation', async (actual) => {
  // Like Next's router, this stub is the same object in every render.
  const router = { refresh, push: () => undefined }
  return { ...(await actual<object>()), useRouter: () => router }
})
vi.mock('@/components/documents/open-pdf', () => ({
  openPdf: () => ({ pdf: Promise.resolve({ numPages: 2 }), close: () => undefined }),
}))
vi.mock('@/components/documents/use-file-bytes', () => {
  const file = { bytes: new Uint8Array(), fail: () => undefined, retry: () => undefined }
  return { useFileBytes: () => file }
})
vi.mock('@/components/documents/pdf-pages', () => ({ PdfPage: () => <p>una hoja</p> }))
beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue({ ok: true, data: null })
  refresh.mockReset()
  toast.mockReset()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (link: string | null = null) =>
  render(<SignDocument view={view} link={link} href="/x" write={null} />)
const next = () => screen.findByRole('button', { name: 'Página siguiente' })

test('the button for the next page keeps the focus on the last page', async () => {
  show()
  const button = await next()
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('Página 2 de 2')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('Página 2 de 2')
})

test('when a document is read to its end without a connection, the signer is told, and the reading is stored later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  actions.readSignatureAction.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show()
  await userEvent.click(await next())
  expect(actions.readSignatureAction).toHaveBeenCalledOnce()
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'No pudimos anotar que lo leíste',
      description: expect.stringContaining('No tienes conexión') as string,
    }),
  )
  expect(refresh).not.toHaveBeenCalled()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(actions.readSignatureAction).toHaveBeenCalledTimes(2)
  expect(actions.readSignatureAction).toHaveBeenLastCalledWith(expect.objectContaining({ pages: 2 }))
  expect(refresh).toHaveBeenCalledOnce()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(actions.readSignatureAction).toHaveBeenCalledTimes(2)
})

test('a reading that could not be stored is stored at the next press on the document', async () => {
  actions.readSignatureAction.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show()
  await userEvent.click(await next())
  await userEvent.click(screen.getByText('una hoja'))
  expect(actions.readSignatureAction).toHaveBeenCalledTimes(2)
  expect(refresh).toHaveBeenCalledOnce()
})

test('opening the document moves the focus to its pages', async () => {
  show('a'.repeat(64))
  screen.getByRole('button', { name: 'Abrir el documento' }).focus()
  await userEvent.keyboard('{Enter}')
  await next()
  expect(document.activeElement?.id).toBe('documento')
})
