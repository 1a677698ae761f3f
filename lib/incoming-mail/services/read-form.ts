import { ExpectedError } from '@/lib/errors'

const mostText = 20_000
/** Mail services send about twenty fields; a limit is needed, as a form is parsed before its signature is checked. */
const mostFields = 200

const multipart = /^\s*multipart\/form-data\b.*?\bboundary=(?:"([^"]+)"|([^;\s]+))/is
const encoded = /^\s*application\/x-www-form-urlencoded\b/i

/** Throws `unauthenticated` for a call without a form, which no mail service sends. */
export function expectForm(headers: Headers): void {
  const type = headers.get('content-type') ?? ''
  if (!multipart.test(type) && !encoded.test(type)) throw new ExpectedError('unauthenticated')
}

/** Throws `invalid-input` for a body that is no form. */
export async function readForm(headers: Headers, body: Buffer) {
  const type = headers.get('content-type') ?? ''
  const [, quoted, plain] = multipart.exec(type) ?? []
  const boundary = quoted ?? plain
  if (hasTooMany(body, boundary ? `\r\n--${boundary}` : '&')) throw new ExpectedError('invalid-input')
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
    /** Returns the mail in a field of the form; null when the field is missing. */
    bytes: async (name: string): Promise<Buffer | null> => {
      const value = form.get(name)
      if (value === null) return null
      if (typeof value !== 'string') return Buffer.from(await value.arrayBuffer())
      return (boundary && bytesOfText(boundary, body, name)) || Buffer.from(value, 'utf8')
    },
  }
}

function hasTooMany(body: Buffer, separator: string): boolean {
  let count = 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    count += 1
    if (count > mostFields) return true
  }
  return false
}

/** Cuts the bytes out of the form, because `formData()` reads texts as UTF-8 but a mail may have any encoding. */
function bytesOfText(boundary: string, body: Buffer, name: string): Buffer | null {
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`\r\n--${boundary}`, at + 1)) {
    const head = body.indexOf('\r\n\r\n', at)
    const end = head < 0 ? -1 : body.indexOf(`\r\n--${boundary}`, head)
    if (end < 0) return null
    if (body.toString('latin1', at, head).includes(`name="${name}"`)) return body.subarray(head + 4, end)
  }
  return null
}
