import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { styleHashes } from '@/lib/content-security-policy'

const require = createRequire(import.meta.url)
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('sonner’s own style sheet is the one that the policy allows', () => {
  const source = readFileSync(require.resolve('sonner').replace(/index\.js$/, 'index.mjs'), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  expect(literal).toBeDefined()
  expect(styleHashes).toContain(hash(JSON.parse(literal!) as string))
  expect(styleHashes).toContain(hash(''))
})

test('the style element of the Radix Select viewport is the one that the policy allows', () => {
  const radix = path.dirname(require.resolve('radix-ui'))
  const select = createRequire(path.join(radix, 'index.js')).resolve('@radix-ui/react-select')
  const source = readFileSync(select, 'utf8')
  const text = /__html: `([^`]*data-radix-select-viewport[^`]*)`/.exec(source)?.[1]
  expect(text).toBeDefined()
  expect(styleHashes).toContain(hash(text!))
})
