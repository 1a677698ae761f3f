import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeliverButton } from '@/components/obligations/deliver-button'
import { RutUpload } from '@/components/tax-profile/rut-upload'
import type * as SteadyImport from '@/components/uploads/steady-import'
import { RutFile } from '@/components/welcome/rut-fields'

const line = vi.hoisted(() => ({ up: true }))
vi.mock('@/components/uploads/steady-import', async (original) => {
  const { steadyImport } = await original<typeof SteadyImport>()
  /** Calls `load`, but fails like a browser's request while the connection is lost. */
  const overLine = (load: () => Promise<object>) => () =>
    line.up ? load() : Promise.reject(new TypeError('lost'))
  return {
    steadyImport: (load: () => Promise<object>, onCut: () => void, signal: AbortSignal) =>
      steadyImport(overLine(load), onCut, signal),
  }
})
const sent = vi.hoisted(() => vi.fn())
vi.mock('@/components/obligations/obligation-delivery', () => ({
  default: ({ chosen }: { chosen: readonly File[] }) => {
    sent(chosen.map(({ name }) => name))
    return null
  },
}))
vi.mock('@/components/tax-profile/photo-as-pdf', () => ({
  photoAsPdf: () => Promise.resolve(new File(['%PDF-'], 'rut.pdf', { type: 'application/pdf' })),
}))

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const back = () =>
  act(async () => {
    line.up = true
    window.dispatchEvent(new Event('online'))
  })

beforeEach(() => {
  line.up = true
  sent.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('files chosen without a connection are named, and sent by themselves when the connection is back', async () => {
  line.up = false
  render(<DeliverButton obligation="o1" title="PILA" more={false} hot />)
  const input = screen.getByLabelText('Entregar: PILA', { selector: 'input' })
  await userEvent.upload(input, pdf('Planilla.pdf'))
  expect((await screen.findByRole('status')).textContent).toBe(
    'Sin conexión. 1 archivo espera y se envía solo al volver.',
  )
  expect(screen.getByRole('listitem').textContent).toBe('Planilla.pdf')
  await userEvent.upload(input, pdf('Soporte.pdf'))
  await back()
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(['Planilla.pdf', 'Soporte.pdf']))
  expect(screen.queryByText(/Sin conexión/)).toBeNull()
})

test('a photo of the RUT chosen without a connection waits, and is read when the connection is back', async () => {
  line.up = false
  const onFile = vi.fn()
  render(<RutUpload nit="" onRead={() => {}} onFile={onFile} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['x'], 'rut.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('Sin conexión. El archivo espera y se lee solo al volver.')).toBeTruthy()
  await back()
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce())
})

test('a RUT whose upload was cut off is named, waits, and is sent once when the connection is back', async () => {
  const fetched = vi.fn(() =>
    line.up ? Promise.resolve(new Response(null, { status: 200 })) : Promise.reject(new TypeError('lost')),
  )
  vi.stubGlobal('fetch', fetched)
  render(<RutFile nit="" kept={null} onRead={() => {}} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['x'], 'rut.jpg', { type: 'image/jpeg' }))
  await screen.findByText('La firma recibe este archivo: rut.pdf.')
  line.up = false
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el archivo' }))
  expect(await screen.findByText('Sin conexión. rut.pdf espera y se envía solo al volver.')).toBeTruthy()
  await back()
  await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).toBeNull())
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a RUT that waits for the connection is not sent after the page was left', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('lost')))
  vi.stubGlobal('fetch', fetched)
  render(<RutFile nit="" kept="rut.pdf" onRead={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el archivo' }))
  expect(await screen.findByText(/^Sin conexión/)).toBeTruthy()
  cleanup()
  await back()
  expect(fetched).toHaveBeenCalledOnce()
})

test('a photo of the RUT that waits to be read is dropped when the page is left', async () => {
  line.up = false
  const onFile = vi.fn()
  render(<RutUpload nit="" onRead={() => {}} onFile={onFile} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['x'], 'rut.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText(/^Sin conexión/)).toBeTruthy()
  cleanup()
  await back()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(onFile).not.toHaveBeenCalled()
})
