import { beforeEach, expect, test, vi } from 'vitest'
import { approveRegistrationAction } from '@/lib/registrations/actions'
import { env } from '../deliveries/test-env'
import { request } from '../../support/site-browser'

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/headers', () => import('../../support/site-browser'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('@/lib/jobs/send-outbox', () => ({ sendAfterAnswer: () => undefined }))
vi.mock('@/lib/observability/report', () => ({ report: () => undefined }))
vi.mock('@/lib/session/require', () => ({ staffCaller: async () => ({ id: 'laura', db: { rpc } }) }))
beforeEach(() => void (request.headers = new Headers({ origin: env.SITE_URL })))

const accountId = '00000000-0000-4000-8000-000000000001'
const approve = () => approveRegistrationAction({ accountId, expected: 'waitlist' } as never)

test('a member who decides too late is told what was decided and when, unlike after an outage', async () => {
  const details = JSON.stringify({ by: null, at: '2026-11-20T15:00:00+00:00', status: 'rejected' })
  rpc.mockResolvedValue({ data: null, error: { message: 'already-decided', code: 'P0001', details } })
  const late = await approve()
  expect(late).toMatchObject({ ok: false, code: 'already-decided' })
  expect(JSON.stringify(late)).toContain('20')
  rpc.mockResolvedValue({ data: null, error: { message: 'fetch failed', code: '' } })
  expect(await approve()).not.toMatchObject({ code: 'already-decided' })
})
