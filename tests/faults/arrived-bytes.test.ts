import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { adminClient } from '@/lib/supabase/admin'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { reconcileUploads } from '@/lib/uploads/reconcile'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { env } from '../lib/deliveries/test-env'
import { must, type Person } from '../support/contract-people'
import { begin, close, put, upload } from './browser'
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

const newXml = () => xmlFile({ seed: randomUUID() })
const errand = (batch = randomUUID() as string) => ({
  userId: ana.id,
  batch,
  key: randomUUID() as string,
  file: newXml(),
})
const statusOf = async (id: string) =>
  must(await adminClient().from('uploads').select('status').eq('id', id).single()).status

/** Makes the given number of calls of each procedure fail, as during a restart of the database. */
function losing(procedures: Record<string, number>) {
  const real = globalThis.fetch
  const left = new Map(Object.entries(procedures))
  const spied = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const name = /rpc\/(\w+)/.exec(input instanceof Request ? input.url : String(input))?.[1] ?? ''
    const times = left.get(name) ?? 0
    if (times === 0) return real(input, init)
    left.set(name, times - 1)
    throw new TypeError('fetch failed')
  })
  onTestFinished(() => spied.mockRestore())
}

test('a file that arrived completely is accepted at the next press of the button after the database failed midway', async () => {
  const one = errand()
  const { id, url } = await begin(ana.client, one)
  await put(url ?? '', one.file)
  losing({ finish_upload: 1, release_upload: 2 })
  await expect(finishUpload(ana.id, id)).rejects.toThrow('uploads.finish')
  expect(await finishUpload(ana.id, id)).toMatchObject({ status: 'done' })
})

test('a file that arrived completely is not deleted with its batch: the reconciler finishes it, and then the batch ends', async () => {
  const batch = randomUUID() as string
  const [good, stuck] = [errand(batch), errand(batch)]
  await upload(ana.client, good)
  const { id, url } = await begin(ana.client, stuck)
  await put(url ?? '', stuck.file)
  expect(await close(ana.id, batch)).toMatchObject({ closed: false, automation: 'pending' })
  expect(await statusOf(id)).toBe('reserved')
  await reconcileUploads({ idleSeconds: 0 })
  expect(await statusOf(id)).toBe('done')
  expect(await close(ana.id, batch)).toMatchObject({ closed: true, files: 2, automation: 'sent' })
})

test('a file that arrived completely at the last moment is not expired by a worker that saw its place empty', async () => {
  const one = errand()
  const { id, url } = await begin(ana.client, one)
  await put(url ?? '', one.file)
  must(await adminClient().rpc('expire_upload', { upload: id }))
  expect(await finishUpload(ana.id, id)).toMatchObject({ status: 'done' })
})
