import { expect, test } from 'vitest'
import { billOfMaterials } from '@/scripts/supply/bill-of-materials'
import { readLockfile } from '@/scripts/supply/lockfile'

const bill = billOfMaterials('.', { name: 'portal', version: '1.0.0' })
const lockfile = readLockfile('.')
const component = (folder: string) => bill.components.find((one) => one['bom-ref'] === folder)

test('the bill lists every package of the lockfile, each place once', () => {
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.components.map((one) => one['bom-ref'])).toEqual(Object.keys(lockfile))
})

test('a package has its address, its hash and its licence', () => {
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

test('it tells what is served from what only builds and tests', () => {
  expect(component('node_modules/next')?.scope).toBe('required')
  expect(component('node_modules/vitest')?.scope).toBe('excluded')
  expect(component('node_modules/@img/sharp-win32-x64')?.scope).toBe('optional')
})
