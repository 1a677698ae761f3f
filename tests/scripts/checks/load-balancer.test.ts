import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startRoundRobin } from '../../../scripts/checks/load-balancer'

async function instance(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return { port: (server.address() as AddressInfo).port, stop }
}

async function balancer(ports: number[], patienceMs?: number) {
  const started = await startRoundRobin(patienceMs)
  onTestFinished(started.stop)
  for (const port of ports) await started.add(port)
  return async () => {
    const answer = await fetch(started.url)
    return { status: answer.status, said: answer.statusText, text: await answer.text() }
  }
}

test('requests go only to ready instances', async () => {
  const ready = await instance((_, response) => response.end('ready'))
  const closing = await instance((_, response) => response.writeHead(503).end('closing'))
  const ask = await balancer([ready.port, closing.port])
  for (let n = 0; n < 4; n++) expect((await ask()).text).toBe('ready')
})

test('an instance that is slow to say whether it is ready gets requests if there is no other', async () => {
  const slow = await instance((request, response) => {
    if (request.url !== '/api/ready') response.end('slow')
  })
  const ask = await balancer([slow.port], 100)
  expect(await ask()).toMatchObject({ status: 200, text: 'slow' })
})

test('an instance that refuses connections is treated as stopped', async () => {
  const gone = await instance(() => undefined)
  gone.stop()
  const ask = await balancer([gone.port])
  expect(await ask()).toMatchObject({ status: 503, said: 'No Instance' })
})

test('a stopped instance gets no requests, even when another process takes its port', async () => {
  const ours = await instance((_, response) => response.end('ours'))
  const doomed = await instance((_, response) => response.end('doomed'))
  const ask = await balancer([ours.port, doomed.port])
  doomed.stop()
  await vi.waitFor(async () => {
    for (let n = 0; n < 6; n++) expect((await ask()).text).toBe('ours')
  })
  const stranger = createServer((_, response) => response.end('stranger')).listen(doomed.port, '127.0.0.1')
  onTestFinished(() => void stranger.close())
  await pause(400)
  for (let n = 0; n < 6; n++) expect((await ask()).text).toBe('ours')
})
