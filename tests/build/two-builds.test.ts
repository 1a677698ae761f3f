import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inherited, nextProgram, root, runChild, startChild } from '@/scripts/stack/child'
import { freePort } from '@/scripts/stack/site'

/** Returns the source of a page whose form action captures `word`, which Next encrypts into the page. */
const page = (word: string) => `import { redirect } from 'next/navigation'
export default function Page() {
  const word = '${word}'
  async function say() { 'use server'; redirect('/dicho/' + word) }
  return <form action={say}><button>Decir</button></form>
}\n`
const layout =
  'export default function Layout({ children }) { return <html><body>{children}</body></html> }\n'

const running: (() => unknown)[] = []

// All builds use one folder, because the ids of actions contain the path of their source.
const folder = mkdtempSync(path.join(tmpdir(), 'two-builds-'))
running.push(() => rmSync(folder, { recursive: true, force: true }))

function writeSources(word: string) {
  const config = `export default { distDir: process.env.BUILD, turbopack: { root: '${path.parse(folder).root}' } }\n`
  const files = {
    'package.json': '{ "private": true, "type": "module" }\n',
    'next.config.mjs': config,
    'app/layout.js': layout,
    'app/page.js': page(word),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

async function startBuild(word: string, key: string) {
  writeSources(word)
  const names = { BUILD: word, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key, NEXT_DEPLOYMENT_ID: word }
  const env = { ...inherited(), ...names, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await runChild(nextProgram, { args: ['build', folder], env, quiet: true })
  const port = await freePort()
  const args = ['start', folder, '-p', String(port), '-H', '127.0.0.1']
  running.push(startChild(nextProgram, { args, env, quiet: true }).stop)
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(url), { timeout: 60_000 })
  return url
}

let [first, second, stranger] = ['', '', '']
beforeAll(async () => {
  mkdirSync(path.join(folder, 'app'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const key = () => randomBytes(32).toString('base64')
  const ours = key()
  first = await startBuild('uno', ours)
  second = await startBuild('dos', ours)
  stranger = await startBuild('tres', key())
}, 600_000)
afterAll(async () => {
  for (const stop of running.reverse()) await stop()
})

const text = (written = '') => written.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Sends the form of the first build's page to the build with the URL `by`, and returns the status and the redirect. */
async function answered(by: string) {
  const html = await (await fetch(first)).text()
  const body = new FormData()
  for (const [tag] of html.matchAll(/<input type="hidden"[^>]*>/g))
    body.append(text(/name="([^"]*)"/.exec(tag)?.[1]), text(/value="([^"]*)"/.exec(tag)?.[1]))
  expect([...body.keys()].some((name) => name.startsWith('$ACTION'))).toBe(true)
  const answer = await fetch(by, { method: 'POST', body, redirect: 'manual', headers: { origin: by } })
  return [answer.status, answer.headers.get('location')]
}

test('a build handles a form of another build with the same key, and reads the value captured in it', async () => {
  expect(await answered(first)).toEqual([303, '/dicho/uno'])
  expect(await answered(second)).toEqual([303, '/dicho/uno'])
})

test('a build with another key does not handle that form', async () => {
  const [status, location] = await answered(stranger)
  expect(status).not.toBe(303)
  expect(location).toBeNull()
})
