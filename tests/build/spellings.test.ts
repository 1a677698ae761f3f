import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computedMs, residentMemory } from '@/scripts/checks/processes'
import { rawRequest } from '@/scripts/site-client/requests'
import { freePort, startSite } from '@/scripts/stack/site'
import { distDir, siteEnvironment } from './built-page'

// A URL has endless spellings, so a request with a new spelling must not cost more than a repeated request.

const env = siteEnvironment()
const { host } = new URL(env.SITE_URL ?? '')
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  // The site's output is dropped, because the site keeps reporting that there is no backend.
  const unheard = () => {}
  site = await startSite(env, await freePort(), 'start', unheard)
}, 120_000)
afterAll(() => site.stop())

type Family = {
  one: string
  many: readonly ((n: number) => string)[]
  times: number
  headers?: Record<string, string>
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
/** Percent-encodes the letter at position i of the word if bit i of `n` is set. */
const coded = (word: string, n: number) =>
  [...word].map((letter, at) => ((n >> at) & 1 ? hex(letter) : letter)).join('')

const families: Record<string, Family> = {
  'a page': {
    one: '/asistente',
    times: 9_000,
    many: [
      (n) => `/${'./'.repeat(1 + (n % 400))}asistente?${n}`,
      (n) => `/x${n}/../asistente`,
      (n) => `/x${n}/%2e%2E/asistente`,
      (n) => `/${coded('asistente', 1 + (n % 511))}?${n}`,
      (n) => `/asistente?_rsc=${n}`,
      (n) => `/asistente?${n}`,
      (n) => `//asistente?${n}`,
      (n) => `/\\asistente?${n}`,
      (n) => `http://${n}.example/asistente`,
      (n) => `http://${host}/asistente?${n}`,
      (n) => `/asistente%00${n}`,
      (n) => `/asistente%2f${n}`,
      (n) => `/_next/static/../../asistente?${n}`,
    ],
  },
  'no page': {
    one: '/no-existe',
    times: 400,
    many: [
      (n) => `/no-existe-${n}`,
      (n) => `/servicios/no-${n}`,
      (n) => `/asistente;${n}`,
      (n) => `/asistente%20${n}`,
      (n) => `/n%C3%B3${n}`,
      (n) => `/n%c3%b3${n}`,
      (n) => `/asistente.rsc?${n}`,
      (n) => `/_next/data/${n}/asistente.json`,
    ],
  },
  'the data of a page': {
    one: '/asistente?_rsc=1',
    times: 600,
    headers: { rsc: '1' },
    many: [(n) => `/asistente?_rsc=${n}`, (n) => `/asistente?${n}&_rsc=${n}`],
  },
}

const lanes = 16

/** Returns the CPU milliseconds that the site spends on these requests. */
async function costOf({ times, headers }: Family, address: (n: number) => string): Promise<number> {
  const pid = site.child.process.pid ?? 0
  const before = computedMs(pid)
  const left = Array.from({ length: times }, (_, n) => n).values()
  const client = async () => {
    for (const n of left)
      await rawRequest(site.url, address(n), { headers: { host, 'accept-encoding': 'br', ...headers } })
  }
  await Promise.all(Array.from({ length: lanes }, client))
  return computedMs(pid) - before
}

/** Lists the cached pages that this test's requests can create, but not those of other tests of the build. */
const kept = () => {
  const folder = path.join(distDir, 'server/route-cache')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return names.filter((name) => /asistente|no-existe|no-\d|n(ó|%c3)/i.test(name)).toSorted()
}

test.each(Object.entries(families))(
  'requests for %s in thousands of spellings cost no more processor, memory or files than one spelling',
  async (_, family) => {
    const memory = () => residentMemory(site.child.process.pid)
    const one = () => costOf(family, () => family.one)
    await one()
    const [alone, room, files] = [await one(), memory(), kept()]
    const many = await costOf(family, (n) => family.many[n % family.many.length]?.(n) ?? '')
    expect(many / alone).toBeLessThan(2)
    expect(memory() / room).toBeLessThan(1.25)
    expect(kept()).toEqual(files)
  },
  120_000,
)
