import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtFor, requireBuildFor } from '../../../scripts/serve/built-for'

const folder = mkdtempSync(path.join(tmpdir(), 'built-for-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function buildFor(canonical: string): string {
  const distDir = mkdtempSync(path.join(folder, 'build-'))
  mkdirSync(path.join(distDir, 'server/app'), { recursive: true })
  const head = canonical && `<link rel="canonical" href="${canonical}"/>`
  writeFileSync(path.join(distDir, 'server/app/index.html'), `<html><head>${head}</head></html>`)
  return distDir
}

test('a build says whose addresses its pages name', () => {
  expect(builtFor(buildFor('https://www.firma.co'))).toBe('https://www.firma.co')
  expect(builtFor(buildFor('http://localhost:3000/'))).toBe('http://localhost:3000')
  expect(builtFor(buildFor(''))).toBeNull()
  expect(builtFor(path.join(folder, 'none'))).toBeNull()
})

test('a site does not start with the pages of another address, and says what to do', () => {
  const distDir = buildFor('http://localhost:3000')
  expect(() => requireBuildFor('http://localhost:3000', distDir)).not.toThrow()
  expect(() => requireBuildFor('https://www.firma.co', distDir)).toThrow(
    'The build was made for http://localhost:3000, but SITE_URL is https://www.firma.co: build again',
  )
})
