import { beforeEach, expect, test, vi } from 'vitest'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'

const { rpc, openOriginal } = vi.hoisted(() => ({ rpc: vi.fn(), openOriginal: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
vi.mock('@/lib/env', () => ({
  env: { SITE_URL: 'https://nogal.example', MAIL_FROM: 'Nogal <a@nogal.example>' },
}))
vi.mock('@/lib/incoming-mail/originals', () => ({ openOriginal, wholeOriginal: vi.fn() }))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/jobs/send-outbox', () => ({ sendOutbox: vi.fn() }))

const mail = {
  id: crypto.randomUUID(),
  account: crypto.randomUUID(),
  attempt: 1,
  path: 'a/b.eml',
  via: 'facturas@proveedor.example',
  delivery: {},
  allowed: false,
}
const called = () => rpc.mock.calls.map(([name]) => name as string)

beforeEach(() => {
  rpc.mockReset()
  openOriginal.mockReset()
  const waiting = [mail]
  rpc.mockImplementation(async (name: string) => {
    const data = name === 'claim_mails' ? waiting.splice(0) : null
    return { data, error: null }
  })
})

test('a mail that fails to load once is read again at once', async () => {
  openOriginal.mockRejectedValueOnce(new Error('mail.open-original')).mockResolvedValueOnce(null)
  await readWaitingMails(5000)
  expect(called()).toEqual(['claim_mails', 'settle_mail', 'claim_mails'])
})

test('a mail that fails to load twice waits for a later round', async () => {
  openOriginal.mockRejectedValue(new Error('mail.open-original'))
  await readWaitingMails(5000)
  expect(openOriginal).toHaveBeenCalledTimes(2)
  expect(called()).toEqual(['claim_mails', 'release_mail', 'claim_mails'])
})

test('two calls at the same time read the waiting mails once, and a later call begins again', async () => {
  openOriginal.mockResolvedValue(null)
  await Promise.all([readWaitingMails(5000), readWaitingMails(5000)])
  expect(called()).toEqual(['claim_mails', 'settle_mail', 'claim_mails'])
  await readWaitingMails(5000)
  expect(called()).toHaveLength(4)
})
