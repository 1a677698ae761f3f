import { ExpectedError } from '@/lib/errors'

const mostText = 20_000

/** The fields of a form, as mail services send it. Throws `invalid-input` for a body that is none. */
export async function readForm(headers: Headers, body: Buffer) {
  const type = headers.get('content-type') ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ExpectedError('invalid-input', { cause })
    })
  return {
    text: (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value.slice(0, mostText) : ''
    },
    /** A mail in a form is a text or a file; null when the field is missing. */
    bytes: async (name: string): Promise<Buffer | null> => {
      const value = form.get(name)
      if (value === null) return null
      if (typeof value !== 'string') return Buffer.from(await value.arrayBuffer())
      return bytesOfText(type, body, name) ?? Buffer.from(value, 'utf8')
    },
  }
}

/** The bytes of a text field of a multipart form: a form reads them as UTF-8, but a mail may have any. */
function bytesOfText(type: string, body: Buffer, name: string): Buffer | null {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return null
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`\r\n--${boundary}`, at + 1)) {
    const head = body.indexOf('\r\n\r\n', at)
    const end = head < 0 ? -1 : body.indexOf(`\r\n--${boundary}`, head)
    if (end < 0) return null
    if (body.toString('latin1', at, head).includes(`name="${name}"`)) return body.subarray(head + 4, end)
  }
  return null
}
