import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from './deliveries/test-env'
import { request } from '../support/site-browser'
import { thoroughly } from '../support/thorough'

type Action = (...args: unknown[]) => Promise<unknown>
type Answer = { ok?: boolean; code?: string; message?: string; result?: Answer } | undefined

const away = vi.hoisted(() => {
  const refusal = { data: null, count: null, error: { message: 'refused', code: 'P0001' } }
  const nothing: unknown = new Proxy(() => nothing, {
    get: (_, name) => (name === 'then' ? (tell: (answer: unknown) => void) => tell(refusal) : nothing),
    apply: () => nothing,
  })
  const caller = async () => ({ id: '0', email: 'ana@empresa.example', role: 'admin', db: nothing })
  return { nothing, caller }
})
vi.mock('@/lib/env', () => import('./deliveries/test-env'))
vi.mock('next/headers', () => import('../support/site-browser'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('@/lib/observability/report', () => ({ report: () => undefined }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => away.nothing }))
vi.mock('@/lib/supabase/anonymous', () => ({ anonymousClient: () => away.nothing }))
vi.mock('@/lib/supabase/server', () => ({ serverClient: async () => away.nothing }))
vi.mock('@/lib/session/require', async (importOriginal) =>
  Object.fromEntries(
    Object.keys(await importOriginal<Record<string, unknown>>()).map((name) => [name, away.caller]),
  ),
)

const root = path.resolve(import.meta.dirname, '../..')
const files = globSync('lib/**/*.ts', { cwd: root }).filter((file) =>
  /^'use server'/.test(readFileSync(path.join(root, file), 'utf8')),
)
/** This action is not tried, because signing out takes no input and is never refused. */
const takesNothing = 'signOutAction'
const actions = new Map<string, Action>()
beforeAll(async () => {
  for (const file of files) {
    const exported = (await import(/* @vite-ignore */ path.join(root, file))) as Record<string, Action>
    for (const [name, run] of Object.entries(exported))
      if (name.endsWith('Action') && name !== takesNothing) actions.set(name, run)
  }
}, 60_000)
beforeEach(() => void (request.headers = new Headers({ origin: env.SITE_URL })))

const names = [
  'id',
  'client',
  'invoice',
  'name',
  'email',
  'body',
  'note',
  'reply',
  'seen',
  'expected',
  'key',
  'slot',
  'status',
  'message',
  'files',
  'password',
  'tokenHash',
  'next',
]
const value = fc.anything({
  maxDepth: 2,
  maxKeys: 4,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
})
const form = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))).map((fields) => {
  const data = new FormData()
  for (const field of fields) data.append(...field)
  return data
})
const body = fc.oneof(value, fc.dictionary(fc.constantFrom(...names), value), form)
const bodies = fc.array(body, { maxLength: 3 })

describe('every action', () => {
  test('is tried in this file', () => {
    expect(actions.size).toBeGreaterThan(60)
  })

  const numRuns = thoroughly(1000, 100)
  test(`answers ${numRuns} bodies of any shape with a listed refusal`, { timeout: 180_000 }, async () => {
    const wrong: string[] = []
    for (const [name, run] of actions) {
      const held = await fc.check(
        fc.asyncProperty(bodies, async (args) => {
          const answer = (await run(...args)) as Answer
          const { ok, code, message } = answer?.result ?? answer ?? {}
          expect({ ok, code, message }).toEqual({
            ok: false,
            code: expect.any(String),
            message: expect.any(String),
          })
        }),
        { numRuns, seed: 38 },
      )
      if (held.failed)
        wrong.push(
          `${name}: ${fc.stringify(held.counterexample)} ${String(held.errorInstance).slice(0, 300)}`,
        )
    }
    expect(wrong).toEqual([])
  })
})
