import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@/scripts/stack/child'

const layers = ['app', 'components', 'content', 'lib']
const files = layers.flatMap((layer) =>
  readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${layer}/${name}`),
)

function fileOf(address: string): string | undefined {
  const name = address.replace(/^@\//, '')
  return [`${name}.ts`, `${name}.tsx`, name].find(
    (file) => existsSync(path.join(root, file)) && /\.tsx?$/.test(file),
  )
}

const source = (file: string) => readFileSync(path.join(root, file), 'utf8')
const addresses = (file: string, pattern: RegExp) =>
  [...source(file).matchAll(pattern)].flatMap(([, address = '']) => fileOf(address) ?? [])
const importsOf = (file: string) =>
  addresses(file, /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?'(@\/[^']+)'/gm)
const lateImportsOf = (file: string) => addresses(file, /\bimport\('(@\/[^']+)'\)/g)

test('no file that is imported late imports the one that waits for it', () => {
  const late = files.flatMap((file) => lateImportsOf(file).map((imported) => ({ file, imported })))
  expect(late.length).toBeGreaterThan(5)
  const cycles = late.filter(({ file, imported }) => {
    const seen = new Set([imported])
    for (const one of seen) for (const next of importsOf(one)) seen.add(next)
    return seen.has(file)
  })
  expect(cycles).toEqual([])
})
