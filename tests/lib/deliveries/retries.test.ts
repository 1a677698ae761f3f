import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCircuit, isOver, retryDelay } from '@/lib/deliveries/run-outbox'
import { retryFor, parseRetryAfter, reasonText } from '@/lib/deliveries/delivery-error'

describe('the wait before a delivery is tried again', () => {
  test('is between one second and a ceiling that grows from 4 seconds to an hour', () => {
    const ceilings = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 0, () => 1))
    expect(ceilings).toEqual([4, 16, 64, 256, 1024, 3600, 3600, 3600, 3600, 3600])
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

  test('is at least the Retry-After of the service, up to an hour', () => {
    expect(retryDelay(1, 90, () => 0)).toBe(90)
    expect(parseRetryAfter('7')).toBe(7)
    expect(parseRetryAfter('Fri, 20 Nov 2026 12:00:30 GMT', Date.UTC(2026, 10, 20, 12))).toBe(30)
    expect(parseRetryAfter('86400')).toBe(3600)
    expect([parseRetryAfter('pronto'), parseRetryAfter(undefined), parseRetryAfter('-5')]).toEqual([0, 0, 0])
  })

  test('differs for jobs that were told the same time', () => {
    expect(retryDelay(4, 60, () => 0.5)).toBe(60 + 128)
    expect(retryDelay(4, 60, () => 0.25)).toBe(60 + 64)
  })

  test('the HTTP status of a failure says whether to retry, to wait for a fix or to give up', () => {
    const retriedAs = (retry: string) =>
      [301, 302, 400, 401, 403, 404, 405, 408, 409, 410, 413, 422, 425, 429, 500, 502, 503].filter(
        (status) => retryFor(status) === retry,
      )
    expect(retriedAs('backoff')).toEqual([408, 409, 425, 429, 500, 502, 503])
    expect(retriedAs('after-fix')).toEqual([301, 302, 401, 403, 404, 405])
    expect(retriedAs('never')).toEqual([400, 410, 413, 422])
  })

  test('a delivery is given up after a day, but not before ten tries', () => {
    const now = Date.UTC(2026, 10, 20, 12)
    const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
    expect(isOver({ attempts: 40, first_tried_at: hoursAgo(23.9) }, now)).toBe(false)
    expect(isOver({ attempts: 10, first_tried_at: hoursAgo(24) }, now)).toBe(true)
    expect(isOver({ attempts: 9, first_tried_at: hoursAgo(72) }, now)).toBe(false)
    expect(isOver({ attempts: 90, first_tried_at: null }, now)).toBe(false)
  })

  test('a service is paused after five failures in a row, tried after 30 seconds and resumed after a success', () => {
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
})

describe('the reason of a failed delivery', () => {
  test.each([
    [null, 'Todavía no se ha intentado.'],
    ['mail:unreachable', 'El servicio no respondió.'],
    ['mail:refused', 'El servicio no la aceptó.'],
    ['drive.upload:403', 'El servicio no la aceptó (403).'],
    ['algo que nadie conoce', 'El servicio no la aceptó (algo que nadie conoce).'],
  ])('is shown in words for %s', (error, words) => {
    expect(reasonText(error)).toBe(words)
  })
})
