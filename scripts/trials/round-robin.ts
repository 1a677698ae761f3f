import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const everyMs = 100

/**
 * A load balancer as small as one can be: each request goes to the next instance that says it is ready, with the
 * sender's address at the end of X-Forwarded-For. It never tries a request twice, so that what an instance drops shows.
 */
export async function startRoundRobin() {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const instances: { port: number; ready: boolean }[] = []
  let turn = 0

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const ready = instances.filter((instance) => instance.ready)
    const instance = ready[turn++ % ready.length]
    if (!instance) return void response.writeHead(503).end()
    const before = request.headers['x-forwarded-for']
    const forwarded = [before, request.socket.remoteAddress].flat().filter(Boolean).join(', ')
    const headers = { ...request.headers, 'x-forwarded-for': forwarded }
    const { method, url: path } = request
    const onward = ask({ host: '127.0.0.1', port: instance.port, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(onward)
  }

  const look = async () => {
    for (const instance of instances) {
      const answer = await fetch(`http://127.0.0.1:${instance.port}/api/ready`).catch(() => null)
      instance.ready = answer?.status === 200
    }
  }
  const timer = setInterval(() => void look(), everyMs)
  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port: number) => {
      instances.push({ port, ready: false })
      return look()
    },
    stop: async () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
