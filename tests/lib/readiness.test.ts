import { beforeEach, expect, test, vi } from 'vitest'

const asked = vi.fn<() => Promise<unknown>>()
vi.mock('@/lib/env', () => ({ newestMigration: '20261101003000' }))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: () => ({ abortSignal: async () => ({ data: await asked() }) }),
  }),
}))

async function fresh() {
  vi.resetModules()
  const [{ readiness }, { startDraining }] = await Promise.all([
    import('@/lib/readiness'),
    import('@/lib/draining'),
  ])
  return { readiness, startDraining }
}

beforeEach(() => {
  asked.mockReset()
  Object.assign(globalThis, { portalDraining: undefined })
})

test.each([
  ['the same version', '20261101003000', true],
  ['a newer one, applied ahead of the code', '20261201000000', true],
  ['an older one', '20261101002520', false],
  ['none', null, false],
])('the database has %s', async (_, migration, ready) => {
  asked.mockResolvedValue({ migration, overdue: 12 })
  const { readiness } = await fresh()
  expect(await readiness()).toMatchObject({ ready, database: true, overdueSeconds: 12 })
})

test('a database that is away, or answers something else, is said to be away', async () => {
  const { readiness } = await fresh()
  asked.mockRejectedValue(new Error('fetch failed'))
  expect(await readiness(0)).toMatchObject({ ready: false, database: false, overdueSeconds: null })
  asked.mockResolvedValue(null)
  expect(await readiness(5000)).toMatchObject({ ready: false, database: false })
})

test('many who ask at once are one question', async () => {
  asked.mockResolvedValue({ migration: '20261101003000', overdue: 0 })
  const { readiness } = await fresh()
  await Promise.all(Array.from({ length: 50 }, () => readiness(1000)))
  expect(asked).toHaveBeenCalledTimes(1)
  await readiness(2001)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('an instance that is about to stop asks to be sent nothing more', async () => {
  asked.mockResolvedValue({ migration: '20261101003000', overdue: 0 })
  const { readiness, startDraining } = await fresh()
  startDraining()
  expect(await readiness()).toMatchObject({ ready: false, draining: true, database: true })
})
