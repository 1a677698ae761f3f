import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { billOfMaterials } from '../../scripts/sbom'
import {
  nextBelowFloor,
  nextFloor,
  reaches,
  readAudit,
  nameOf,
  readLockfile,
  staleInstallScripts,
  unknownInstallScripts,
  wrongOrigins,
} from '../../scripts/supply/lockfile'
import { exceptions, isMet, listLicences, permissive } from '../../scripts/supply/licences'

type Manifest = { dependencies: Record<string, string>; allowScripts: Record<string, boolean> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const lockfile = readLockfile('.')
const sound = { version: '1.0.0', integrity: 'sha512-a' }
const foreign = { version: '1.0.0', optional: true, os: ['win32'], cpu: ['x64'] }

describe('the lockfile', () => {
  test('takes every package from the registry, and each has a hash', () => {
    expect(wrongOrigins(lockfile)).toEqual([])
    expect(Object.keys(lockfile).length).toBeGreaterThan(500)
  })

  test('only the packages that package.json names run a script when installed', () => {
    expect(unknownInstallScripts(lockfile, manifest.allowScripts)).toEqual([])
    expect(staleInstallScripts(lockfile, manifest.allowScripts)).toEqual([])
    expect(Object.keys(manifest.allowScripts).sort()).toEqual(['esbuild', 'node'])
  })

  test('every licence is allowed', () => {
    const rows = listLicences(lockfile, '.')
    expect(rows.filter(({ allowed }) => !allowed)).toEqual([])
    for (const name of Object.keys(exceptions))
      expect(
        rows.some(({ folder }) => nameOf(folder).startsWith(name)),
        `${name} is still needed`,
      ).toBe(true)
  })

  test('Next is at least the lowest allowed version', () => {
    expect(nextBelowFloor(manifest.dependencies.next, lockfile)).toEqual([])
  })
})

test('a package from elsewhere, without a hash, with a weak one or linked is reported', () => {
  const wrong = wrongOrigins({
    'node_modules/sound': sound,
    'node_modules/win': foreign,
    'node_modules/git': { ...sound, resolved: 'git+ssh://git@example.com/a.git' },
    'node_modules/mirror': { ...sound, resolved: 'https://mirror.example/a.tgz' },
    'node_modules/bare': { version: '1.0.0' },
    'node_modules/win-elsewhere': { ...foreign, resolved: 'https://example.com/a.tgz' },
    'node_modules/win-required': { ...foreign, optional: false },
    'node_modules/ours': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/weak': { ...sound, integrity: 'sha1-a' },
    'node_modules/file': { ...sound, version: 'file:../a' },
    'node_modules/linked': { link: true, resolved: '../a' },
  })
  expect(wrong.map((line) => line.split(':')[0])).toEqual(
    ['git', 'mirror', 'bare', 'win-elsewhere', 'win-required', 'ours', 'weak', 'file', 'linked'].map(
      (name) => `node_modules/${name}`,
    ),
  )
})

test('a script that nobody allowed is reported, also a nested or refused one', () => {
  const scripted = { ...sound, hasInstallScript: true }
  const tree = {
    'node_modules/good': scripted,
    'node_modules/bad': scripted,
    'node_modules/a/node_modules/nested': scripted,
    'node_modules/no': scripted,
  }
  expect(unknownInstallScripts(tree, { good: true, no: false, gone: true })).toEqual([
    'node_modules/bad',
    'node_modules/a/node_modules/nested',
    'node_modules/no',
  ])
  expect(staleInstallScripts(tree, { good: true, gone: true })).toEqual(['gone'])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND ISC OR GPL-2.0', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['', false],
])('a licence «%s» may be used: %s', (licence, met) => {
  expect(isMet(licence, permissive)).toBe(met)
})

test('a package without a licence, or with a stricter one, is reported', () => {
  const tree = {
    'node_modules/silent': sound,
    'node_modules/greedy': { ...sound, license: 'AGPL-3.0' },
    'node_modules/axe-core-extra': { ...sound, license: 'GPL-3.0' },
    'node_modules/win': foreign,
  }
  expect(listLicences(tree, '/nowhere').map(({ allowed }) => allowed)).toEqual([false, false, false])
})

test.each([
  ['16.4.6', true],
  ['16.10.0', true],
  ['17.0.0', true],
  ['16.4.5', false],
  ['15.9.9', false],
  ['^16.4.6', false],
  ['16.5.0-canary.1', false],
  ['latest', false],
])('Next %s reaches 16.4.6: %s', (version, enough) => {
  expect(reaches(version, '16.4.6')).toBe(enough)
})

test('an older Next, another one in the lockfile and a second one are reported', () => {
  const locked = { 'node_modules/next': { version: nextFloor } }
  expect(nextBelowFloor(nextFloor, locked)).toEqual([])
  expect(nextBelowFloor('99.0.0', locked)).toHaveLength(1)
  expect(nextBelowFloor('16.0.0', { 'node_modules/next': { version: '16.0.0' } })).toHaveLength(2)
  expect(nextBelowFloor(nextFloor, { ...locked, 'node_modules/a/node_modules/next': sound })).toHaveLength(1)
  expect(nextBelowFloor(undefined, {})).not.toEqual([])
})

test('a registry that does not answer is an error, not a clean result', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })
  expect(readAudit(refused)).toEqual({ answered: false, unanswered: '405 Method Not Allowed' })
  for (const silence of ['', 'npm error', '{}', '{"vulnerabilities":{}}'])
    expect(readAudit(silence).answered).toBe(false)
  const metadata = { vulnerabilities: { high: 1 } }
  const vulnerabilities = {
    a: { severity: 'high' },
    b: { severity: 'low' },
    c: { severity: 'critical' },
  }
  expect(readAudit(JSON.stringify({ metadata, vulnerabilities }))).toEqual({
    answered: true,
    serious: ['a: high', 'c: critical'],
    lesser: 1,
  })
})

const bill = billOfMaterials('.', { name: 'portal', version: '1.0.0' })

const component = (folder: string) => bill.components.find((one) => one['bom-ref'] === folder)

test('the bill of materials lists every package of the lockfile, each place once', () => {
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.components.map((one) => one['bom-ref'])).toEqual(Object.keys(lockfile))
})

test('each package has its address, hash and licence', () => {
  const integrity = lockfile['node_modules/@supabase/ssr']?.integrity ?? ''
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
  expect(content).toHaveLength(128)
  expect(component('node_modules/@supabase/ssr')).toMatchObject({
    name: '@supabase/ssr',
    purl: `pkg:npm/%40supabase/ssr@${lockfile['node_modules/@supabase/ssr']?.version}`,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ expression: 'MIT' }],
  })
})

test('separates what is served from what only builds and tests', () => {
  expect(component('node_modules/next')?.scope).toBe('required')
  expect(component('node_modules/vitest')?.scope).toBe('excluded')
  expect(component('node_modules/@img/sharp-win32-x64')?.scope).toBe('optional')
})

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Searches upwards like Node. */
function isLocked(folder: string, name: string): boolean {
  if (packages[join(folder, 'node_modules', name)]) return true
  if (folder === '') return false
  return isLocked(folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1)), name)
}

describe('the lockfile', () => {
  // npm drops unreachable platforms when it rewrites the lockfile, and `npm ci` then refuses it.
  it('names the optional packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([folder, locked]) =>
      Object.keys(locked.optionalDependencies ?? {}).filter((name) => !isLocked(folder, name)),
    )
    expect(missing).toEqual([])
  })

  it('gives every package a version', () => {
    const open = Object.entries(packages).filter(([folder, locked]) => folder && !locked.version)
    expect(open).toEqual([])
  })
})
