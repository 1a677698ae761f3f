import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { adminClient } from '@/lib/supabase/admin'
import { reconcileUploads } from '@/lib/uploads/reconcile'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { begin, close, upload, type Errand } from './browser'
import { findDamage, type Sent } from './damage'
import { openDoomed, type Doomed } from './doomed'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

const points = [
  'upload.reserved',
  'upload.stored',
  'upload.claimed',
  'upload.verified',
  'upload.before-commit',
  'upload.committed',
  'upload.rejected-before-delete',
  'upload.object-deleted',
  'batch.closed',
  'outbox.claimed',
  'drive.file-reserved',
  'drive.created',
  'drive.recorded',
  'automation.sent',
  'outbox.completed',
]
const killsPerPoint = 6
const backendKills = { 'backend, bytes on their way': 5, 'backend, rows being written': 5 }
const lanes = 3

let environment: TestEnvironment
let doomed: Doomed
const people: Person[] = []
const sent: Sent[] = []
const tried: Record<string, number> = {}

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  doomed = openDoomed(environment.variables, lanes)
  for (const name of ['ana', 'berta', 'clara', 'diana', 'elena', 'flor'])
    people.push(await environment.approvedClient(name))
  for (const person of people) {
    const errand = newErrand(person, newFile())
    await upload(person.client, errand)
    sent.push({ ...errand, mustArrive: true })
  }
})
afterAll(async () => {
  await doomed.stop()
  await environment.stop()
})

const personAt = (at: number): Person => people[at % people.length] as Person
const newFile = (): SampleFile => xmlFile({ seed: randomUUID() })
const newErrand = (person: Person, file: SampleFile): Errand => ({
  userId: person.id,
  batch: randomUUID(),
  key: randomUUID(),
  file,
})
const count = (name: string) => (tried[name] = (tried[name] ?? 0) + 1)

/** Repeats the upload, as a browser does after a failure, until no other process has claimed the file. */
async function tryAgain(person: Person, errand: Errand): Promise<void> {
  const again = () =>
    upload(person.client, errand).catch((error: unknown) => {
      if (!(error instanceof ExpectedError) || error.code === 'upload-busy') throw error
    })
  await vi.waitFor(again, { timeout: 20_000, interval: 100 })
  await close(person.id, errand.batch)
}

/** Chooses the file to send, which is sometimes a duplicate of the person's first file. */
function fileFor(point: string, round: number): { file: SampleFile; mustArrive: boolean } {
  const known = sent[round % people.length]
  if (point === 'upload.object-deleted' && round % 3 === 0 && known)
    return { file: known.file, mustArrive: true }
  if (point !== 'upload.rejected-before-delete' && point !== 'upload.object-deleted')
    return { file: newFile(), mustArrive: point !== 'upload.reserved' }
  const bytes = new TextEncoder().encode(`<svg id="${randomUUID()}"/>`)
  return { file: { ...newFile(), bytes }, mustArrive: false }
}

/** Kills the process at `point`; in every second round the browser then tries again. */
async function killAt(point: string, round: number): Promise<void> {
  const person = personAt(round)
  const comesBack = round % 2 === 1
  const { data } = await person.client.auth.getSession()
  // On a slow machine an upload can end before it reaches `point`, so the kill is tried again.
  for (let attempt = 1, killed = false; !killed; attempt++) {
    if (attempt > 3) throw new Error(`${point} is never reached`)
    const { file, mustArrive } = fileFor(point, round)
    const errand = newErrand(person, file)
    killed = await doomed.run({ point, token: data.session?.access_token ?? '', errand })
    sent.push({ ...errand, mustArrive: mustArrive || (comesBack && point === 'upload.reserved') })
    if (comesBack) await tryAgain(person, errand)
  }
  count(point)
}

/** Lets every browser except the first one try its upload again. */
async function comeBack(flights: { person: Person; errand: Errand }[]): Promise<void> {
  const [gone, ...others] = flights
  if (gone) sent.push({ ...gone.errand, mustArrive: false })
  sent.push(...others.map(({ errand }) => ({ ...errand, mustArrive: true })))
  await Promise.all(others.map(({ person, errand }) => tryAgain(person, errand)))
}

/** Sends half of the file, and leaves the connection open until the backend is killed. */
async function sendHalf(url: string, { type, bytes }: SampleFile): Promise<void> {
  const headers = { 'content-type': type, 'content-length': bytes.length }
  const put = request(url, { method: 'PUT', headers })
  put.on('error', () => undefined)
  await new Promise<void>((resolve) => put.write(bytes.subarray(0, bytes.length / 2), () => resolve()))
}

async function killBackendWhileSending(round: number): Promise<void> {
  const flights = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const person = personAt(round + at)
      const errand = newErrand(person, await pdfFile({ seed: randomUUID(), size: 300_000 }))
      const { url } = await begin(person.client, errand)
      await sendHalf(url ?? '', errand.file)
      return { person, errand }
    }),
  )
  await environment.crash()
  await comeBack(flights)
}

async function killBackendWhileWriting(round: number): Promise<void> {
  const flights = [0, 1, 2].map((at) => ({ person: personAt(round + at), file: newFile() }))
  const errands = flights.map(({ person, file }) => ({ person, errand: newErrand(person, file) }))
  let crashed: Promise<void> | undefined
  const strike = (name: unknown) => {
    if (name !== 'upload.before-commit') return
    crashed ??= new Promise((resolve) => setTimeout(resolve, round * 3)).then(environment.crash)
  }
  subscribe('portal:checkpoint', strike)
  await Promise.allSettled(errands.map(({ person, errand }) => upload(person.client, errand)))
  unsubscribe('portal:checkpoint', strike)
  await crashed
  await comeBack(errands)
}

/** Ends the leases, makes retries due, and returns how many uploads, batches and jobs are still open. */
async function letTimePass(): Promise<number> {
  const db = adminClient()
  const now = new Date().toISOString()
  succeed(await db.from('outbox').update({ locked_until: null, next_at: now }).eq('status', 'pending'))
  await reconcileUploads({ idleSeconds: 0 })
  const unused = must(await db.from('uploads').select('id').eq('status', 'reserved'))
  for (const { id } of unused) succeed(await db.rpc('expire_upload', { upload: id }))
  const { settled } = await sendOutbox({ deadlineMs: 30_000 })
  await settled
  const [uploads, batches, jobs] = await Promise.all([
    db.from('uploads').select('id').in('status', ['reserved', 'verifying']).then(must),
    db.from('upload_batches').select('id').is('closed_at', null).then(must),
    db.from('outbox').select('id').eq('status', 'pending').then(must),
  ])
  return uploads.length + batches.length + jobs.length
}

test(
  '100 kills during uploads lose nothing, leave nothing behind and do nothing twice',
  { timeout: 900_000 },
  async () => {
    const plan = Array.from({ length: killsPerPoint }, (_, round) =>
      points.map((point) => ({ point, round })),
    ).flat()
    const next = plan.values()
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (const { point, round } of next) await killAt(point, round)
      }),
    )
    const [sending, writing] = Object.entries(backendKills)
    for (let round = 0; round < (sending?.[1] ?? 0); round++) {
      await killBackendWhileSending(round)
      count(sending?.[0] ?? '')
    }
    for (let round = 0; round < (writing?.[1] ?? 0); round++) {
      await killBackendWhileWriting(round)
      count(writing?.[0] ?? '')
    }
    const before = await findDamage(environment.backend(), people, sent)
    await vi.waitFor(async () => expect(await letTimePass()).toBe(0), { timeout: 120_000, interval: 200 })
    await environment.crash()
    const damage = await findDamage(environment.backend(), people, sent)
    const kills = Object.values(tried).reduce((sum, one) => sum + one, 0)
    console.table(tried)
    console.log(
      `kills tried ${kills}, failed ${damage.length}; ${sent.length} files sent; ${before.length} things to mend`,
    )
    expect(before.length).toBeGreaterThan(10)
    expect(damage).toEqual([])
    expect(kills).toBe(100)
  },
)
