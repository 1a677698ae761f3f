import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxAttempts, retryDelay } from '@/lib/outbox/backoff'
import { createCircuit } from '@/lib/outbox/circuit'
import { isPermanentStatus, parseRetryAfter } from '@/lib/outbox/delivery-error'

test('waits stay between one second and their ceiling, which grows from 4 s to 6 h', () => {
  const ceilings = Array.from({ length: maxAttempts }, (_, index) => retryDelay(index + 1, 0, () => 1))
  expect(ceilings).toEqual([4, 16, 64, 256, 1024, 4096, 16384, 21600, 21600, 21600])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, draw) => {
        const wait = retryDelay(attempt, 0, () => draw)
        expect(wait).toBeGreaterThanOrEqual(1)
        expect(wait).toBeLessThanOrEqual(ceilings[attempt - 1] ?? 0)
        expect(Number.isInteger(wait)).toBe(true)
      },
    ),
  )
})

test('a Retry-After is a floor, read as seconds or as a date, and never above an hour', () => {
  expect(retryDelay(1, 90, () => 0)).toBe(90)
  expect(parseRetryAfter('7')).toBe(7)
  expect(parseRetryAfter('Fri, 20 Nov 2026 12:00:30 GMT', Date.UTC(2026, 10, 20, 12))).toBe(30)
  expect(parseRetryAfter('86400')).toBe(3600)
  expect([parseRetryAfter('pronto'), parseRetryAfter(undefined), parseRetryAfter('-5')]).toEqual([0, 0, 0])
})

test('only 408, 409, 425, 429 and 5xx are worth another try', () => {
  const retried = [
    200, 301, 302, 400, 401, 403, 404, 408, 409, 410, 413, 422, 425, 429, 500, 502, 503,
  ].filter((status) => status >= 300 && !isPermanentStatus(status))
  expect(retried).toEqual([408, 409, 425, 429, 500, 502, 503])
})

test('the circuit opens after five failures in a row, lets one through after 30 s and forgets after a success', () => {
  let now = 0
  const circuit = createCircuit(() => now)
  for (let i = 0; i < 4; i++) circuit.failed()
  circuit.succeeded()
  for (let i = 0; i < 4; i++) circuit.failed()
  expect(circuit.isOpen()).toBe(false)
  circuit.failed()
  expect(circuit.isOpen()).toBe(true)
  now = 30_000
  expect(circuit.isOpen()).toBe(false)
  circuit.failed()
  expect(circuit.isOpen()).toBe(true)
  now = 60_000
  circuit.succeeded()
  circuit.failed()
  expect(circuit.isOpen()).toBe(false)
})
