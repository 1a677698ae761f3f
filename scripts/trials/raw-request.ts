import { Agent, request } from 'node:http'

/** `lines`: the headers as they came, a repeated one each time. */
export type Answer = {
  status: number
  headers: Record<string, string>
  lines: [name: string, value: string][]
  text: string
}
type Options = { method?: string; headers?: Record<string, string>; body?: string }

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** One request whose address and headers leave exactly as they are written here, which `fetch` would tidy. */
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

/** Everything that an answer says, its headers included. */
export const allOf = ({ headers, text }: Answer) => `${JSON.stringify(headers)}\n${text}`
