import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '../deliveries/test-env'

const id = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
const { rpc, openStoredFile } = vi.hoisted(() => ({ rpc: vi.fn(), openStoredFile: vi.fn() }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/supabase/stored-file', () => ({ openStoredFile }))
vi.mock('@/lib/session/session', () => ({ currentAccess: async () => null }))
vi.mock('@/lib/session/require', () => ({
  approvedCaller: async () => ({ account: 'ana', role: 'owner', id: 'ana', db: { rpc } }),
}))

const { GET } = await import('@/app/api/documentos/[id]/route')
const open = (status: number) => {
  const bytes = new Response(status === 206 || status === 200 ? 'x' : null, { status })
  openStoredFile.mockResolvedValue({ name: 'a.pdf', type: 'application/pdf', bytes })
  const request = new Request(new URL(`/api/documentos/${id}`, env.SITE_URL))
  return (GET as unknown as (request: Request, context: object) => Promise<Response>)(request, {
    params: Promise.resolve({ id }),
  })
}
beforeEach(() => rpc.mockReset().mockResolvedValue({ data: null, error: null }))

test('opening a document records that it was seen', async () => {
  expect((await open(200)).status).toBe(200)
  expect(rpc.mock.calls).toEqual([['note_document_view', { document: id }]])
})

test('a document whose content did not arrive is not recorded as seen', async () => {
  expect((await open(416)).status).toBe(416)
  expect(rpc).not.toHaveBeenCalled()
})
