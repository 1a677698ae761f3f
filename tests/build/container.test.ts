import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inherited, root } from '../../scripts/stack/child'
import { testEnvironment } from '../../scripts/stack/environment'
import { freePort } from '../../scripts/stack/site'
import { readLockfile } from '../../scripts/supply/lockfile'
import { distDir } from './built-page'

type Copy = { from: string; sources: string[]; target: string }

const lines = readFileSync('Dockerfile', 'utf8')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')

/** The last stage: what is left of the image. */
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
/** Everything that the image keeps as a variable. */
const variables = last.filter((line) => /^(ENV|ARG) /.test(line)).join('\n')

const place = (source: string) =>
  source === '/site/.next' ? distDir : path.join(root, source.replace('/site/', ''))

/** A folder as the image has it: the copied files, and of the packages those that no `--omit=dev` leaves out. */
function assemble(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
  for (const { from, sources, target } of copies.filter(({ from }) => from === 'build'))
    for (const source of sources) {
      expect(existsSync(place(source)), `${from}: ${source}`).toBe(true)
      const name = target.endsWith('/') ? path.join(target, path.basename(source)) : target
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      cpSync(place(source), path.join(folder, name), {
        recursive: true,
        filter: (file) => file !== path.join(distDir, 'cache'),
      })
    }
  for (const [name, { dev }] of Object.entries(readLockfile(root))) {
    if (dev || name.lastIndexOf('node_modules/') > 0 || !existsSync(path.join(root, name))) continue
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    symlinkSync(path.join(root, name), path.join(folder, name))
  }
  return folder
}

test('the image has the Node of the project, no rights of the system and no secret', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { node: string } }
  expect(nodeVersion).toBe(manifest.devDependencies.node)
  expect(user).toBe('node')
  expect(variables).not.toMatch(/SECRET|KEY|SMTP|PASSWORD/)
})

test('what is secret, or made anew, never reaches the build of the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(
    expect.arrayContaining(['.env', '.env.*', '.git', '.data', 'node_modules', '.next']),
  )
})

describe('a folder with what the image has', () => {
  let folder: string
  let site: ChildProcess
  let env: NodeJS.ProcessEnv
  beforeAll(async () => {
    folder = assemble()
    env = {
      ...testEnvironment(inherited()),
      NEXT_DIST_DIR: '.next',
      NODE_ENV: 'production',
      PORT: String(await freePort()),
    }
    const [program, ...args] = command
    expect(program).toBe('node')
    site = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  }, 60_000)
  afterAll(() => {
    site.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const health = () =>
    spawnSync(process.execPath, healthCommand.slice(1), { cwd: folder, env, timeout: 10_000 }).status

  test('is healthy once the command runs, and where nothing answers it is not', async () => {
    await expect.poll(health, { timeout: 90_000, interval: 500 }).toBe(0)
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
    expect([page.status, (await page.text()).includes('Nogal')]).toEqual([200, true])
    const elsewhere = { ...env, PORT: String(await freePort()) }
    expect(spawnSync(process.execPath, healthCommand.slice(1), { env: elsewhere }).status).toBe(1)
  }, 120_000)

  test('ends by itself when it is told to', async () => {
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }, 20_000)
})
