import { globSync, readFileSync, existsSync, statSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import path from 'node:path'
import { fontCharacters } from '@/scripts/subset-fonts'
import { root } from '@/scripts/stack/child'
import { isCheck } from '@/scripts/checks/list'

describe('pages of administrators', () => {
  test('are in one folder, whose pages tell other members whom to ask', () => {
    const group = 'app/(admin)/admin/(administrators)/'
    const theirs = globSync('app/(admin)/admin/**/page.tsx').filter((file) =>
      readFileSync(file, 'utf8').includes('requireAdmin'),
    )
    expect(theirs.length).toBeGreaterThan(5)
    expect(globSync(`${group}**/page.tsx`).toSorted()).toEqual(theirs.toSorted())
    // The page and its metadata are rendered separately, so both must require an administrator.
    const weaker = theirs.filter((file) => /require(Staff|Client)\b/.test(readFileSync(file, 'utf8')))
    expect(weaker).toEqual([])
    // A loading state makes Next send status 200 before the page can refuse, so these pages may have none.
    expect(globSync(`${group}**/loading.tsx`)).toEqual([])
    expect(globSync(`${group}**/not-found.tsx`)).toEqual([`${group}not-found.tsx`])
  })
})

describe('pages about one row', () => {
  test('have no loading state above them, so that an unknown id is always answered with 404', () => {
    const states = globSync('app/**/loading.tsx')
    expect(states.length).toBeGreaterThan(5)
    const covered = states.flatMap((file) =>
      globSync('**/page.tsx', { cwd: path.dirname(file) })
        .map((page) => path.join(path.dirname(file), page))
        .filter((page) => /\[\w+\]\//.test(page)),
    )
    expect(covered).toEqual([])
  })
})

describe('parts of a page that load when they are opened', () => {
  // Without a loading state, a part that loads suspends the form around it, which then loses the chosen values.
  // Components in files named lazy-* need no loading state, because the page appears only once they are loaded.
  test('have a loading state', () => {
    const files = globSync('{app,components}/**/*.tsx')
      .filter((file) => !path.basename(file).startsWith('lazy-'))
      .map((file) => [file, readFileSync(file, 'utf8')] as const)
    const parts = files.flatMap(([file, source]) =>
      (source.match(/^const \w+ = dynamic\([\s\S]*?^\S*\)$/gm) ?? []).map((part) => [file, part] as const),
    )
    expect(parts.length).toBeGreaterThan(25)
    expect(parts.filter(([, part]) => !/\bloading\b|ssr: false/.test(part))).toEqual([])
    // Without `openedPart`, opening a part while the connection is lost would replace the whole page with an error.
    const pageParts = ['components/live/live-channel.tsx']
    expect(
      parts.filter(([file, part]) => !part.includes('openedPart(') && !pageParts.includes(file)),
    ).toEqual([])
  })
})

describe('feature folders', () => {
  test('have actions that declare no schema of their own, because form and action share schema.ts', () => {
    const actions = globSync('lib/**/*.ts').filter((file) =>
      readFileSync(file, 'utf8').startsWith("'use server'"),
    )
    expect(actions.length).toBeGreaterThan(15)
    const declaring = actions.filter((file) =>
      /^import \{[^}]*\} from 'zod'/m.test(readFileSync(file, 'utf8')),
    )
    expect(declaring).toEqual([])
  })

  test('cast through `unknown` only in the listed files, because answers of procedures are parsed', () => {
    const casting = globSync('lib/**/*.ts').filter((file) =>
      readFileSync(file, 'utf8').includes('as unknown as'),
    )
    expect(casting.toSorted()).toEqual([
      'lib/einvoice/reading.ts',
      'lib/einvoice/rules/rule.ts',
      'lib/signing/sign-pdf.ts',
      'lib/uploads/reader/lock-down.ts',
      'lib/uploads/reading/read-scan.ts',
    ])
  })
})

describe('SECURITY.md and docs/threats.md', () => {
  const text = ['SECURITY.md', 'docs/threats.md'].map((file) => readFileSync(file, 'utf8')).join('\n')

  /** These documents name test files as proofs, each followed by the names of tests in quotes. */
  const proofs = [...text.matchAll(/`((?:tests|e2e)\/[^`]+)`([^`;|]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }))

  test('name only proofs that exist', () => {
    expect(proofs.length).toBeGreaterThan(200)
    const missing = proofs.flatMap(({ file, names }) => {
      if (!existsSync(file)) return [file]
      const tests = readFileSync(file, 'utf8')
      return names.filter((name) => !tests.includes(name)).map((name) => `${file}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  test('name only checks that exist', () => {
    const checks = [...text.matchAll(/npm run check -- ([a-z]+)/g)].map(([, name = '']) => name)
    expect(checks.length).toBeGreaterThan(20)
    expect(checks.filter((name) => !isCheck(name))).toEqual([])
  })

  test('have an answer and a proof for every threat', () => {
    const threats = readFileSync('docs/threats.md', 'utf8')
      .split(/^\*\*\d+\. /m)
      .slice(1)
    expect(threats.length).toBeGreaterThan(100)
    expect(threats.filter((threat) => !/\nAnswer\. [^]*\nProof\. `/.test(threat))).toEqual([])
  })
})

test('every test file belongs to a project of vitest.config.ts, so that it is run', () => {
  const patterns = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/include: \['([^']+)'\]/g)]
  const run = new Set(patterns.flatMap(([, pattern = '']) => globSync(pattern)))
  expect(run.size).toBeGreaterThan(200)
  expect(globSync('tests/**/*.test.{ts,tsx}').filter((file) => !run.has(file))).toEqual([])
})

describe('fonts', () => {
  const fonts = path.resolve('app/fonts')
  const content = path.resolve('content')

  test('weigh less than 50 kB together', () => {
    const sizes = readdirSync(fonts).filter((name) => name.endsWith('.woff2'))
    expect(sizes).toHaveLength(2)
    expect(sizes.reduce((sum, name) => sum + statSync(path.join(fonts, name)).size, 0)).toBeLessThan(50_000)
  })

  test('have every character of our texts', () => {
    const known = new Set([...fontCharacters, '\n'])
    const files = readdirSync(content, { recursive: true }).map(String)
    const missing = files
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) =>
        [...readFileSync(path.join(content, name), 'utf8')].filter((sign) => !known.has(sign)),
      )
    expect([...new Set(missing)]).toEqual([])
  })
})

describe('late imports', () => {
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

  test('never lead back to the file that waits for them', () => {
    const late = files.flatMap((file) => lateImportsOf(file).map((imported) => ({ file, imported })))
    expect(late.length).toBeGreaterThan(5)
    const cycles = late.filter(({ file, imported }) => {
      const seen = new Set([imported])
      for (const one of seen) for (const next of importsOf(one)) seen.add(next)
      return seen.has(file)
    })
    expect(cycles).toEqual([])
  })
})
