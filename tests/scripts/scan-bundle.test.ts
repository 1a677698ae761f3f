import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { needleOf, neverInBrowser, scanBuild, scanBundle } from '@/scripts/scan-bundle'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'scan-bundle-'))
  mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
  mkdirSync(path.join(dist, 'server/app/nosotros'), { recursive: true })
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const plant = (file: string, content: string) => writeFileSync(path.join(dist, file), content)

test.each(neverInBrowser.map((needle) => [needle.name, needle] as const))(
  '%s is found in a chunk, in a page and in a payload',
  (name, needle) => {
    for (const text of needle.texts) {
      plant('static/chunks/a.js', `before ${text} after`)
      plant('server/app/index.html', `<p>${text}</p>`)
      plant('server/app/nosotros/page.rsc', text)
      expect(scanBuild(dist, neverInBrowser).filter((finding) => finding.needle === name)).toHaveLength(3)
    }
  },
)

test('a secret is found as it is, quoted, in an address and in base64', () => {
  const secret = 'a "quoted" p@ss/word+1'
  const needle = needleOf('password', secret)
  const written = [
    secret,
    JSON.stringify({ secret }),
    `?x=${encodeURIComponent(secret)}`,
    btoa(secret).replaceAll('=', ''),
  ]
  for (const [index, text] of written.entries()) plant(`static/chunks/${index}.js`, text)
  expect(scanBundle(dist, [needle]).map(({ file }) => path.basename(file))).toEqual([
    '0.js',
    '1.js',
    '2.js',
    '3.js',
  ])
})

test('what only the server reads is not scanned, and clean files are clean', () => {
  plant('server/app/page.js', 'sb_secret_of_the_server')
  plant('static/chunks/a.js', 'console.log("hola")')
  plant('server/app/index.html', '<p>hola</p>')
  expect(scanBuild(dist, neverInBrowser)).toEqual([])
})

test('a build that is not there is an error, not a clean build', () => {
  expect(() => scanBuild(path.join(dist, 'nowhere'), neverInBrowser)).toThrow('ENOENT')
})
