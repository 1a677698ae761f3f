import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register, type Person } from '../support/contract-people'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'
import { startPostgres, type TestPostgres } from '../support/postgres'

const onPostgres = process.env.CONTRACT_DRIVER === 'postgres'
const restarts = 3
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
})

test.skipIf(onPostgres)('restarts are tried in the step with PostgreSQL', () => {
  expect(process.env.CONTRACT_DRIVER).not.toBe('postgres')
})
