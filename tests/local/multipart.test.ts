import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMultipart } from '@/supabase/local/storage/upload-source'

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function formOf(file: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('metadata', '{"a":"b"}')
  form.append('', new Blob([file], { type: 'application/pdf' }))
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', body: await response.bytes() }
}

describe('a multipart body', () => {
  test('gives the same bytes however the socket cuts it', async () => {
    const marks = fc.constantFrom('\r\n', '--', '\r\n--', '-', 'formdata-undici')
    const content = fc.array(
      fc.oneof(
        marks.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 40 }),
      ),
    )
    await fc.assert(
      fc.asyncProperty(content, fc.integer({ min: 1, max: 300 }), async (parts, size) => {
        const file = new Uint8Array(Buffer.concat(parts))
        const { type, body } = await formOf(file)
        const read = await readMultipart(type, inPieces(body, size))
        const pieces = await Array.fromAsync(read.bytes)
        expect(Buffer.concat(pieces).equals(file)).toBe(true)
        expect([...read.fields]).toEqual([
          ['cacheControl', '3600'],
          ['metadata', '{"a":"b"}'],
        ])
        expect(read.contentType).toBe('application/pdf')
      }),
    )
  })

  test('that ends too early is refused', async () => {
    const { type, body } = await formOf(new Uint8Array(500))
    const read = await readMultipart(type, inPieces(body.subarray(0, 600), 100))
    await expect(Array.fromAsync(read.bytes)).rejects.toThrow('Malformed multipart body')
  })

  test('without a file or a boundary is refused', async () => {
    const form = new FormData()
    form.append('cacheControl', '3600')
    const empty = new Response(form)
    const type = empty.headers.get('content-type') ?? ''
    await expect(readMultipart(type, inPieces(await empty.bytes(), 64))).rejects.toThrow('Missing file')
    await expect(readMultipart('multipart/form-data', inPieces(new Uint8Array(9), 9))).rejects.toThrow(
      'Malformed',
    )
  })
})
