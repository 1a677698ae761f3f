import { Agent, request } from 'node:http'

/** `lines` has all headers in their order, including repeated ones. */
export type Answer = {
  status: number
  headers: Record<string, string>
  lines: [name: string, value: string][]
  text: string
}
type Options = { method?: string; headers?: Record<string, string>; body?: string }

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** Sends a request with exactly this path and these headers; `fetch` would change them. */
export function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent =
      body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
    const onward = request({ hostname, port, path, method, headers: sent, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          lines: Array.from({ length: response.rawHeaders.length / 2 }, (_, n) => [
            (response.rawHeaders[2 * n] ?? '').toLowerCase(),
            response.rawHeaders[2 * n + 1] ?? '',
          ]),
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    onward.once('error', reject)
    onward.end(body)
  })
}

export const allOf = ({ headers, text }: Answer) => `${JSON.stringify(headers)}\n${text}`

/** Posts the form to its action and with its hidden fields, as a browser without script would. */
export type PostedForm = (
  fields: Record<string, string>,
  headers?: Record<string, string>,
) => Promise<Response>

const attribute = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

export async function readForm(url: string, path: string, field = ''): Promise<PostedForm> {
  const html = await (await fetch(url + path)).text()
  const forms = [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([text]) => text)
  const form = forms.find((text) => text.includes(field && `name="${field}"`)) ?? ''
  const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''] as const,
  )
  if (!hidden.some(([name]) => name.startsWith('$ACTION')))
    throw new Error(`${path} has no form with an action`)
  return (fields, headers = {}) => {
    const body = new FormData()
    for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.append(name, value)
    return fetch(url + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: url, ...headers },
    })
  }
}
