import { vi } from 'vitest'
import type { Entry } from '@/components/invoices/upload/queue'
import type { Transport } from '@/components/invoices/upload/transport'

/** Returns a transport whose uploads succeed, unless `overrides` replaces one of its functions. */
export function fakeTransport(overrides: Partial<Transport> = {}) {
  let begun = 0
  const works: Transport = {
    begin: async () => ({ id: `id-${++begun}`, url: 'https://storage.example/put', status: 'reserved' }),
    send: async () => {},
    finish: async (id) => ({ status: 'done', documentId: id, name: 'n', number: 'INV-2026-001' }),
    close: async () => ({ closed: true, files: 1, drive: 1, automation: 'sent' }),
    ...overrides,
  }
  return {
    begin: vi.fn(works.begin),
    send: vi.fn(works.send),
    finish: vi.fn(works.finish),
    close: vi.fn(works.close),
  } satisfies Transport
}

export const pdf = (name: string, size = 1000): File =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' })

export const entry = (id: string, size = 1000): Entry => ({
  id,
  file: pdf(`${id}.pdf`, size),
  phase: { name: 'ready' },
})
