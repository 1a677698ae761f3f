import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const imports = /^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'/gm

/** Every file that a file loads, and theirs; packages by their name. */
function loadedBy(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  const text = readFileSync(path.join(root, start), 'utf8')
  for (const [statement, from, bare] of text.matchAll(imports)) {
    const name = from ?? bare ?? ''
    if (/^import type /.test(statement)) continue
    if (name.startsWith('@/')) loadedBy(`${name.slice(2)}.ts`, seen)
    else if (name.startsWith('.')) loadedBy(`${path.join(path.dirname(start), name)}.ts`, seen)
    else seen.add(name)
  }
  return seen
}

test('the review runs in a browser: it loads a parser, a decimal and nothing of a server', () => {
  const files = readdirSync(path.join(root, 'lib/einvoice'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `lib/einvoice/${name}`)
  const seen = new Set<string>()
  for (const file of files) loadedBy(file, seen)
  expect([...seen].filter((name) => !name.endsWith('.ts')).toSorted()).toEqual(['big.js', 'saxes'])
  expect(files.length).toBeGreaterThan(40)
})
