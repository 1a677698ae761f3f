import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { UploadPanel } from '@/components/invoices/upload/upload-panel'
import { saidToasts } from '../../../support/said-toasts'
import { pdf } from './fake-transport'

const { line } = vi.hoisted(() => ({ line: { up: true } }))
vi.mock('@/components/invoices/upload/upload-results', async (original) => {
  if (line.up) return original()
  throw new Error('ChunkLoadError')
})
vi.mock('@/components/invoices/upload/transport', async () => {
  const { fakeTransport } = await import('./fake-transport')
  return { httpTransport: fakeTransport() }
})

saidToasts()
Element.prototype.scrollIntoView = () => {}
afterEach(cleanup)

test('results whose code could not be loaded can be opened again with a press', async () => {
  line.up = false
  render(<UploadPanel person="ana" />)
  const zone = screen.getByText('Arrastra y suelta tus facturas aquí').closest('label')!
  fireEvent.drop(zone, { dataTransfer: { files: [pdf('a.pdf')], types: ['Files'] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Subir (1)' }))
  expect(await screen.findByText('Factura subida con éxito')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos abrirlo.')
  line.up = true
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('region', { name: 'Lo que acabas de subir' })).toBeTruthy()
})
