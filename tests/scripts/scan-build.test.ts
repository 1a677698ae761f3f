import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { needleOf, neverInBrowser, scanBuild, scanBundle } from '@/scripts/scan-bundle'
import { builtFor, requireBuildFor } from '../../scripts/serve/built-for'

describe('secrets in browser files', () => {
  let dist: string
  beforeEach(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'scan-bundle-'))
    mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
    mkdirSync(path.join(dist, 'server/app/nosotros'), { recursive: true })
  })
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  const plant = (file: string, content: string) => writeFileSync(path.join(dist, file), content)

  test.each(neverInBrowser.map((needle) => [needle.name, needle] as const))(
    'such as %s are found in a script, in a page and in the data of a page',
    (name, needle) => {
      for (const text of needle.texts) {
        plant('static/chunks/a.js', `before ${text} after`)
        plant('server/app/index.html', `<p>${text}</p>`)
        plant('server/app/nosotros/page.rsc', text)
        expect(scanBuild(dist, neverInBrowser).filter((finding) => finding.needle === name)).toHaveLength(3)
      }
    },
  )

  test('are found as they are, quoted, in an address and in base64', () => {
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

  test('are not searched in files of the server, and clean files pass', () => {
    plant('server/app/page.js', 'sb_secret_of_the_server')
    plant('static/chunks/a.js', 'console.log("hola")')
    plant('server/app/index.html', '<p>hola</p>')
    expect(scanBuild(dist, neverInBrowser)).toEqual([])
  })

  test('cannot be searched in a missing build, which is an error', () => {
    expect(() => scanBuild(path.join(dist, 'nowhere'), neverInBrowser)).toThrow('ENOENT')
  })
})

describe('the address of a build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-for-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function buildFor(canonical: string): string {
    const distDir = mkdtempSync(path.join(folder, 'build-'))
    mkdirSync(path.join(distDir, 'server/app'), { recursive: true })
    const head = canonical && `<link rel="canonical" href="${canonical}"/>`
    writeFileSync(path.join(distDir, 'server/app/index.html'), `<html><head>${head}</head></html>`)
    return distDir
  }

  test('is read from its pages', () => {
    expect(builtFor(buildFor('https://www.firma.co'))).toBe('https://www.firma.co')
    expect(builtFor(buildFor('http://localhost:3000/'))).toBe('http://localhost:3000')
    expect(builtFor(buildFor(''))).toBeNull()
    expect(builtFor(path.join(folder, 'none'))).toBeNull()
  })

  test('must be the address at which the site starts, and otherwise the error says to build again', () => {
    const distDir = buildFor('http://localhost:3000')
    expect(() => requireBuildFor('http://localhost:3000', distDir)).not.toThrow()
    expect(() => requireBuildFor('https://www.firma.co', distDir)).toThrow(
      'The build was made for http://localhost:3000, but SITE_URL is https://www.firma.co: build again',
    )
  })
})
