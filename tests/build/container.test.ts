import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layOutImage } from '../../scripts/image'
import { freePort, frugal } from '../../scripts/stack/site'
import { distDir, siteEnvironment } from './built-page'

type Copy = { from: string; sources: string[]; target: string }

const lines = readFileSync('Dockerfile', 'utf8')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')

/** Only the lines of the last build stage are tested, because the image contains only that stage. */
const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const json = (line: string | undefined) => JSON.parse(line?.slice(line.indexOf('[')) ?? '[]') as string[]

const copies: Copy[] = last.flatMap((line) => {
  const [, from, rest] = /^COPY --from=(\w+)(?: --chown=\S+)? (.+)$/.exec(line) ?? []
  if (!from || !rest) return []
  const places = rest.split(' ')
  return [{ from, sources: places.slice(0, -1), target: places.at(-1) ?? '' }]
})
const user = last.find((line) => line.startsWith('USER '))?.slice('USER '.length)
const command = json(last.find((line) => line.startsWith('CMD ')))
const healthCommand = json(/HEALTHCHECK.*?CMD (\[.*\])/.exec(last.join('\n'))?.[1])
const nodeVersion = /^ARG NODE=([\d.]+)/m.exec(lines.join('\n'))?.[1]
const variables = last.filter((line) => /^(ENV|ARG) /.test(line)).join('\n')

/** Makes a folder with the build and the files that the Dockerfile copies into the image. */
async function assemble(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
  expect(copies).toEqual([
    { from: 'build', sources: ['/image'], target: './' },
    { from: 'build', sources: ['/site/.next'], target: './.next' },
  ])
  await layOutImage(distDir, folder)
  cpSync(distDir, path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    // The image does not contain the compiled code that a site on this machine left in the build.
    filter: (file) => !['cache', 'compiled'].some((name) => file === path.join(distDir, name)),
  })
  return folder
}

const megabytes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size / 1e6, 0)

test('the image has the project’s version of Node, no root rights and no secret', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { node: string } }
  expect(nodeVersion).toBe(manifest.devDependencies.node)
  expect(user).toBe('node')
  expect(variables).not.toMatch(/SECRET|KEY|SMTP|PASSWORD/)
})

test('an instance in the image has the memory settings of `npm start`, and keeps compiled code beside its pages', () => {
  const set = variables.replaceAll('"', '')
  for (const [name, value] of Object.entries(frugal)) expect(set).toContain(`${name}=${value}`)
  expect(set).toContain('NODE_COMPILE_CACHE=/site/.next/')
})

test('secrets and generated files are never copied into the build of the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(
    expect.arrayContaining(['**/.env', '**/.env.*', '.git', '.data', 'node_modules', '.next']),
  )
})

describe('a folder with the files of the image', () => {
  let folder: string
  let site: ChildProcess
  let env: NodeJS.ProcessEnv
  beforeAll(async () => {
    folder = await assemble()
    env = {
      ...siteEnvironment(),
      NEXT_DIST_DIR: '.next',
      NODE_ENV: 'production',
      PORT: String(await freePort()),
    }
    const [program, ...args] = command
    expect(program).toBe('node')
    site = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  })
  afterAll(() => {
    site.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const health = () =>
    spawnSync(process.execPath, healthCommand.slice(1), { cwd: folder, env, timeout: 10_000 }).status

  test('has the packages that the site needs, and no build tools', () => {
    expect(megabytes(path.join(folder, 'node_modules'))).toBeLessThan(150)
    for (const name of [
      'playwright-core',
      'esbuild',
      '@next/swc-linux-x64-gnu',
      'lucide-react',
      '@electric-sql',
    ])
      expect(existsSync(path.join(folder, 'node_modules', name)), name).toBe(false)
    expect(readdirSync(path.join(folder, '.reader'))).toEqual(['mail-reader.mjs', 'reader.mjs'])
  })

  test('passes the health check while the site answers, and fails it otherwise', async () => {
    await expect.poll(health, { timeout: 90_000, interval: 500 }).toBe(0)
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
    expect([page.status, (await page.text()).includes('Nogal')]).toEqual([200, true])
    const elsewhere = { ...env, PORT: String(await freePort()) }
    expect(spawnSync(process.execPath, healthCommand.slice(1), { env: elsewhere }).status).toBe(1)
  }, 120_000)

  test('stops cleanly when it gets SIGTERM', async () => {
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }, 20_000)
})
