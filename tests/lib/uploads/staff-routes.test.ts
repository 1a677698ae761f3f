import { beforeEach, expect, test, vi } from 'vitest'
import { POST as finish } from '@/app/api/equipo/documentos/[id]/[upload]/route'
import { POST as takeSignature } from '@/app/api/firmas/route'
import { ExpectedError } from '@/lib/errors'
import { env } from '../deliveries/test-env'

const { finishUpload, readChoices, takePdf } = vi.hoisted(() => ({
  finishUpload: vi.fn(),
  readChoices: vi.fn(),
  takePdf: vi.fn(),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/session/require', () => ({
  staffCaller: async () => ({ id: 'laura', role: 'advisor', db: {} }),
}))
vi.mock('@/lib/limits', async (original) => ({
  ...(await original<object>()),
  takeLimits: async () => undefined,
}))
vi.mock('@/lib/uploads/finish-upload', () => ({ finishUpload }))
vi.mock('@/lib/signatures/queries', () => ({ readChoices }))
vi.mock('@/lib/signatures/take-pdf', () => ({ takePdf, refusedPdf: () => new ExpectedError('file-size') }))
vi.mock('@/lib/observability/report', () => ({ report: () => undefined }))
vi.mock('next/server', () => ({ after: () => undefined }))
beforeEach(() => {
  for (const mock of [finishUpload, readChoices, takePdf]) mock.mockReset().mockResolvedValue({})
})

const [client, upload] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const post = (path: string) =>
  new Request(`${env.SITE_URL}${path}`, {
    method: 'POST',
    headers: { origin: env.SITE_URL, 'content-type': 'application/pdf' },
    body: '%PDF-1.7',
  })

test('a member finishes exactly the upload that they made for a client', async () => {
  const params = Promise.resolve({ id: client, upload })
  expect((await finish(post('/api/equipo/documentos/x/y'), { params } as never)).status).toBe(200)
  expect(finishUpload).toHaveBeenCalledExactlyOnceWith('laura', upload)
})

test('a document to sign is accepted only from a member who may see its client', async () => {
  readChoices.mockRejectedValue(new ExpectedError('not-found'))
  const refused = await takeSignature(post(`/api/firmas?cliente=${client}&nombre=carta.pdf`), {} as never)
  expect(refused.status).toBe(404)
  expect(takePdf).not.toHaveBeenCalled()
  readChoices.mockResolvedValue({})
  const taken = await takeSignature(post(`/api/firmas?cliente=${client}&nombre=carta.pdf`), {} as never)
  expect(taken.status).toBe(200)
  expect(takePdf).toHaveBeenCalledTimes(1)
})
