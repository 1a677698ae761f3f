import { beforeEach, expect, test, vi } from 'vitest'
import { exportBooksAction } from '@/lib/books/actions'
import { entriesDigest } from '@/lib/books/digest'
import type { Entry } from '@/lib/books/entry'
import { proposalsOf } from '@/lib/books/proposals'
import { request } from '../../support/site-browser'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'
import { env } from '../deliveries/test-env'

const held = vi.hoisted(() => ({ rpc: vi.fn(), month: vi.fn() }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/headers', () => import('../../support/site-browser'))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('@/lib/session/require', () => ({
  staffCaller: async () => ({ id: 'laura', db: { rpc: held.rpc } }),
}))
vi.mock('@/lib/books/queries', () => ({ readBookMonth: held.month }))
vi.mock('@/lib/limits', async (original) => ({
  ...(await original<object>()),
  takeLimits: async () => undefined,
}))

const rule = {
  treatment: someTreatment(),
  by: 'Laura Gómez',
  at: '2026-06-04T15:00:00Z',
  number: null,
  says: [],
}
const documents = [someDocument({ day: '2026-10-03', rule })]

beforeEach(() => {
  request.headers = new Headers({ origin: env.SITE_URL })
  held.rpc.mockReset().mockResolvedValue({ data: 3, error: null })
})

const exported = (day: 'first-open' | 'own' | null) =>
  exportBooksAction({
    batch: '00000000-0000-4000-8000-000000000009',
    client: '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
    month: '2026-10',
    format: 'journal',
    options: { type: '', number: 1, prefix: '', company: '', tax: '' },
    seen: entriesDigest(proposalsOf(documents).ready),
    trial: false,
    again: null,
    day,
  })

test.each([
  ['the first open day', 'first-open', '2026-11-01', '2026-11-01', true],
  ['their own day', 'own', '2026-11-01', '2026-10-03', true],
  ['their own day, while no month is open', 'first-open', null, '2026-10-03', true],
  ['their own day, in an open month', null, '2026-10-01', '2026-10-03', false],
] as const)('entries leave with %s', async (_, day, firstOpen, written, dated) => {
  held.month.mockResolvedValue({ documents, accounts: [], model: null, firstOpen })
  expect(await exported(day)).toEqual({ ok: true, data: { number: 3, entries: 1 } })
  const [name, sent] = held.rpc.mock.calls[0] as [string, { entries: Entry[]; dated: boolean }]
  expect([name, sent.dated]).toEqual(['export_books', dated])
  expect(sent.entries.map((entry) => entry.day)).toEqual([written])
})
