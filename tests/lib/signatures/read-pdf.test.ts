import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'

const { takeLimits, download } = vi.hoisted(() => ({ takeLimits: vi.fn(), download: vi.fn() }))
const bytes = Buffer.from('%PDF-1.7')
const stored = { path: 'x.pdf', sha256: createHash('sha256').update(bytes).digest('hex'), title: 'Carta' }
const rpc = vi.fn()
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/limits', async (actual) => ({ ...(await actual<object>()), takeLimits }))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({ rpc, storage: { from: () => ({ download }) } }),
}))

const { signatureFileLimits } = await import('@/lib/limits')
const { readFirmPdf, readSignerPdf } = await import('@/lib/signatures/read-pdf')
const member = { id: 'laura', db: { rpc } } as never
const seat = (who: object) => ({ who, user: null }) as never
beforeEach(() => {
  takeLimits.mockReset().mockResolvedValue(undefined)
  download.mockReset().mockResolvedValue({ data: new Blob([bytes]), error: null })
  rpc.mockReset().mockResolvedValue({ data: stored, error: null })
})

test('each member, signer and link can read thirty PDFs in ten minutes', async () => {
  await readFirmPdf(member, '1', false)
  await readSignerPdf(seat({ person: 'ana' }), '1', false)
  await readSignerPdf(seat({ link: 'abc' }), '1', true)
  expect(takeLimits.mock.calls).toEqual(
    ['laura', 'ana', 'abc'].map((reader) => [signatureFileLimits(reader)]),
  )
  expect(signatureFileLimits('ana')).toMatchObject([{ burst: 30, seconds: 600 }])
})

test('a reader over the limit downloads nothing, and an unknown link uses up no limit', async () => {
  takeLimits.mockRejectedValue(new Error('rate-limited'))
  await expect(readSignerPdf(seat({ link: 'abc' }), '1', false)).rejects.toThrow('rate-limited')
  expect(download).not.toHaveBeenCalled()
  rpc.mockResolvedValue({ data: null, error: null })
  expect(await readSignerPdf(seat({ link: 'unknown' }), '1', false)).toBeNull()
  expect(takeLimits).toHaveBeenCalledTimes(1)
})
