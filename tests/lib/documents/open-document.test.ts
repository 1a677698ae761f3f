import { describe, expect, test } from 'vitest'
import { downloadResponse } from '@/lib/documents/open-document'
import { typeLabel } from '@/lib/documents/schema'

describe('the download of a document', () => {
  const stored = (headers: Record<string, string> = {}, status = 200) =>
    new Response('contenido', { status, headers: { 'content-type': 'text/html', etag: '"x"', ...headers } })
  const header = (response: Response, name: string) => response.headers.get(name)

  test.each([
    ['application/pdf', 'application/pdf'],
    ['image/png', 'image/png'],
    ['image/jpeg', 'image/jpeg'],
    ['application/xml', 'application/octet-stream'],
  ])('of type %s is always saved, never shown by the browser', async (type, sent) => {
    const response = downloadResponse({ name: 'Factura.bin', type, bytes: stored({ 'content-length': '9' }) })
    expect(header(response, 'content-type')).toBe(sent)
    expect(header(response, 'content-disposition')).toBe('attachment; filename=Factura.bin')
    expect(header(response, 'x-content-type-options')).toBe('nosniff')
    expect(header(response, 'content-security-policy')).toContain("sandbox; default-src 'none'")
    expect(header(response, 'cross-origin-resource-policy')).toBe('same-origin')
    expect(header(response, 'cache-control')).toBe('private, no-store')
    expect(header(response, 'content-length')).toBe('9')
    expect(header(response, 'etag')).toBeNull()
    expect(await response.text()).toBe('contenido')
  })

  test('with accents, quotes and emoji in its name stays whole and in one header', () => {
    const name = 'Factura "ñ" 🧾; filename=otra.pdf'
    const value = header(
      downloadResponse({ name, type: 'application/pdf', bytes: stored() }),
      'content-disposition',
    )
    expect(value).toMatch(/^attachment; filename="/)
    const encoded = /filename\*=UTF-8''([^;]+)$/i.exec(value ?? '')?.[1]
    expect(decodeURIComponent(encoded ?? '')).toBe(name)
  })

  test('passes on a requested part of the file as a part', () => {
    const part = stored({ 'content-range': 'bytes 0-8/100', 'accept-ranges': 'bytes' }, 206)
    const response = downloadResponse({ name: 'a.pdf', type: 'application/pdf', bytes: part })
    expect(response.status).toBe(206)
    expect(header(response, 'content-range')).toBe('bytes 0-8/100')
  })
})

describe('in the list of documents', () => {
  test.each([
    ['application/pdf', 'PDF'],
    ['image/jpeg', 'Imagen'],
    ['image/png', 'Imagen'],
    ['application/xml', 'XML'],
    ['text/xml', 'XML'],
    ['application/vnd.ms-excel', 'Excel'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Excel'],
    ['text/plain', 'PLAIN'],
    ['application/zip', 'ZIP'],
    ['unknown', 'Desconocido'],
    ['application/', 'Desconocido'],
    ['', 'Desconocido'],
  ])('the type %s is called %s', (mime, label) => {
    expect(typeLabel(mime)).toBe(label)
  })
})
