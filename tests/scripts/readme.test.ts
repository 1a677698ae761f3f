import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@/scripts/stack/child'

const readme = readFileSync(path.join(root, 'README.md'), 'utf8')

test('the README is short, and its tables fit a window', () => {
  const lines = readme.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(110)
  expect(lines.filter((line) => line.startsWith('|') && line.length > 120)).toEqual([])
})

test('the README links to every page of docs, and every link and path in it exists', () => {
  const linked = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target)
  expect(globSync('docs/*.md', { cwd: root }).filter((page) => !linked.includes(page))).toEqual([])
  const rows = readme.split('\n').filter((line) => line.startsWith('|'))
  const named = rows.flatMap((line) =>
    [...line.matchAll(/`((?:content|lib|app|supabase)\/[\w./-]+)`/g)].map(([, target = '']) => target),
  )
  expect(named.length).toBeGreaterThan(10)
  expect([...linked, ...named].filter((target) => !existsSync(path.join(root, target)))).toEqual([])
})
