import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { consentVersion } from '@/content/signatures'
import { env } from './deliveries/test-env'
import { request } from '../support/site-browser'

type Shape = Record<string, unknown>
type Answer = { ok?: boolean; code?: string; result?: Answer } | undefined

/** These fake Supabase clients refuse every password and code; `done` lists the calls that would change something. */
const away = vi.hoisted(() => {
  const done: string[] = []
  const answers: Record<string, unknown> = {
    'auth.signInWithPassword': { data: null, error: { code: 'invalid_credentials', message: '' } },
    'auth.mfa.challengeAndVerify': { data: null, error: { code: 'mfa_verification_failed', message: '' } },
    'auth.mfa.listFactors': {
      data: { all: [{ id: 'f', factor_type: 'totp', status: 'verified' }] },
      error: null,
    },
    my_second_step: { data: { on: false, asked: false, codes: 0 }, error: null },
    take_rate_limit: { data: 0, error: null },
    use_backup_code: { data: false, error: null },
  }
  const call = async (name: string) => {
    if (!(name in answers)) done.push(name)
    return answers[name] ?? { data: {}, error: null }
  }
  const under = (way: string): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => (name === 'then' ? undefined : under(way ? `${way}.${String(name)}` : String(name))),
      apply: (_, __, [first]: unknown[]) => call(way === 'rpc' ? String(first) : way),
    })
  const db = under('')
  const caller = async () => ({ id: '0', email: 'ana@empresa.example', role: 'admin', owes: true, db })
  const claims = { sub: '0', session_id: 's', aal: 'aal1' }
  return { done, db, caller, claims }
})
vi.mock('@/lib/env', () => import('./deliveries/test-env'))
vi.mock('next/headers', () => import('../support/site-browser'))
vi.mock('next/cache', () => ({ refresh: () => undefined, revalidatePath: () => undefined }))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('@/lib/observability/report', () => ({ report: () => undefined }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => away.db }))
vi.mock('@/lib/supabase/anonymous', () => ({ anonymousClient: () => away.db }))
vi.mock('@/lib/supabase/server', () => ({ serverClient: async () => away.db }))
vi.mock('@/lib/session/session', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readClaims: async () => away.claims,
  currentAccess: async () => ({ owed: 'verify' }),
}))
vi.mock('@/lib/session/require', async (importOriginal) =>
  Object.fromEntries(
    Object.keys(await importOriginal<Record<string, unknown>>()).map((name) => [name, away.caller]),
  ),
)

const root = path.resolve(import.meta.dirname, '../..')
/** In these fields people prove who they are; every action whose schema has such a field is tested here. */
const proofs = ['current', 'password', 'code']
/** The test skips these actions: most of them set a new password, or open a session instead of protecting one. */
const asksNobody = [
  'signInAction',
  'signUpAction',
  'confirmAction',
  'newPasswordAction',
  'undoEmailAction',
  'joinAction',
  // The database checks the code that the signer got by mail.
  'signDocumentAction',
  // `code` of `dropAccountAction` is an account number in the books and proves nothing about the person.
  'dropAccountAction',
]
const refusals: Record<string, string> = {
  beginOwnStepAction: 'wrong-password',
  changeEmailAction: 'wrong-password',
  changePasswordAction: 'wrong-password',
  confirmOwedStepAction: 'wrong-password',
  confirmOwnStepAction: 'wrong-password',
  askOwnerChangeAction: 'wrong-password',
  askSignatureCodeAction: 'wrong-password',
  endOwnStepAction: 'wrong-code',
  passSecondStepAction: 'wrong-code',
  renewBackupCodesAction: 'wrong-code',
  useBackupCodeAction: 'wrong-backup-code',
}
const fields: Shape = {
  current: 'No-es-esta-2026',
  password: 'Otra-Larga-2026',
  code: '123456',
  email: 'otra@empresa.example',
  person: '5b6f6ad0-0000-4000-8000-000000000001',
  request: '5b6f6ad0-0000-4000-8000-000000000002',
  link: null,
  consent: consentVersion,
  documentType: 'CC',
  documentNumber: '52345678',
}
const own: Record<string, Shape> = { useBackupCodeAction: { code: '7KQ2M-XW9ZD' } }

const declaration = /^export const (\w+Action) = (?:asFormAction\(\s*)?\w+Action\(\s*(\w+Schema)\b/gm
const tried = new Map<
  string,
  { run: (...args: unknown[]) => Promise<unknown>; shape: string[]; form: boolean }
>()

async function fieldsOf(source: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const [, names = '', from = ''] of source.matchAll(/^import \{([^}]+)\} from '@\/(lib\/[^']+)'/gm)) {
    if (!names.includes('Schema')) continue
    const exported = (await import(/* @vite-ignore */ path.join(root, `${from}.ts`))) as Record<
      string,
      unknown
    >
    for (const name of names.split(',').map((one) => one.trim()))
      found.set(name, Object.keys((exported[name] as { shape?: Shape } | undefined)?.shape ?? {}))
  }
  return found
}

beforeAll(async () => {
  for (const file of globSync('lib/**/*.ts', { cwd: root })) {
    const source = readFileSync(path.join(root, file), 'utf8')
    if (!source.startsWith("'use server'")) continue
    const schemas = await fieldsOf(source)
    for (const [text, name = '', schema = ''] of source.matchAll(declaration)) {
      const shape = schemas.get(schema) ?? []
      if (!shape.some((field) => proofs.includes(field)) || asksNobody.includes(name)) continue
      const actions = (await import(/* @vite-ignore */ path.join(root, file))) as Record<string, never>
      tried.set(name, { run: actions[name] as never, shape, form: text.includes('asFormAction') })
    }
  }
}, 60_000)
beforeEach(() => {
  away.done.length = 0
  request.headers = new Headers({ origin: env.SITE_URL })
})

test('every action that asks for the password or a code is covered by this file', () => {
  expect([...tried.keys()].sort()).toEqual(Object.keys(refusals).sort())
})

test.each(Object.entries(refusals))(
  'on a screen left unlocked, %s does nothing without the right password or code: %s',
  async (name, code) => {
    const { run, shape, form } = tried.get(name) ?? { run: async () => null, shape: [], form: false }
    const values = { ...fields, ...own[name] }
    const input = Object.fromEntries(
      shape.flatMap((field) => (field in values ? [[field, values[field]]] : [])),
    )
    const data = new FormData()
    for (const [field, value] of Object.entries(input)) data.set(field, String(value))
    const answer = (await (form ? run(null, data) : run(input))) as Answer
    expect((answer?.result ?? answer)?.code).toBe(code)
    expect(away.done).toEqual([])
  },
)
