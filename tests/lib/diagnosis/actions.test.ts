import { beforeEach, expect, test, vi } from 'vitest'
import { diagnoseAction } from '@/lib/diagnosis/actions'
import { ExpectedError } from '@/lib/errors'
import { env } from '../deliveries/test-env'
import { request } from '../../support/site-browser'

const held = vi.hoisted(() => ({ caller: vi.fn(), limits: vi.fn(), ask: vi.fn(), begin: vi.fn() }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/headers', () => import('../../support/site-browser'))
vi.mock('@/lib/session/require', () => ({ staffCaller: held.caller }))
vi.mock('@/lib/diagnosis/diagnose', () => ({ diagnose: held.ask }))
vi.mock('@/lib/limits', async (original) => ({ ...(await original<object>()), takeLimits: held.limits }))

const member = { id: '1', email: 'ana@nogal.example', role: 'admin', db: { rpc: held.begin } }
beforeEach(() => {
  vi.resetAllMocks()
  request.headers = new Headers({ origin: env.SITE_URL })
  held.caller.mockResolvedValue(member)
  held.begin.mockResolvedValue({ error: null })
  held.ask.mockResolvedValue([])
})

test('the diagnosis mails only the member’s own address, has its own limit and is logged first', async () => {
  const order: string[] = []
  held.limits.mockImplementation(async () => void order.push('limits'))
  held.begin.mockImplementation(async () => (order.push('log'), { error: null }))
  held.ask.mockImplementation(async () => (order.push('ask'), []))
  expect(await diagnoseAction({ sends: true })).toMatchObject({ ok: true, data: { answers: [] } })
  expect(order).toEqual(['limits', 'log', 'ask'])
  expect(held.begin).toHaveBeenCalledWith('begin_diagnosis', { sends: true })
  const [deployment, options] = held.ask.mock.calls[0] ?? []
  expect(deployment).toMatchObject({ mailTo: member.email, values: env })
  expect(options).toEqual({ sends: true })
  const [limits] = held.limits.mock.calls[0] as [{ key: string; burst: number }[]]
  expect(limits.map(({ key, burst }) => [key.split(':')[0], burst])).toEqual([
    ['diagnosis-send', 5],
    ['diagnosis-send-all', 10],
  ])
})

test('a diagnosis refuses an address in the request, so nobody chooses what the server calls', async () => {
  const raw = { sends: true, mailTo: 'mallory@evil.example', SITE_URL: 'http://169.254.169.254' }
  expect(await diagnoseAction(raw)).toMatchObject({ ok: false, code: 'invalid-input' })
  expect(held.ask).not.toHaveBeenCalled()
})

test('an advisor, or an administrator whom the database refuses, starts no diagnosis and uses up no try', async () => {
  held.caller.mockResolvedValue({ ...member, role: 'advisor' })
  expect(await diagnoseAction({ sends: false })).toMatchObject({ ok: false, code: 'not-found' })
  expect(held.limits).not.toHaveBeenCalled()
  held.caller.mockResolvedValue(member)
  held.begin.mockResolvedValue({ error: { code: '42501', message: 'admin-only' } })
  expect(await diagnoseAction({ sends: false })).toMatchObject({ ok: false, code: 'admin-only' })
  expect(held.ask).not.toHaveBeenCalled()
})

test('a diagnosis is refused without the second step, and to a form of another site', async () => {
  held.caller.mockRejectedValue(new ExpectedError('second-step'))
  expect(await diagnoseAction({ sends: false })).toMatchObject({ ok: false, code: 'second-step' })
  request.headers = new Headers({ origin: 'https://evil.example' })
  expect(await diagnoseAction({ sends: false })).toMatchObject({ ok: false })
  expect(held.ask).not.toHaveBeenCalled()
})
