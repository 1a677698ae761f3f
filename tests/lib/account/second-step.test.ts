import { beforeEach, expect, test, vi } from 'vitest'
import { beginOwnStep, confirmOwnStep } from '@/lib/account/second-step'
import { ExpectedError } from '@/lib/errors'

const held = vi.hoisted(() => ({
  requirePassword: vi.fn(),
  passSecondStep: vi.fn(),
  endOtherSessions: vi.fn(),
  rpc: vi.fn(),
  beginSecondStep: vi.fn(),
}))
vi.mock('@/lib/auth/password', () => ({ requirePassword: held.requirePassword }))
vi.mock('@/lib/auth/second-step', () => ({
  beginSecondStep: held.beginSecondStep,
  passSecondStep: held.passSecondStep,
}))
vi.mock('@/lib/session/lifecycle', () => ({ endOtherSessions: held.endOtherSessions }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc: held.rpc }) }))
beforeEach(() => {
  vi.resetAllMocks()
  held.rpc.mockResolvedValue({ error: null })
})

const client = { id: 'c1', email: 'ana@empresa.example', db: 'of the caller' } as never
const answer = { current: 'Portal-2026', code: '123456' }

test('a second step is not activated without the right password, whoever set it up', async () => {
  held.requirePassword.mockRejectedValue(new ExpectedError('wrong-password'))
  await expect(confirmOwnStep(client, answer)).rejects.toThrow('wrong-password')
  expect(held.passSecondStep).not.toHaveBeenCalled()
  expect(held.rpc).not.toHaveBeenCalled()
})

test('activating a second step ends every other session, even one that had passed an earlier step', async () => {
  await confirmOwnStep(client, answer)
  expect(held.requirePassword).toHaveBeenCalledWith(client, 'Portal-2026')
  expect(held.rpc).toHaveBeenCalledWith('keep_second_step', { person: 'c1' })
  expect(held.endOtherSessions).toHaveBeenCalledWith('of the caller')
})

const asking = (on: boolean, owes: boolean) => {
  const rpc = vi.fn(async () => ({ data: { on, asked: owes, codes: 0 }, error: null }))
  return { rpc, caller: { id: 'c1', db: { rpc }, owes } as never }
}

test('a second step is set up with the password, and not again while the person has one', async () => {
  const owing = asking(false, true)
  await beginOwnStep(owing.caller, 'Portal-2026')
  expect(owing.rpc).not.toHaveBeenCalled()
  expect(held.requirePassword).toHaveBeenCalledWith(owing.caller, 'Portal-2026')
  expect(held.rpc).toHaveBeenCalledWith('end_second_step', { person: 'c1' })
  expect(held.beginSecondStep).toHaveBeenCalledTimes(1)
  await expect(beginOwnStep(asking(true, false).caller, 'Portal-2026')).rejects.toThrow('conflict')
  expect(held.beginSecondStep).toHaveBeenCalledTimes(1)
})
