import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { maxFileMegabytes, maxFileSize } from '@/content/upload-limit'
import { UploadPanel } from '@/components/invoices/upload/upload-panel'
import { zipFile } from '../../../support/einvoice/zip-file'
import { saidToasts } from '../../../support/said-toasts'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'
import type { FinishedUpload } from '@/lib/uploads/schema'
import { someLabel, unreadLabel } from '../../../support/invoice-label'
import { pngFile } from '@/supabase/sample-files/pictures'
import { fakeTransport, pdf } from './fake-transport'

const { server } = vi.hoisted(() => ({ server: { current: {} as object } }))
vi.mock('@/components/invoices/upload/transport', () => ({
  httpTransport: new Proxy({}, { get: (_, name) => Reflect.get(server.current, name) }),
}))

// The code that checks chosen files is loaded before the tests, because loading it could exceed a test's time limit.
beforeAll(async () => void (await import('@/components/uploads/look-at-files')), 60_000)
const said = saidToasts()
let shown: string[] = []
beforeEach(() => {
  server.current = fakeTransport()
  shown = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent)
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const zone = () => {
  const label = screen.getByText('Arrastra y suelta tus facturas aquí').closest('label')
  if (!label) throw new Error('no drop zone')
  return label
}
async function drop(...files: File[]) {
  fireEvent.drop(zone(), { dataTransfer: { files, types: ['Files'] } })
  await waitFor(() => expect(screen.queryByText('Preparando los archivos...')).toBeNull())
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const settled = () => screen.findByRole('button', { name: /^Subir \(/ })
/** Waits for the list of results, whose code is loaded with the first upload. */
const shownResults = async () => within(await screen.findByRole('region', { name: 'Lo que acabas de subir' }))

test('valid files of a drop are added and others are named; the next drop clears that message', async () => {
  render(<UploadPanel person="ana" />)
  await drop(
    pdf('factura.pdf', 1536),
    new File(['x'], 'hoja.xlsx', { type: 'application/vnd.ms-excel' }),
    pdf('enorme.pdf', maxFileSize + 1),
  )
  expect(screen.getByRole('alert').textContent).toBe(
    'El archivo "hoja.xlsx" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. ' +
      'Es una hoja de cálculo de Excel. Guárdala como PDF; si es una factura, busca el XML en el correo de tu proveedor.' +
      `El archivo "enorme.pdf" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
  )
  expect(shown).toEqual([])
  expect(screen.getByText('factura.pdf').tagName).toBe('BDI')
  expect(screen.getAllByText('1,5 KB')).toHaveLength(2)
  await drop(pdf('otra.pdf'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button('Subir (2)').disabled).toBe(false)
})

test('a file of exactly the size limit is accepted', async () => {
  render(<UploadPanel person="ana" />)
  await drop(pdf('justo.pdf', maxFileSize))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a dropped folder is named, and the files dropped with it are added', async () => {
  render(<UploadPanel person="ana" />)
  const items = [
    { webkitGetAsEntry: () => ({ isDirectory: true, name: 'Facturas' }) },
    { webkitGetAsEntry: () => ({ isDirectory: false, name: 'a.pdf' }) },
  ]
  fireEvent.drop(zone(), {
    dataTransfer: { files: [new File([], 'Facturas'), pdf('a.pdf')], items, types: ['Files'] },
  })
  expect(await screen.findByText('a.pdf')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe(
    '"Facturas" es una carpeta. Ábrela y elige los archivos que trae.',
  )
})

test('a file with the wrong ending is listed with the ending of what it contains', async () => {
  render(<UploadPanel person="ana" />)
  await drop(new File([pngFile().bytes as Uint8Array<ArrayBuffer>], 'recibo.jpg', { type: 'image/jpeg' }))
  expect(screen.getByText('recibo.png').tagName).toBe('BDI')
  expect(screen.getByText('Lo guardamos como "recibo.png", que es lo que trae.')).toBeDefined()
})

test('while files are dragged over the zone, it asks to drop them', async () => {
  render(<UploadPanel person="ana" />)
  fireEvent.dragEnter(zone(), { dataTransfer: { types: ['Files'] } })
  const over = screen.getByText('Suelta los archivos aquí')
  fireEvent.dragLeave(over, { dataTransfer: { types: ['Files'] } })
  expect(screen.queryByText('Suelta los archivos aquí')).toBeNull()
})

test('without files both buttons are off, and sending the form says that none is chosen', async () => {
  const { container } = render(<UploadPanel person="ana" />)
  expect([button('Subir (0)').disabled, button('Cancelar').disabled]).toEqual([true, true])
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  expect(said).toEqual([
    {
      kind: 'error',
      title: 'No hay archivos seleccionados',
      description: 'Por favor, selecciona al menos un archivo para subir.',
    },
  ])
})

test('chosen files can be removed one by one, which moves the focus to the heading, or all at once', async () => {
  render(<UploadPanel person="ana" />)
  await userEvent.upload(screen.getByLabelText(/Arrastra y suelta/), [
    pdf('a.pdf'),
    pdf('b.pdf'),
    pdf('c.pdf'),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar b.pdf' }))
  expect(screen.queryByText('b.pdf')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Archivos seleccionados')
  await userEvent.click(button('Cancelar'))
  expect(button('Subir (0)').disabled).toBe(true)
})

test('an upload shows its progress, then clears the list and reports the result', async () => {
  let arrive = () => {}
  server.current = fakeTransport({
    send: (_, __, ___, onProgress) =>
      new Promise((resolve) => {
        onProgress(500)
        arrive = resolve
      }),
  })
  render(<UploadPanel person="ana" />)
  await drop(pdf('a.pdf'))
  await waitFor(() => expect(shown).toEqual(['Subir (1)']))
  await userEvent.click(button('Subir (1)'))
  const progress = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('value')
  await waitFor(() => expect([progress('Subiendo archivos...'), progress('a.pdf')]).toEqual(['45', '50']))
  expect([
    button('Subiendo...').disabled,
    button('Cancelar').disabled,
    button('Quitar a.pdf').disabled,
  ]).toEqual([true, true, true])
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await act(async () => arrive())
  await settled()
  expect(screen.queryByRole('button', { name: 'Quitar a.pdf' })).toBeNull()
  await waitFor(() => expect(shown.at(-1)).toContain('Factura subida con éxito'))
  expect((await shownResults()).getByText('a.pdf')).toBeDefined()
  expect(screen.getByText('Factura subida con éxito')).toBeDefined()
  expect(said.map(({ title }) => title)).toEqual(['¡Archivos subidos exitosamente!'])
})

const id = '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01'
const done = (rest: Partial<FinishedUpload>) =>
  fakeTransport({
    finish: async (upload) => ({
      status: 'done',
      documentId: upload,
      name: 'n',
      number: 'INV-2026-001',
      invoice: { id, title: 'FE4821 de Papeles del Oriente S.A.S.', number: 'FE4821' },
      ...rest,
    }),
  })

test('findings of an uploaded invoice stay on the page, with links to it, to a question and a text for the supplier', async () => {
  server.current = done({
    review: { proposal: 'wrong', message: 'El IVA no cuadra.', forSupplier: 'Buenos días: corrijan el IVA.' },
  })
  render(<UploadPanel person="ana" />)
  await drop(pdf('a.pdf'))
  await userEvent.click(button('Subir (1)'))
  await settled()
  const results = await shownResults()
  expect(results.getByText('El IVA no cuadra.', { exact: false }).textContent).toBe(
    'Con errores. El IVA no cuadra.',
  )
  const hrefOf = (name: string) => results.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Ver la factura FE4821 de Papeles del Oriente S.A.S.')).toBe(`/portal/facturas/${id}`)
  expect(hrefOf('Preguntar por esta factura: FE4821 de Papeles del Oriente S.A.S.')).toBe(
    `/portal/mensajes/nuevo?factura=${id}`,
  )
  expect(results.getByText('Buenos días: corrijan el IVA.')).toBeDefined()
  expect(results.getByRole('button', { name: 'Subir otro archivo' })).toBeDefined()
  await drop(pdf('b.pdf'))
  expect(screen.queryByRole('region', { name: 'Lo que acabas de subir' })).toBeNull()
})

test('an invoice that is read after its upload is updated in place', async () => {
  server.current = done({ reading: true })
  const { rerender } = render(<UploadPanel person="ana" />)
  await drop(pdf('a.pdf'))
  await userEvent.click(button('Subir (1)'))
  await settled()
  expect(await screen.findByText(/La estamos leyendo/)).toBeDefined()
  const newest = (label: InvoiceLabel) => [
    {
      id,
      label,
      status: 'reviewing' as const,
      href: '',
      createdAt: '2026-11-20T12:00:00Z',
      withdrawnAt: null,
    },
  ]
  rerender(<UploadPanel person="ana" newest={newest(unreadLabel({ reading: 'damaged' }))} />)
  expect(screen.getByText('Archivo dañado')).toBeDefined()
  rerender(
    <UploadPanel
      person="ana"
      newest={newest(someLabel({ proposal: 'doubtful', finding: 'Falta el plazo' }))}
    />,
  )
  expect(screen.getByText(/Con dudas: Falta el plazo/)).toBeDefined()
})

test('a failed file stays in the list, and only that file is sent again', async () => {
  let broken = true
  const transport = fakeTransport({
    send: async (_, file) => {
      if (broken && file.name === 'b.pdf') throw new Error('cut')
    },
  })
  server.current = transport
  render(<UploadPanel person="ana" />)
  await drop(pdf('a.pdf'), pdf('b.pdf'))
  await userEvent.click(button('Subir (2)'))
  await settled()
  const results = await shownResults()
  expect(results.queryByText('b.pdf')).toBeNull()
  // One of the two files failed, so the message of a complete upload must not appear.
  expect(screen.queryByText('Factura subida con éxito')).toBeNull()
  expect(screen.getByText('1 archivo llegó')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('Error desconocido')
  broken = false
  await userEvent.click(button('Reintentar'))
  await settled()
  expect(screen.queryByRole('button', { name: 'Quitar b.pdf' })).toBeNull()
  const both = await shownResults()
  expect(both.getByText('a.pdf')).toBeDefined()
  expect(both.getByText('b.pdf')).toBeDefined()
  expect(transport.begin.mock.calls.map(([{ name }]) => name)).toEqual(['a.pdf', 'b.pdf', 'b.pdf'])
})

test('a duplicate stays in the list with the name of the original, and cannot be sent again', async () => {
  server.current = fakeTransport({
    finish: async () => ({
      status: 'duplicate',
      documentId: 'd0',
      name: 'Enero.pdf',
      number: 'INV-2026-007',
    }),
  })
  render(<UploadPanel person="ana" />)
  await drop(pdf('a.pdf'))
  await userEvent.click(button('Subir (1)'))
  await settled()
  expect(screen.getByText(/Es el mismo archivo que Enero.pdf \(INV-2026-007\)/)).toBeDefined()
  expect(said[0]?.kind).toBe('info')
  expect(button('Subir (0)').disabled).toBe(true)
})

test('the files of a ZIP are listed with the name of the ZIP, and a broken ZIP is named', async () => {
  render(<UploadPanel person="ana" />)
  expect(screen.getByText(/También el ZIP que te envió tu proveedor/)).toBeDefined()
  const bytes = new TextEncoder().encode('<a/>')
  const zip = (name: string, member: string) =>
    new File([zipFile([{ name: member, bytes, stored: true }])], name)
  const dropped = drop(zip('junio.zip', 'ad1.xml'), zip('malo.zip', '../ad2.xml'), pdf('suelta.pdf'))
  expect(screen.getByText('Abriendo 2 ZIP...')).toBeDefined()
  await dropped
  expect(await screen.findByText('suelta.pdf')).toBeDefined()
  expect(await screen.findByText('ad1.xml')).toBeDefined()
  expect(screen.getByText('de junio.zip')).toBeDefined()
  expect((await screen.findByRole('alert')).textContent).toContain('El ZIP trae un nombre')
  expect(screen.queryByText(/^Abriendo/)).toBeNull()
  expect(button('Subir (2)').disabled).toBe(false)
})

test('the files of a ZIP do not appear after the list was cleared', async () => {
  render(<UploadPanel person="ana" />)
  await drop(
    new File(
      [zipFile([{ name: 'ad1.xml', bytes: new TextEncoder().encode('<a/>'), stored: true }])],
      'junio.zip',
    ),
    pdf('a.pdf'),
  )
  await userEvent.click(button('Cancelar'))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 100))))
  expect(screen.queryByText('ad1.xml')).toBeNull()
  expect(button('Subir (0)').disabled).toBe(true)
})
