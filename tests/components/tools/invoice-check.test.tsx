import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InvoiceCheck } from '@/components/tools/check/invoice-check'
import { reviewDelivery, type ReviewedFile } from '@/lib/einvoice/review-delivery'
import { demoEntries } from '../../support/einvoice/deliveries'
import { plainDelivery, swappedDelivery, swappedTax } from '../../support/einvoice/signing'
import { zipFile } from '../../support/einvoice/zip-file'

const { code } = vi.hoisted(() => ({ code: { works: true, started: 0, stopped: 0 } }))
vi.mock('@/components/tools/check/start-reader', () => ({
  startReader: () => {
    code.started++
    return {
      ready: code.works ? Promise.resolve() : Promise.reject(new Error('no code')),
      read: async (file: File, found: (file: ReviewedFile) => void) => {
        const bytes = new Uint8Array(await file.arrayBuffer())
        for await (const one of reviewDelivery({ name: file.name, bytes, anchors: demoEntries })) found(one)
      },
      stop: () => void code.stopped++,
    }
  },
}))

beforeEach(() => {
  Object.assign(code, { works: true, started: 0, stopped: 0 })
  Element.prototype.scrollIntoView = () => {}
  render(<InvoiceCheck />)
})
afterEach(cleanup)

const zone = () => screen.getByLabelText(/Arrastra y suelta|Suelta aquí otra/)
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)
const drop = (...files: File[]) =>
  act(async () => void fireEvent.drop(zone(), { dataTransfer: { files, types: ['Files'] } }))
const verdict = (text: string | RegExp) => screen.findByRole('heading', { level: 2, name: text })

test('the code that reads files loads once, when the drop zone gets the focus or the pointer', async () => {
  expect(code.started).toBe(0)
  await act(async () => zone().focus())
  expect(await screen.findByText('Lista: ya funciona sin internet.')).toBeDefined()
  fireEvent.pointerEnter(zone())
  await drop(file('a.xml', plainDelivery()))
  await verdict('Todo cuadra')
  expect(code.started).toBe(1)
  cleanup()
  await waitFor(() => expect(code.stopped).toBe(1))
})

test('a valid invoice shows what it is, from whom and for how much, and the verdict gets the focus', async () => {
  await userEvent.upload(zone(), file('a.xml', plainDelivery()))
  const words = await verdict('Todo cuadra')
  await waitFor(() => expect(document.activeElement).toBe(words))
  expect(screen.getByText(/^Factura electrónica FV4821 de .+ \(NIT .+\) por \$.2\.842\.910\.$/)).toBeDefined()
  expect(screen.getByText('Suelta aquí otra factura')).toBeDefined()
  const page = screen.getByRole('link', { name: /Consultar en la página de la DIAN/ })
  expect(page.getAttribute('href')).toMatch(/^https:\/\/catalogo-vpfe\.dian\.gov\.co\//)
  expect(screen.getByRole('article', { name: 'Documento FV4821' })).toBeDefined()
})

test('two swapped digits are shown with both amounts', async () => {
  await drop(file('a.xml', swappedDelivery()))
  await verdict(`No cuadra por ${swappedTax.difference}`)
  const text = document.body.textContent ?? ''
  expect(text).toContain(swappedTax.stated)
  expect(text).toContain(swappedTax.right)
  expect(text).toContain('Parecen dos cifras cambiadas de lugar')
})

test('each invoice of a ZIP can be chosen', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const zip = zipFile([
    { name: 'mala.xml', bytes: bytes(swappedDelivery()), stored: true },
    { name: 'buena.xml', bytes: bytes(plainDelivery()), stored: true },
  ])
  await drop(file('junio.zip', zip))
  await verdict(/No cuadra/)
  const list = screen.getByRole('navigation', { name: 'Documentos leídos' })
  expect(within(list).getAllByRole('button')).toHaveLength(2)
  await userEvent.click(within(list).getByRole('button', { name: /buena\.xml/ }))
  const words = await verdict('Todo cuadra')
  await waitFor(() => expect(document.activeElement).toBe(words))
})

test('a refused file says why, and a PDF says that it is one', async () => {
  await drop(file('malo.xml', '<!DOCTYPE a><a/>'))
  await verdict('No se pudo leer')
  expect(screen.getByText(/declaración DOCTYPE/)).toBeDefined()
  await drop(file('otro.pdf', '%PDF-1.7'))
  await verdict('Es un PDF')
  expect(screen.queryByText(/DOCTYPE/)).toBeNull()
})

test('the page never tells a visitor to send a file, or that a person will look at it', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ name: `${at}.xml`, bytes: new Uint8Array(1) }))
  await drop(file('muchos.zip', zipFile(many)), file('nomina.xml', '<a xmlns="urn:otra"/>'))
  await verdict('No se pudo leer')
  expect(screen.getByText(/más de 20 archivos\. Ábrelo en tu equipo/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /nomina\.xml/ }))
  await verdict('No hay nada que sumar')
  expect(screen.getByText('XML de otro tipo («a»).')).toBeDefined()
  expect(document.body.textContent).not.toMatch(/una persona|Envía/)
})

test('when its code cannot be loaded, the page says so and can try again', async () => {
  code.works = false
  await drop(file('a.xml', plainDelivery()))
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar la herramienta')
  code.works = true
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Lista: ya funciona sin internet.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the example invoices show what the check finds: one is right, one has two swapped digits', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Una que cuadra' }))
  await verdict(/Las sumas cuadran/)
  expect(screen.getByText('ejemplo-que-cuadra.xml')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Una con dos cifras cambiadas' }))
  await verdict(/No cuadra por \$.18\.000/)
  expect(screen.getAllByText(/Parecen dos cifras cambiadas de lugar/).length).toBeGreaterThan(0)
})
