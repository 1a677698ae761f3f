import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { needleOf, neverInBrowser, scanBuild } from '@/scripts/scan-bundle'

const distDir = path.resolve(import.meta.dirname, '../..', process.env.NEXT_DIST_DIR ?? '.next')
/** The secrets that were in the environment of the build. */
const planted = (process.env.CANARIES ?? '').split(',').filter(Boolean)

beforeAll(() => {
  if (!existsSync(path.join(distDir, 'BUILD_ID')))
    throw new Error(`There is no build in ${distDir}: run it first.`)
})

test('the build was made with planted secrets: Supabase, cron, mail, automation and Drive', () => {
  expect(planted.length).toBeGreaterThanOrEqual(5)
  expect(planted.every((secret) => secret.length >= 16)).toBe(true)
})

test('the build hands scripts and pages to browsers', () => {
  const names = (folder: string) => readdirSync(path.join(distDir, folder), { recursive: true }).map(String)
  expect(names('static').filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5)
  expect(names('server/app').filter((name) => name.endsWith('.html')).length).toBeGreaterThan(0)
})

test('no secret, no Supabase auth client and no test code reaches the browser', () => {
  const secrets = planted.map((secret, index) => needleOf(`planted secret ${index + 1}`, secret))
  expect(scanBuild(distDir, [...neverInBrowser, ...secrets])).toEqual([])
})
