import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checks, chooseChecks } from '@/scripts/checks/list'
import { readRequest } from '@/scripts/staff-add'

describe('the checks on the command line', () => {
  test('names come first, and options after them are for the checks', () => {
    expect(chooseChecks(['chaos', '--seed', '12'])).toEqual({
      names: ['chaos'],
      args: ['--seed', '12'],
      unknown: [],
    })
    expect(chooseChecks(['authz', 'csrf', '--', 'storage']).args).toEqual(['storage'])
  })

  test('a group means all of its members, each once', () => {
    const { names } = chooseChecks(['csrf', 'security'])
    expect(names[0]).toBe('csrf')
    expect(new Set(names)).toEqual(
      new Set(Object.keys(checks).filter((name) => checks[name as keyof typeof checks].group === 'security')),
    )
    expect(names).toHaveLength(new Set(names).size)
    expect(chooseChecks(['load']).names).toEqual(['load'])
  })

  test('an unknown check is reported, and no name shows the list', () => {
    expect(chooseChecks(['csfr']).unknown).toEqual(['csfr'])
    expect(chooseChecks([])).toEqual({ names: [], args: [], unknown: [] })
  })

  test('every check needs the environment of a site', () => {
    const list = path.resolve('scripts/checks/list.ts')
    const program = `const { checks } = await import('${list}')
    for (const { load } of Object.values(checks)) console.log(typeof (await load()).check)
    process.exit(0)`
    const args = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', program]
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, NODE_ENV: 'test' } as const
    const said = execFileSync(process.execPath, args, { env, encoding: 'utf8' })
    expect(said.trim().split('\n')).toEqual(Object.keys(checks).map(() => 'function'))
  }, 120_000)
})

describe('the new member on the command line', () => {
  test('an e-mail and a role, in either order', () => {
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
  ])('anything else is refused: %j', (args) => {
    expect(readRequest(args)).toBeNull()
  })
})
