import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { isDraining } from '@/lib/draining'
import { shutDown } from '@/scripts/serve/shut-down'

afterEach(() => void Object.assign(globalThis, { portalDraining: undefined }))

async function serving(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const ask = (port: number, agent: Agent | false = false) =>
  new Promise<{ status: number; connection?: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (answer) => {
      answer.resume().once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          ...(answer.headers.connection ? { connection: answer.headers.connection } : {}),
        }),
      )
    }).once('error', reject)
  })

test('what is under way is answered in full, then nothing is taken any more', async () => {
  let letGo = () => {}
  const { server, port } = await serving((_, response) => void (letGo = () => response.end('listo')))
  const arrived = once(server, 'request')
  const answer = ask(port)
  await arrived
  const finish = vi.fn(async () => {})
  const stopped = shutDown({ server, finish, graceMs: 0 })
  expect(isDraining()).toBe(true)
  expect(finish).not.toHaveBeenCalled()
  letGo()
  expect((await answer).status).toBe(200)
  await stopped
  expect(finish).toHaveBeenCalledTimes(1)
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
})

test('during the grace requests are answered, and each answer closes its connection', async () => {
  const { server, port } = await serving((_, response) => void response.end())
  const agent = new Agent({ keepAlive: true })
  expect((await ask(port, agent)).connection).toBe('keep-alive')
  const stopped = shutDown({ server, finish: async () => {}, graceMs: 300 })
  expect(await ask(port, agent)).toEqual({ status: 200, connection: 'close' })
  expect(await ask(port, agent)).toEqual({ status: 200, connection: 'close' })
  await stopped
  agent.destroy()
})

test('who never ends is cut off', async () => {
  const { server, port } = await serving(() => {})
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'))
  socket.on('error', () => {})
  await once(server, 'request')
  const cut = once(socket, 'close')
  await shutDown({ server, finish: async () => {}, graceMs: 0, patienceMs: 50 })
  await cut
})
