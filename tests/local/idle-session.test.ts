import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPglite } from '@/supabase/local/database/pglite'
import { must, register } from '../support/contract-people'
import { openClient } from '../support/contract-target'
import { startLocalBackend } from '../support/local-backend'

const ages = {
  'almost a week without use': ['20 days', '6 days 23 hours'],
  'a week without use': ['20 days', '7 days 1 hour'],
  'never used, almost a week': ['6 days 23 hours', null],
  'never used, a week': ['7 days 1 hour', null],
  'thirty days, used lately': ['30 days 1 hour', '1 hour'],
} as const

const ago = (age: string | null) => (age ? `now() - interval '${age}'` : 'null')

test('a session ends after a week without use, and after thirty days', { timeout: 180_000 }, async () => {
  let backend = await startLocalBackend()
  const { dataDir } = backend
  onTestFinished(async () => {
    await backend.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const target = () => ({
    ...backend.address,
    siteUrl: 'http://localhost:3000',
    stop: async () => undefined,
  })
  const person = await register(target(), 'ana')
  const tokens: string[] = []
  while (tokens.length < Object.keys(ages).length)
    tokens.push(must(await openClient(target()).auth.signInWithPassword(person)).session.refresh_token)
  // Stopped in order, it would take its folder with it.
  await backend.kill()

  const database = await openPglite(path.join(dataDir, 'pgdata'))
  await database.boot(async (run) => {
    for (const [at, [created, refreshed]] of Object.values(ages).entries())
      await run(`update auth.sessions set created_at = ${ago(created)}, refreshed_at = ${ago(refreshed)}
        where id = (select session_id from auth.refresh_tokens where token = '${tokens[at]}')`)
  })
  await database.close()

  backend = await startLocalBackend({ dataDir })
  const answers = await Promise.all(
    tokens.map((refresh_token) => openClient(target()).auth.refreshSession({ refresh_token })),
  )
  expect(Object.keys(ages).map((age, at) => [age, answers[at]?.error?.code ?? 'goes on'])).toEqual([
    ['almost a week without use', 'goes on'],
    ['a week without use', 'session_expired'],
    ['never used, almost a week', 'goes on'],
    ['never used, a week', 'session_expired'],
    ['thirty days, used lately', 'session_expired'],
  ])
})
