import { createServer, type ServerResponse } from 'node:http'

/** The size of each file in bytes; files are sent in parts and never whole in memory. */
const size = Number(process.argv[2])
const part = Buffer.alloc(64 * 1024, 7)

async function stream(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size })
  for (let left = size; left > 0 && !response.destroyed; left -= part.length)
    if (!response.write(left < part.length ? part.subarray(0, left) : part))
      await new Promise((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
  response.end()
}

/** Simulates database and storage, in which every document exists and has `size` bytes. */
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1')
  const json = (value: unknown) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  }
  if (pathname.startsWith('/rest/v1/documents')) {
    const id = searchParams.get('id')?.replace('eq.', '')
    return json([{ name: `${id}.pdf`, file_type: 'application/pdf', storage_path: `a/${id}.pdf` }])
  }
  if (pathname.startsWith('/rest/v1/rpc')) return json(null)
  if (request.method === 'POST') return json({ signedURL: pathname.replace('/storage/v1', '') + '?token=x' })
  return void stream(response)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(address && typeof address === 'object' ? address.port : '')
})
