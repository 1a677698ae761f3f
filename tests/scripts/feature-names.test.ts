import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '@/scripts/stack/child'

const names = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => (folder !== 'lib' && folder !== 'components' ? true : entry.isDirectory()))
    .map(({ name }) => name.replace(/\.(test\.|spec\.)?\w+$/, '').replaceAll('_', '-'))

const document = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
const section = /## One name for each feature\n([^]*?)\n## /.exec(document)?.[1] ?? ''
const rows = [...section.matchAll(/^\| `([\w-]+)` +\| ([^|]*?) +\|(.*)\|$/gm)].map(
  ([, feature = '', words = '', rest = '']) => ({
    feature,
    words: words === '–' ? [] : words.split(', '),
    floors: rest.split('|').map((cell) => cell.trim() !== ''),
  }),
)
/** docs/architecture.md lists these names by folder, because they belong to several features or to the whole site. */
const shared = new Map(
  [...section.matchAll(/^- (?:\w+ )?`([\w/()]+)`: (.*)$/gm)].map(([, floor = '', list = '']) => [
    floor,
    [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  ]),
)

const singular = (feature: string) => feature.replace(/ies$/, 'y').replace(/s$/, '')
/** Returns the longest feature with which a name begins, such as document-requests for `document-request-mails`. */
const featureOf = (name: string) =>
  rows
    .map(({ feature }) => feature)
    .filter((feature) =>
      [feature, singular(feature)].some((word) => name === word || name.startsWith(`${word}-`)),
    )
    .toSorted((a, b) => b.length - a.length)[0]

const floors = ['lib', 'components', 'content', 'supabase/schemas'] as const

describe('one name for each feature', () => {
  test.each(floors)('every name in %s begins with a feature, or is listed as shared', (floor) => {
    const unknown = names(floor).filter((name) => !featureOf(name) && !shared.get(floor)?.includes(name))
    expect(unknown).toEqual([])
    expect((shared.get(floor) ?? []).filter((name) => !names(floor).includes(name))).toEqual([])
  })

  test.each(rows)(
    'the row of $feature lists exactly the folders in which it has files',
    ({ feature, floors: said }) => {
      const isOn = (floor: string) => names(floor).some((name) => featureOf(name) === feature)
      const tests = ['tests/lib', 'tests/components', 'tests/database', 'e2e'].some(isOn)
      expect(said).toEqual([...floors.map(isOn), tests])
    },
  )

  const isAddress = (name: string) => /^[a-z][a-z-]*$/.test(name)
  test.each([
    'app/(admin)/admin',
    'app/(admin)/admin/(administrators)',
    'app/(portal)/portal/(sections)',
    'app/api',
  ])('every address below %s is the Spanish word of a feature in the table', (folder) => {
    const known = new Set([...rows.flatMap(({ words }) => words), ...(shared.get('app/api') ?? [])])
    const addresses = readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isAddress(entry.name))
      .map(({ name }) => name)
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((name) => !known.has(name))).toEqual([])
  })
})
