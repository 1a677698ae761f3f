import { createClient } from '@supabase/supabase-js'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register, type Person } from '../support/contract-people'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'
import { startPostgres, type TestPostgres } from '../support/postgres'

const onPostgres = process.env.CONTRACT_DRIVER === 'postgres'
const restarts = 3
const cuts = 5
const lanes = 12

describe.runIf(onPostgres)('while the database is restarted', () => {
  let server: TestPostgres
  let backend: LocalBackend
  let person: Person

  beforeAll(async () => {
    server = await startPostgres()
    backend = await startLocalBackend({ env: { DATABASE_URL: server.url } })
    person = await register(
      { ...backend.address, siteUrl: 'http://localhost:3000', stop: async () => undefined },
      'rosa',
    )
  })
  afterAll(async () => {
    await backend.stop()
    await server.stop()
  })

  const ask = async () => (await person.client.from('documents').select('id')).error === null

  test('requests fail, and the backend lives', { timeout: 180_000 }, async () => {
    let [asking, failed] = [true, 0]
    const running = Array.from({ length: lanes }, async () => {
      while (asking) if (!(await ask())) failed++
    })
    for (let n = 0; n < restarts; n++) {
      await server.restart()
      await expect.poll(ask, { timeout: 20_000 }).toBe(true)
    }
    asking = false
    await Promise.all(running)
    expect(failed).toBeGreaterThan(0)
    // One after the other through every connection of the pool: none is left over that answers nobody.
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(answers).not.toContain(false)
  })

  test('what was said to be stored is there with its bytes', { timeout: 180_000 }, async () => {
    const bucket = createClient(backend.address.url, backend.address.secretKey).storage.from('facturas')
    const stored: string[] = []
    let sending = true
    const running = Array.from({ length: lanes }, async () => {
      while (sending) {
        const place = `${person.id}/${crypto.randomUUID()}.xml`
        const { error } = await bucket.upload(place, `<a>${place}</a>`, { contentType: 'application/xml' })
        if (!error) stored.push(place)
      }
    })
    for (let n = 0; n < cuts; n++) {
      await setTimeout(200)
      await server.restart()
    }
    sending = false
    await Promise.all(running)
    await expect.poll(ask, { timeout: 20_000 }).toBe(true)
    const read = async (place: string) => (await (await bucket.download(place)).data?.text()) ?? 'nothing'
    const told = await Promise.all(stored.map(async (place) => [place, await read(place)] as const))
    const lost = told.filter(([place, text]) => text !== `<a>${place}</a>`)
    expect(stored.length).toBeGreaterThan(cuts)
    expect(lost).toEqual([])
  })
})

test.skipIf(onPostgres)('restarts are tried in the step with PostgreSQL', () => {
  expect(process.env.CONTRACT_DRIVER).not.toBe('postgres')
})
