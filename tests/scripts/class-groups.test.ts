import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss, { type AcceptedPlugin } from 'postcss'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from '@/components/ui/cn'
import { root } from '@/scripts/stack/child'
import { classesIn } from '@/scripts/used-styles'

const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: ['hero'],
      radius: ['sheet', 'control'],
      shadow: ['lift'],
      spacing: ['gut', 'tap'],
      container: ['wrap'],
    },
  },
})

/** Returns the classes that Tailwind builds into a style sheet, without variants such as `max-sm:`. */
async function classesOf(sheet: string): Promise<string[]> {
  const from = path.join(root, sheet)
  const plugins = [tailwind({ optimize: false }) as AcceptedPlugin]
  const { css } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from })
  return [...classesIn(css)].map((name) => /(?:\[[^\]]*\]|\([^)]*\)|[^:])+$/.exec(name)?.[0] ?? name)
}

/** Maps each CSS class to its group, named after its first class; the classes of one group override each other. */
function kindsOf(classes: readonly string[]): Map<string, string> {
  const kinds: string[] = []
  const replace = (one: string, other: string) =>
    whole(`${one} ${other}`) === other && whole(`${other} ${one}`) === one
  return new Map(
    classes.map((one) => {
      const known = kinds.find((other) => replace(one, other))
      if (!known) kinds.push(one)
      return [one, known ?? one]
    }),
  )
}

test('the reduced tailwind-merge resolves conflicts between our classes like the full one', async () => {
  const areas = ['site', 'access', 'portal', 'admin'].map((area) => `app/(${area})/${area}.css`)
  const classes = new Set((await Promise.all(['app/globals.css', ...areas].map(classesOf))).flat())
  const kinds = kindsOf([...classes].filter((name) => whole(`${name} ${name}`) === name))
  const firsts = [...new Set(kinds.values())]
  const pairs = [
    ...[...kinds].filter(([name, first]) => name !== first),
    ...firsts.flatMap((one) => firsts.filter((other) => other !== one).map((other) => [one, other] as const)),
  ].flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`])
  expect(firsts.length).toBeGreaterThan(80)
  expect(pairs.filter((both) => cn(both) !== whole(both))).toEqual([])
  const others = [...classes].filter((name) => !kinds.has(name))
  expect(others.filter((name) => cn(`${name} ${name}`) === name)).toEqual([])
})
