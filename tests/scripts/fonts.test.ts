import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fontCharacters } from '@/scripts/subset-fonts'

const fonts = path.resolve('app/fonts')
const content = path.resolve('content')

test('the two typefaces together weigh less than 50 kB', () => {
  const sizes = readdirSync(fonts).filter((name) => name.endsWith('.woff2'))
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, name) => sum + statSync(path.join(fonts, name)).size, 0)).toBeLessThan(50_000)
})

test('every character of our texts is in them', () => {
  const known = new Set([...fontCharacters, '\n'])
  const files = readdirSync(content, { recursive: true }).map(String)
  const missing = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(path.join(content, name), 'utf8')].filter((sign) => !known.has(sign)))
  expect([...new Set(missing)]).toEqual([])
})
