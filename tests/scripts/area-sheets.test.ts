import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss, { type AcceptedPlugin } from 'postcss'
import { expect, test } from 'vitest'
import { root } from '@/scripts/stack/child'

const below = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sources = new Set([...below('app'), ...below('components')])
const inEveryArea = [...sources].filter((file) => /^app\/[^/]+$/.test(file))

const known = new Map<string, string[]>()
/** Returns the source files that a file imports, also with `import()`. */
function importsOf(file: string): string[] {
  const found = known.get(file) ?? findImports(file)
  known.set(file, found)
  return found
}

const findImports = (file: string) =>
  [
    ...read(file).matchAll(/^(?!import type)(?:import|\}|export).* from '([^']+)'|import\('([^']+)'\)/gm),
  ].flatMap(([, early, late]) => {
    const address = early ?? late ?? ''
    const place = address.startsWith('@/') ? address.slice(2) : path.join(path.dirname(file), address)
    return [`${place}.tsx`, `${place}.ts`].filter((name) => sources.has(name))
  })

/** Returns the loaded files that use classes, because in other files a word may equal a class by chance. */
function shownBy(files: readonly string[]): string[] {
  const seen = new Set(files)
  for (const file of seen) for (const next of importsOf(file)) seen.add(next)
  return [...seen].filter((file) => /className|styles/i.test(read(file)))
}

/** Returns the classes in the style sheet, or the classes that Tailwind would build into it for `files`. */
async function classesOf(sheet: string, files?: readonly string[]): Promise<Set<string>> {
  const from = path.join(root, sheet)
  const own = read(sheet)
  const other = files?.map((file) => `@source '${path.join(root, file)}';`).join('\n')
  const text = other === undefined ? own : `${own.replace(/^@source .*;$/gm, '')}\n${other}`
  const { css } = await postcss([tailwind({ optimize: false }) as AcceptedPlugin]).process(text, { from })
  return new Set([...css.matchAll(/\.((?:[a-z_-]|\\.)(?:\\.|[\w-])*)/gi)].map(([, name = '']) => name))
}

// The areas of the site are in the order of their layers in theme.css.
const areas = ['site', 'access', 'portal', 'admin']
const sheets = await Promise.all(
  [
    { file: 'app/globals.css', pages: inEveryArea },
    ...areas.map((area) => ({
      file: `app/(${area})/${area}.css`,
      pages: [...below(`app/(${area})`), ...inEveryArea],
    })),
  ].map(async ({ file, pages }) => ({
    file,
    classes: await classesOf(file),
    shown: await classesOf(file, shownBy(pages)),
  })),
)
const missing = (wanted: Set<string>, sheet: Set<string>) => [...wanted].filter((name) => !sheet.has(name))

test('the cascade layers of the style sheets are in the order of the areas', () => {
  expect(read('app/theme.css')).toContain(`@layer theme, base, shared, ${areas.join(', ')};`)
})

test.each(sheets)('$file has every class that its pages use', ({ classes, shown }) => {
  expect(shown.size).toBeGreaterThan(40)
  expect(missing(shown, classes)).toEqual([])
})

test.each(sheets.slice(1))(
  '$file also has the classes of globals.css, so that its own layer wins',
  ({ classes }) => {
    expect(missing(sheets[0]?.classes ?? new Set(), classes)).toEqual([])
  },
)

test.each([
  ['site', 'components/auth/auth-provider.tsx'],
  ['access', 'app/(access)/layout.tsx'],
  ['portal', 'components/portal/portal-frame.tsx'],
  ['admin', 'app/(admin)/admin/layout.tsx'],
])('the frame of %s turns off the stylesheets of the other areas', (area, file) => {
  expect(read(file)).toContain(`<AreaStyles area="${area}" />`)
})

test('the page for a failed document has a colour without the firm’s settings', () => {
  expect(read('app/theme.css')).not.toMatch(/--color-green(?:-deep)?: var\(--firm-\w+\);/)
})
