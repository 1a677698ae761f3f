import { expect, test } from 'vitest'
import { exceptions, isMet, listLicences, nameOf, permissive, readLockfile } from '../../scripts/licences'
import { billOfMaterials } from '../../scripts/sbom'

const lockfile = readLockfile('.')

test('every package has an allowed licence, and every exception is still needed', () => {
  const rows = listLicences(lockfile, '.')
  expect(rows.filter(({ allowed }) => !allowed)).toEqual([])
  for (const name of Object.keys(exceptions))
    expect(
      rows.some(({ folder }) => nameOf(folder).startsWith(name)),
      `${name} is still needed`,
    ).toBe(true)
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
])('the licence «%s» is allowed: %s', (licence, met) => {
  expect(isMet(licence, permissive)).toBe(met)
})

test('a package without a licence, or with one that is not allowed, is reported', () => {
  const tree = {
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/greedy': { version: '1.0.0', license: 'AGPL-3.0' },
    'node_modules/axe-core-extra': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/win': { optional: true, os: ['win32'] },
  }
  expect(listLicences(tree, '/nowhere').map(({ allowed }) => allowed)).toEqual([false, false, false])
})

const bill = billOfMaterials('.', { name: 'portal', version: '1.0.0' })

const component = (folder: string) => bill.components.find((one) => one['bom-ref'] === folder)

test('the bill of materials lists every package of the lockfile once', () => {
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.components.map((one) => one['bom-ref'])).toEqual(Object.keys(lockfile))
})

test('the bill of materials states the address, hash and licence of a package', () => {
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

test('the bill of materials separates served packages from those for builds and tests', () => {
  expect(component('node_modules/next')?.scope).toBe('required')
  expect(component('node_modules/vitest')?.scope).toBe('excluded')
  expect(component('node_modules/@img/sharp-win32-x64')?.scope).toBe('optional')
})
