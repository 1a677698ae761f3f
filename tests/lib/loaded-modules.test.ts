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

  /** Returns true if rendering the file can reach the secret key; server actions run later, so they are skipped. */
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

  test('is out of reach of every page except the listed ones', () => {
    expect(pages.length).toBeGreaterThan(60)
    expect([...pages, 'middleware.ts'].filter((page) => reachesKey(path.join(root, page))).sort()).toEqual([
      // These pages use the secret key to learn whether the holder of a mail link must enter a password or a code.
      'app/(access)/auth/confirmar/page.tsx',
      'app/(access)/auth/recuperar/page.tsx',
      // This page uses the secret key to show the holder of a secret link the document to sign.
      'app/(access)/firmar/page.tsx',
      // This page uses the secret key to show an invited person the names of the inviting person and the company.
      'app/(access)/invitacion/page.tsx',
      // The two search pages use the secret key only to count a person's searches; they read with the user's token.
      'app/(admin)/admin/buscar/page.tsx',
      // The pages about DIAN's list need the secret key to store the result when they compare a changed month again.
      'app/(admin)/admin/clientes/[id]/conciliacion/page.tsx',
      // The two account pages use the secret key to store the name of the browser that uses the session.
      'app/(admin)/admin/cuenta/page.tsx',
      // This page uses the secret key to read the firm's closed days, which decide when a reminder is sent.
      'app/(admin)/admin/firmas/[id]/page.tsx',
      // The module of these two pages also serves calendar feeds with the secret key; the pages use the user's token.
      'app/(portal)/portal/(sections)/calendario/page.tsx',
      'app/(portal)/portal/(sections)/citas/page.tsx',
      'app/(portal)/portal/(sections)/conciliacion/page.tsx',
      'app/(portal)/portal/(sections)/cuenta/page.tsx',
      'app/(portal)/portal/buscar/page.tsx',
      // This public page reads with the secret key, because its visitors have no session; a rate limit protects it.
      'app/(site)/verificar/page.tsx',
    ])
  })
})

describe('the review of invoices', () => {
  const imports = /^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'/gm

  /** Returns all files that this file loads, directly or through others, and the names of the packages. */
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

  test('loads only a parser and a decimal type, so that it can run in a browser', () => {
    const files = readdirSync(path.join(root, 'lib/einvoice'), { recursive: true, encoding: 'utf8' })
      // Files of DIAN's list are left out, because only the server reads the list.
      .filter((name) => name.endsWith('.ts') && !name.startsWith('dian-list/'))
      .map((name) => `lib/einvoice/${name}`)
    const seen = new Set<string>()
    for (const file of files) loadedBy(file, seen)
    expect([...seen].filter((name) => !name.endsWith('.ts')).toSorted()).toEqual(['big.js', 'saxes'])
    expect(files.length).toBeGreaterThan(40)
  })
})
