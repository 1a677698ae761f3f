import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { noteSocketAddress, socketIsNoted } from '@/lib/limits/client-address'

test('a request carries the address of its own socket over what its sender wrote there', async () => {
  expect(socketIsNoted()).toBe(false)
  noteSocketAddress()
  noteSocketAddress()
  expect(socketIsNoted()).toBe(true)

  let seen: IncomingHttpHeaders = {}
  const server = createServer((request, response) => {
    seen = request.headers
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-socket-address': '203.0.113.9' } })
  server.close()
  expect(seen['x-socket-address']).toBe('127.0.0.1')
})
