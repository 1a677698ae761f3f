import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function openTraceSink() {
  const arrived: { path: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      arrived.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    /** Returns all bodies as one text, which can be searched because Protobuf keeps strings as plain text. */
    text: () => arrived.map(({ body }) => body.toString('utf8')).join('\n'),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
