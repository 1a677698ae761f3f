import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markUsed, refuseWhileUsed } from '@/scripts/stack/build-users'
import { root, run } from '@/scripts/stack/child'

let folder = ''
let distDir = ''
let other: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-users-'))
  distDir = path.join(folder, '.next')
})
afterEach(() => {
  other?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a program that marks the build as used and runs until it is ended. */
async function startUser(ofRun: string) {
  const code = `import { markUsed } from '${root}/scripts/stack/build-users.ts'
markUsed('${distDir}', 'http://localhost:3000')
process.stdout.write('ready')
setInterval(() => {}, 1000)`
  const file = path.join(folder, 'user.ts')
  writeFileSync(file, code)
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: { ...process.env, STACK_RUN: ofRun },
  })
  other = child
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', reject)
  })
  return child
}

test(
  'building is refused while another run serves the folder, and the message names it',
  { timeout: 30_000 },
  async () => {
    const child = await startUser('another')
    expect(() => refuseWhileUsed(distDir)).toThrow(
      `http://localhost:3000 (proceso ${child.pid}) usa .next. Detenlo primero, o construye aparte: NEXT_DIST_DIR=.next-2.`,
    )
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    expect(() => refuseWhileUsed(distDir)).not.toThrow()
    expect(readdirSync(`${distDir}.users`)).toEqual([])
  },
)

test('building is not refused because of a site that the same run started', { timeout: 30_000 }, async () => {
  await startUser(run)
  markUsed(distDir, 'http://127.0.0.1:4000')
  expect(() => refuseWhileUsed(distDir)).not.toThrow()
})

test('building is allowed in a folder that nobody serves, or whose mark cannot be read', () => {
  expect(() => refuseWhileUsed(distDir)).not.toThrow()
  markUsed(distDir, 'http://127.0.0.1:4000')
  const broken = path.join(`${distDir}.users`, '1.json')
  writeFileSync(broken, '{')
  expect(() => refuseWhileUsed(distDir)).not.toThrow()
  expect(existsSync(broken)).toBe(false)
})
