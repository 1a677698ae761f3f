import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Changing pages loads no new document, so a component's timers and listeners go on until the component ends them.
const files = globSync('{app,components}/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
)
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found)

test('code that listens to the window or the document also stops listening', () => {
  const target = String.raw`(?:window|document|element\?|form\?|node)\.`
  const listened = String.raw`EventListener\(\s*('\w+', \w+)`
  const forgotten = files.flatMap(([file, source]) => {
    const removed = all(source, new RegExp(String.raw`\.?remove${listened}`, 'g'))
    return all(source, new RegExp(String.raw`${target}add${listened}(?![^)]*once: true)`, 'g'))
      .filter((listener) => !removed.includes(listener))
      .map((listener) => `${file}: ${listener}`)
  })
  expect(forgotten).toEqual([])
})

test('code that starts an interval or a timer also clears it', () => {
  const forgotten = files.flatMap(([file, source]) => {
    const cleared = new Set(all(source, /clear(?:Timeout|Interval)\(([\w.]+)\)/g))
    return all(source, /([\w.]+) (?:\?\?)?= (?:[^\n]{0,40} \? )?set(?:Timeout|Interval)\(/g)
      .filter((timer) => !cleared.has(timer))
      .map((timer) => `${file}: ${timer}`)
  })
  expect(forgotten).toEqual([])
  const intervals = files.filter(([, source]) => /\bsetInterval\(/.test(source))
  expect(intervals.length).toBeGreaterThan(4)
  expect(intervals.filter(([, source]) => !/\bclearInterval\(/.test(source)).map(([file]) => file)).toEqual(
    [],
  )
})

test('every effect that waits or listens returns a function that ends it', () => {
  const endless = files.flatMap(([file, source]) =>
    effectsOf(source)
      .filter((effect) => /\bset(?:Timeout|Interval)\(|\baddEventListener\(|\bnew \w*Observer\(/.test(effect))
      .filter((effect) => !/\breturn \(\) =>|\breturn \w+$|=> \w+\(|\breturn \w+\(/m.test(effect))
      .map((effect) => `${file}: ${effect.replace(/\s+/g, ' ').slice(0, 120)}`),
  )
  expect(endless).toEqual([])
})

function effectsOf(source: string): string[] {
  return source
    .split(/\buse(?:Layout)?Effect\(\(\) => \{\n/)
    .slice(1)
    .map((rest) => rest.slice(0, /^\s*\}, \[/m.exec(rest)?.index))
}

test('code that tells the server when a tab closes also tells it when the page is left inside the site', () => {
  const closing = files.flatMap(([file, source]) =>
    all(source, /addEventListener\('pagehide', (\w+)\)/g).map((leave) => [file, source, leave] as const),
  )
  expect(closing.length).toBeGreaterThan(0)
  const silent = closing.filter(
    ([, source, leave]) =>
      !new RegExp(String.raw`removeEventListener\('pagehide', ${leave}\)\s+${leave}\(\)`).test(source),
  )
  expect(silent.map(([file]) => file)).toEqual([])
})
