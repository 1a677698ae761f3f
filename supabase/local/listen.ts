import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ApiServer = {
  server: Server
  url: string
  /** Until this is called every request is told to come back later. */
  serve: (listener: RequestListener) => void
  stop: () => Promise<void>
}

/** Opens the port of the API on this machine alone; 0 takes a free one. */
export async function listen(port: number): Promise<ApiServer> {
  let current: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: 'Starting' }))
  }
  // Longer than clients keep a connection for a next request: none of them may meet one that is closing.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => current(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`The port ${port} is taken. Set LOCAL_API_PORT.`) : error,
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (listener) => {
      current = listener
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
