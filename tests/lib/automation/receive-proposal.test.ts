import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, test, vi } from 'vitest'
import { receiveProposal } from '@/lib/automation/receive-proposal'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const rpc = vi.hoisted(() => vi.fn())
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
vi.mock('@/lib/env', () => ({ env: { AUTOMATION_WEBHOOK_SECRET: `whsec_${btoa('\x07'.repeat(32))}` } }))
beforeEach(() => void rpc.mockReset().mockResolvedValue({ data: 'kept', error: null }))

const data = {
  user_id: '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01',
  sha256: 'AB'.repeat(32),
  proposal: 'doubtful',
}
const message = (change: object = {}) =>
  JSON.stringify({ type: 'invoice.proposed', data: { ...data, ...change } })
const signed = (body: string, { key = secret } = {}, id = 'call-1', at = new Date()) =>
  new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  })
const send = (body: string, options?: Parameters<typeof signed>[1]) =>
  receiveProposal(signed(body, options), body)

test('a signed proposal of the automation is stored under the id of its call', async () => {
  expect(await send(message({ note: ' Mira el IVA. ' }))).toBe('kept')
  expect(rpc).toHaveBeenCalledExactlyOnceWith('keep_proposal', {
    call: 'call-1',
    client: data.user_id,
    content_sha256: 'ab'.repeat(32),
    proposed: 'doubtful',
    note: 'Mira el IVA.',
  })
})

test('a proposal that arrives twice is no failure', async () => {
  rpc.mockResolvedValue({ data: 'known', error: null })
  expect(await send(message())).toBe('known')
})

test('a proposal with a wrong signature is refused before its content is read', async () => {
  const key = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  await expect(send(message(), { key })).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(rpc).not.toHaveBeenCalled()
})

test.each([
  ['another type', JSON.stringify({ type: 'batch', data })],
  ['an unknown proposal', message({ proposal: 'accepted' })],
  ['a note that is too long', message({ note: 'a'.repeat(1001) })],
  ['what we send ourselves', JSON.stringify({ user_id: data.user_id, upload_count: 1, files: [] })],
])('a proposal with %s is refused even when it is signed', async (_, body) => {
  await expect(send(body)).rejects.toMatchObject({ code: 'invalid-input' })
  expect(rpc).not.toHaveBeenCalled()
})

test('a proposal for a deleted invoice is answered with not found', async () => {
  rpc.mockResolvedValue({ data: 'gone', error: null })
  await expect(send(message())).rejects.toMatchObject({ code: 'not-found' })
})
