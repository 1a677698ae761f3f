import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checks, chooseChecks } from '@/scripts/checks/list'
import { findBackupProject, findConnection } from '@/scripts/stack/environment'
import { readRequest } from '@/scripts/staff-add'
import { isThorough } from '../support/thorough'

describe('the checks on the command line', () => {
  test('take names first, and pass the options after them to the checks', () => {
    expect(chooseChecks(['chaos', '--seed', '12'])).toEqual({
      names: ['chaos'],
      args: ['--seed', '12'],
      unknown: [],
    })
    expect(chooseChecks(['authz', 'csrf', '--', 'storage']).args).toEqual(['storage'])
  })

  test('take a group as all of its checks, each once', () => {
    const { names } = chooseChecks(['csrf', 'security'])
    expect(names[0]).toBe('csrf')
    expect(new Set(names)).toEqual(
      new Set(Object.keys(checks).filter((name) => checks[name as keyof typeof checks].group === 'security')),
    )
    expect(names).toHaveLength(new Set(names).size)
    expect(chooseChecks(['load']).names).toEqual(['load'])
  })

  test('report an unknown check, and choose nothing without a name', () => {
    expect(chooseChecks(['csfr']).unknown).toEqual(['csfr'])
    expect(chooseChecks([])).toEqual({ names: [], args: [], unknown: [] })
  })

  // Loading all checks takes as long as a hundred other tests, so only `npm run test:whole` loads them.
  test.runIf(isThorough)(
    'can be loaded without the environment of a site',
    () => {
      const list = path.resolve('scripts/checks/list.ts')
      const program = `const { checks } = await import('${list}')
    for (const { load } of Object.values(checks)) console.log(typeof (await load()).check)
    process.exit(0)`
      const args = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', program]
      const { PATH = '', HOME = '' } = process.env
      const env = { PATH, HOME, NODE_ENV: 'test' } as const
      const said = execFileSync(process.execPath, args, { env, encoding: 'utf8' })
      expect(said.trim().split('\n')).toEqual(Object.keys(checks).map(() => 'function'))
    },
    120_000,
  )
})

describe('the command that adds a member', () => {
  test('takes an e-mail and a role, in either order', () => {
    const request = { email: 'laura@firma.co', role: 'admin' }
    expect(readRequest(['Laura@firma.co', '--role', 'admin'])).toEqual(request)
    expect(readRequest(['--role=admin', 'laura@firma.co'])).toEqual(request)
  })

  test.each([
    [[]],
    [['laura@firma.co']],
    [['laura@firma.co', '--role', 'jefa']],
    [['laura', '--role', 'admin']],
    [['a@b.co', 'c@d.co', '--role', 'admin']],
    [['a@b.co', '--rol', 'admin']],
  ])('refuses anything else: %j', (args) => {
    expect(readRequest(args)).toBeNull()
  })
})

describe('the project that a command works on', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'connection-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const embedded = { url: 'http://127.0.0.1:54321', secretKey: 'sb_secret_local' }
  writeFileSync(path.join(folder, 'local.json'), JSON.stringify(embedded))
  const local = { DATA_DIR: folder }
  const named = { SUPABASE_URL: 'https://xyz.supabase.example', SUPABASE_SECRET_KEY: 'sb_secret_named' }
  const connection = { url: named.SUPABASE_URL, secretKey: named.SUPABASE_SECRET_KEY }

  test('is the one that the environment names, or else the embedded backend', () => {
    expect(findConnection({ ...local, ...named })).toEqual(connection)
    expect(findConnection(local)).toEqual(embedded)
    expect(findConnection({ DATA_DIR: path.join(folder, 'none') })).toBeNull()
  })

  test('is missing if the environment names only half of it', () => {
    expect(findConnection({ ...local, SUPABASE_URL: named.SUPABASE_URL })).toBeNull()
    expect(findConnection({ ...local, SUPABASE_SECRET_KEY: named.SUPABASE_SECRET_KEY })).toBeNull()
  })

  test('is backed up only if the environment names both its database and its files', () => {
    const database = { DATABASE_URL: 'postgres://db.example/postgres' }
    expect(findBackupProject({ ...local, ...database })).toBeNull()
    expect(findBackupProject({ ...local, ...named })).toBeNull()
    expect(findBackupProject({ ...local, ...named, ...database })).toEqual({
      ...connection,
      databaseUrl: database.DATABASE_URL,
    })
  })
})
