import { beforeEach, describe, expect, test, vi } from 'vitest'
import expected from '@/lib/diagnosis/database-rules.json'

const needed = '20261201003000'
const answers: Record<string, () => unknown> = {}
const asked: string[] = []
vi.mock('@/lib/env', () => ({ newestMigration: '20261201003000' }))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: (name: string) => ({
      abortSignal: async () => {
        asked.push(name)
        return { data: await answers[name]?.() }
      },
    }),
  }),
}))

async function fresh() {
  vi.resetModules()
  const [{ readiness }, { startDraining }] = await Promise.all([
    import('@/lib/diagnosis/readiness'),
    import('@/lib/diagnosis/draining'),
  ])
  return { readiness, startDraining }
}

const versions = (migration: string | null, overdue = 0) => {
  answers.readiness = () => ({ migration, overdue })
}
const schemaOf = (rules: string[], fingerprint = 'another') => {
  answers.database_fingerprint = () => ({ migration: needed, fingerprint })
  answers.diagnose = () => ({ rules })
}

beforeEach(() => {
  asked.length = 0
  versions(needed)
  schemaOf(expected.rules, expected.fingerprint)
  Object.assign(globalThis, { portalDraining: undefined })
})

test.each([
  ['the same version', needed, true],
  ['a newer one, applied ahead of the code', '20270101000000', true],
  ['an older one', '20261201002520', false],
  ['none', null, false],
])('the site is ready when the database has %s', async (_, migration, ready) => {
  versions(migration, 12)
  const { readiness } = await fresh()
  expect(await readiness()).toMatchObject({ ready, database: true, overdueSeconds: 12 })
})

test('with an older database the answer says which command to run', async () => {
  versions('20261201002520')
  const { readiness } = await fresh()
  expect(await readiness()).toMatchObject({ differences: null, run: 'npx supabase db push --remote' })
})

test('a database that is down or answers something else counts as down', async () => {
  const { readiness } = await fresh()
  answers.readiness = () => Promise.reject(new Error('fetch failed'))
  expect(await readiness({ now: 0 })).toMatchObject({ ready: false, database: false, overdueSeconds: null })
  answers.readiness = () => null
  expect(await readiness({ now: 5000 })).toMatchObject({ ready: false, database: false })
})

test('many questions at once whether the site is ready cause one query', async () => {
  const { readiness } = await fresh()
  await Promise.all(Array.from({ length: 50 }, () => readiness({ now: 1000 })))
  expect(asked).toEqual(['readiness', 'database_fingerprint'])
  await readiness({ now: 2001 })
  expect(asked).toEqual(['readiness', 'database_fingerprint', 'readiness'])
  await readiness({ now: 70_000 })
  expect(asked.slice(3)).toEqual(['readiness', 'database_fingerprint'])
})

test('an instance that is about to stop says that it is not ready', async () => {
  const { readiness, startDraining } = await fresh()
  startDraining()
  expect(await readiness()).toMatchObject({ ready: false, draining: true, database: true })
})

describe('the check of a database with the version of the build', () => {
  const gate = expected.rules.find((line) => line.startsWith('policy public.documents "gate"')) ?? ''
  const others = expected.rules.filter((line) => line !== gate)

  test('finds no difference when the rules are those of the build', async () => {
    const { readiness } = await fresh()
    const state = await readiness({ trusted: true })
    expect(state).toMatchObject({ ready: true, differences: 0 })
    expect(state).not.toHaveProperty('run')
  })

  test('finds a changed policy, stays ready and says which command to run', async () => {
    schemaOf([...others, `${gate.slice(0, -12)}000000000000`])
    const { readiness } = await fresh()
    expect(await readiness({ trusted: true })).toMatchObject({
      ready: true,
      differences: 1,
      differing: ['different policy public.documents "gate" restrictive all authenticated'],
      run: 'npm run doctor',
    })
  })

  test('is not ready when a policy is missing, and tells strangers only the number of differences', async () => {
    schemaOf(others)
    const { readiness } = await fresh()
    const state = await readiness()
    expect(state).toMatchObject({ ready: false, differences: 1 })
    expect(state).not.toHaveProperty('differing')
  })

  test('stays ready when the comparison gets no answer, and repeats it', async () => {
    answers.database_fingerprint = () => null
    answers.diagnose = () => null
    const { readiness } = await fresh()
    expect(await readiness({ now: 0 })).toMatchObject({ ready: true, differences: null })
    schemaOf(expected.rules, expected.fingerprint)
    expect(await readiness({ now: 1 })).toMatchObject({ ready: true, differences: 0 })
  })
})
