import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rawRequest, type Answer } from '../../scripts/site-client/requests'

type Headers = Record<string, string>
type Kept = { asked: Headers; answer: Answer }

const secondsOf = (control: string, name: string) =>
  Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(control)?.[1] ?? NaN)

/** True if a shared cache may store the response (RFC 9111), even without a Cache-Control header. */
function mayBeKept({ status, headers }: Answer): boolean {
  const control = headers['cache-control'] ?? ''
  if (/no-store|private|no-cache/.test(control)) return false
  const seconds = [secondsOf(control, 's-maxage'), secondsOf(control, 'max-age')].find(
    (n) => !Number.isNaN(n),
  )
  return [200, 301, 404].includes(status) && (seconds ?? 60) > 0
}

export async function startCachingProxy(site: string) {
  const kept = new Map<string, Kept[]>()
  const hits: string[] = []
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET' } = request
    const headers = request.headers as Headers
    const known = (kept.get(url) ?? []).find(({ asked, answer }) =>
      (answer.headers.vary ?? '')
        .toLowerCase()
        .split(/,\s*/)
        .every((name) => name === '' || asked[name] === headers[name]),
    )
    const send = ({ status, lines, text }: Answer) => {
      const passed = lines.filter(
        ([name]) => !/^(transfer-encoding|content-length|connection|keep-alive)$/.test(name),
      )
      response.writeHead(status, passed.flat()).end(text)
    }
    if (known) {
      hits.push(url)
      return send(known.answer)
    }
    const onward = { ...headers, host: new URL(site).host }
    void rawRequest(site, url, { method, headers: onward }).then((answer) => {
      if (method === 'GET' && mayBeKept(answer))
        kept.set(url, [...(kept.get(url) ?? []), { asked: headers, answer }])
      send(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
