import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

describe('the secret key', () => {
  const secretKey = path.join(root, 'lib/supabase/admin.ts')

  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  function fileOf(from: string, name: string): string | null {
    const base = name.startsWith('@/')
      ? path.join(root, name.slice(2))
      : name.startsWith('.')
        ? path.resolve(path.dirname(from), name)
        : null
    return (base && [base, `${base}.ts`, `${base}.tsx`].find(isFile)) ?? null
  }

  const imported =
    /^(?:import|export)(?!\s+type\b)[^'"]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

  /**
   * Whether rendering a file can reach the secret key. Server actions are separate requests with their own
   * checks.
   */
  function reachesKey(start: string): boolean {
    const seen = new Set([start])
    for (const file of seen) {
      const text = readFileSync(file, 'utf8')
      if (file !== start && /^['"]use server['"]/m.test(text)) continue
      for (const [, from, bare, late] of text.matchAll(imported)) {
        const found = fileOf(file, from ?? bare ?? late ?? '')
        if (found) seen.add(found)
      }
    }
    return seen.has(secretKey)
  }

  const drawn = /(?:^|\/)(?:page|layout|template|loading|error|not-found|default)\.tsx$/
  const pages = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => drawn.test(file))
    .map((file) => `app/${file}`)

  test('no page can read with the secret key, except these', () => {
    expect(pages.length).toBeGreaterThan(60)
    expect([...pages, 'middleware.ts'].filter((page) => reachesKey(path.join(root, page))).sort()).toEqual([
      // Visitors with a mail link are asked for a password or code.
      'app/(access)/auth/confirmar/page.tsx',
      'app/(access)/auth/recuperar/page.tsx',
      // Visitors with an invitation link see who invites them into which company.
      'app/(access)/invitacion/page.tsx',
      // The module also serves calendar feeds; these pages read with the user's token.
      'app/(portal)/portal/(sections)/calendario/page.tsx',
      'app/(portal)/portal/(sections)/citas/page.tsx',
      // Records the browser of the session.
      'app/(portal)/portal/(sections)/cuenta/page.tsx',
      // Public, without a session, but rate-limited.
      'app/(site)/verificar/page.tsx',
    ])
  })
})

describe('the review of invoices', () => {
  const imports = /^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'/gm

  /** All transitively loaded files; packages by name. */
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

  test('runs in a browser: it loads a parser, a decimal type and no server code', () => {
    const files = readdirSync(path.join(root, 'lib/einvoice'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `lib/einvoice/${name}`)
    const seen = new Set<string>()
    for (const file of files) loadedBy(file, seen)
    expect([...seen].filter((name) => !name.endsWith('.ts')).toSorted()).toEqual(['big.js', 'saxes'])
    expect(files.length).toBeGreaterThan(40)
  })
})
