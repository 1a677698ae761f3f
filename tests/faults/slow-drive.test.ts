import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { closeBatch } from '@/lib/uploads/close-batch'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { env } from '../lib/deliveries/test-env'
import { orderFault } from '../local/fake-services'
import type { Person } from '../support/contract-people'
import { upload } from './browser'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

let environment: TestEnvironment
let ana: Person
beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
})
afterAll(() => environment.stop())

const count = 15

async function uploadSome(batch: string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < count; at++) {
    const file = xmlFile({ seed: randomUUID() })
    const begun = performance.now()
    const { status } = await upload(ana.client, { userId: ana.id, batch, key: randomUUID(), file })
    times.push(performance.now() - begun)
    expect(status).toBe('done')
  }
  return times.sort((a, b) => a - b)
}
const median = (times: number[]) => times[Math.floor(times.length / 2)] ?? 0

test(
  'while Drive hangs, uploads take their usual time, and people who wait for copies get an answer at the deadline',
  { timeout: 120_000 },
  async () => {
    await uploadSome(randomUUID())
    const usual = await uploadSome(randomUUID())

    await orderFault(environment.backend().address.driveUrl, { mode: 'slow', ms: 600_000 })
    const first = randomUUID() as string
    await upload(ana.client, {
      userId: ana.id,
      batch: first,
      key: randomUUID(),
      file: xmlFile({ seed: first }),
    })
    const begun = performance.now()
    let answered = 0
    const closing = closeBatch(ana.id, first).finally(() => (answered = performance.now() - begun))
    const round = sendOutbox({ deadlineMs: 10_000 })
    const meanwhile = await uploadSome(randomUUID())
    expect(median(meanwhile)).toBeLessThan(3 * median(usual) + 200)

    expect((await closing).outcome).toMatchObject({ closed: true, files: 1, drive: 0 })
    // The deadline of ten seconds must end the call to Drive, which by itself would last twenty seconds.
    expect(answered).toBeLessThan(15_000)
    await round
  },
)
