import { expect, test, vi } from 'vitest'
import { googleText } from '@/content/appointment-google'
import { newConsent, openToken, sealVerifier } from '@/lib/appointments/google/consent'
import { finishConsent } from '@/lib/appointments/google/finish-consent'
import { storeReading } from '@/lib/jobs/outside-calendars'
import type { Member } from '@/lib/session/require'
import { orderFault } from '../../../local/fake-services'
import { account, answerConsent, openGoogle } from './local-google'

vi.mock('@/lib/env', () => import('../../deliveries/test-env'))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/jobs/outside-calendars', () => ({ storeReading: vi.fn() }))
const later = vi.hoisted(() => [] as (() => Promise<void>)[])
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => later.push(work) }))

const { toasts } = googleText
const laura = crypto.randomUUID()

const grantedAt = async (url: string) =>
  ((await (await fetch(`${url}/api/calendars`)).json()) as { granted: string[] }).granted

/** Returns a member whose fake database holds a pending consent; appointment-google.test.ts tests the real rules. */
function memberWith(waiting: string | null) {
  const saved: string[] = []
  const rpc = vi.fn(async (name: string, args: Record<string, string>) => {
    if (name === 'save_google_calendar') saved.push(args.sealed ?? '')
    const data = name === 'take_google_consent' ? waiting : '2026-11-26T15:00:00Z'
    waiting = null
    return { data, error: null }
  })
  return { saved, member: { id: laura, db: { rpc } } as unknown as Member }
}

test('a member who agrees is connected at once, and the busy hours are read after the response', async () => {
  await openGoogle()
  const { address, verifier } = newConsent(account)
  const { saved, member } = memberWith(sealVerifier(verifier, laura))
  const back = (await answerConsent(address)).searchParams
  expect(await finishConsent(member, back)).toEqual({ kind: 'success', ...toasts.connected })
  expect(saved).toHaveLength(1)
  expect(openToken(saved[0] ?? '', laura)).toMatch(/^1\/\//)
  expect(storeReading).not.toHaveBeenCalled()
  for (const work of later.splice(0)) await work()
  expect(storeReading).toHaveBeenCalledWith(
    laura,
    '2026-11-26T15:00:00Z',
    expect.objectContaining({ busy: [], changes: [] }),
  )
  // The same response arrives a second time, but its state has already been used.
  expect(await finishConsent(member, back)).toEqual({ kind: 'error', ...toasts.expired })
  expect(saved).toHaveLength(1)
})

test('an answer with a state that this site did not issue is refused without asking Google', async () => {
  const url = await openGoogle()
  const back = (await answerConsent(newConsent(account).address)).searchParams
  await orderFault(url, { mode: '500', path: '/token' })
  expect(await finishConsent(memberWith(null).member, back)).toEqual({ kind: 'error', ...toasts.expired })
  const { hits } = (await (await fetch(`${url}/__faults`)).json()) as { hits: number }
  expect(hits).toBe(0)
  // The OAuth verifier is encrypted for one person, so a verifier of another person cannot be decrypted.
  const other = memberWith(sealVerifier('x', crypto.randomUUID()))
  expect(await finishConsent(other.member, back)).toEqual({ kind: 'error', ...toasts.expired })
})

test('a member who declines, leaves out a permission or meets a Google that is down is told what to do', async () => {
  const url = await openGoogle()
  const finish = async (answered: { answer?: string; scopes?: number }) => {
    const { address, verifier } = newConsent(account)
    const { member, saved } = memberWith(sealVerifier(verifier, laura))
    const said = await finishConsent(member, (await answerConsent(address, answered)).searchParams)
    expect(saved).toEqual([])
    return said
  }
  expect(await finish({ answer: 'no' })).toEqual({ kind: 'error', ...toasts.denied })
  expect(await finish({ scopes: 1 })).toEqual({ kind: 'error', ...toasts.partial })
  // The site also revokes the partial consent at Google, unless Google does not respond.
  expect(await grantedAt(url)).toEqual([])
  await orderFault(url, { mode: '500', path: '/revoke' })
  expect(await finish({ scopes: 1 })).toEqual({ kind: 'error', ...toasts.partialKept })
  expect(await grantedAt(url)).toEqual([account])
  await orderFault(url, { mode: 'none' })
  await orderFault(url, { mode: '500', path: '/token' })
  expect(await finish({})).toEqual({ kind: 'error', ...toasts.failed })
})
