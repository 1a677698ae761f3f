import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 100

/**
 * Sends each request to the next ready instance or, if none is ready, to any live one.
 * The balancer repeats no request, so that a dropped request is noticed.
 */
export async function startRoundRobin(patienceMs = 5000) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const instances: { port: number; alive: boolean; ready: boolean }[] = []
  let turn = 0

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const ready = instances.filter((instance) => instance.ready)
    const open = ready.length > 0 ? ready : instances.filter(({ alive }) => alive)
    const instance = open[turn++ % open.length]
    if (!instance) return void response.writeHead(503, 'No Instance').end()
    const before = request.headers['x-forwarded-for']
    const forwarded = [before, request.socket.remoteAddress].flat().filter(Boolean).join(', ')
    const headers = { ...request.headers, 'x-forwarded-for': forwarded }
    const { method, url: path } = request
    const onward = ask({ host: '127.0.0.1', port: instance.port, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    onward.once('error', (error: NodeJS.ErrnoException) =>
      response.headersSent ? response.destroy() : response.writeHead(502, error.code).end(),
    )
    request.pipe(onward)
  }

  /** Returns false when the instance is gone; it is never asked again, because another program may get its port. */
  const look = async (instance: (typeof instances)[number]): Promise<boolean> => {
    const was = instance.alive
    const signal = AbortSignal.timeout(patienceMs)
    const status = await fetch(`http://127.0.0.1:${instance.port}/api/ready`, { signal })
      .then((answer) => answer.arrayBuffer().then(() => answer.status))
      .catch(() => null)
    // An instance that does not answer in time counts as alive, because a busy machine may only be slow.
    instance.alive = status !== null || signal.aborted
    instance.ready = status === 200
    if (!was || instance.alive) return true
    const at = instances.indexOf(instance)
    if (at >= 0) instances.splice(at, 1)
    return false
  }
  let watching = true
  const watch = async (instance: (typeof instances)[number]) => {
    for (; watching && (await look(instance)); await pause(everyMs));
  }
  const server = createServer(forward).listen(0, '127.0.0.1')
  server.keepAliveTimeout = 75_000
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port: number) => {
      const instance = { port, alive: false, ready: false }
      instances.push(instance)
      void watch(instance)
      return look(instance)
    },
    stop: async () => {
      watching = false
      agent.destroy()
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
