import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { answerReader } from '@/lib/uploads/reader/frames'
import { readerPids, withScanReader, withReader } from '@/lib/uploads/reader/readers'
import { startProcess } from '@/lib/uploads/reader/start-process'
import { root } from '@/scripts/stack/child'
import { bundle } from '@/scripts/stack/bundles'
import { plainPdf } from '../../../support/files/pdfs'
import { streamOf } from '../content-check/stream-of'

process.env.SUPABASE_SECRET_KEY = 'sb_secret_nobody_may_read'

test.each(['xml', 'scan'] as const)(
  'code that takes over the %s reader reaches no secret, file, program, thread or network',
  { timeout: 60_000 },
  async (kind) => {
    let knocked = 0
    const server = createServer(() => (knocked += 1)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const tries = path.join(root, `.reader/tries-${(server.address() as AddressInfo).port}.mjs`)
    await bundle('tests/support/reader-tries.ts', tries)
    const { child, answers } = startProcess(kind, tries)
    const outcomes = await new Promise<Record<string, string>>((resolve, reject) => {
      answers.on(
        'data',
        answerReader((said) => resolve(said as Record<string, string>)),
      )
      child.once('exit', () => reject(new Error('it said nothing')))
    })
    const { environment, ...ways } = outcomes
    expect(environment).toBe('')
    expect(Object.keys(ways).length).toBeGreaterThan(30)
    expect(Object.entries(ways).filter(([, how]) => !how.startsWith('refused'))).toEqual([])
    // Every attempt must be blocked. An attempt that failed only because its target did not exist proves nothing.
    const chance = Object.entries(ways).filter(([, how]) =>
      /ECONN|ENOENT|ENOTFOUND|EAI|EPERM|heard/.test(how),
    )
    expect(chance).toEqual([])
    expect(knocked).toBe(0)
    expect(existsSync('/tmp/reader-was-here')).toBe(false)
    server.close()
    rmSync(tries)
  },
)

test(
  'a reader process has an empty environment and nothing open except its pipes',
  { timeout: 60_000 },
  async () => {
    await withReader({ client: 'ana' }, (ask) => ask({ step: 'read' }, streamOf(Buffer.from('<a/>'))))
    await withScanReader({ client: 'ana' }, (ask) => ask({ step: 'read-scan' }, streamOf(plainPdf())))
    expect(readerPids().length).toBeGreaterThanOrEqual(2)
    for (const pid of readerPids()) {
      expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).toBe('')
      const open = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
      expect(open.filter((place) => place.startsWith('/') && place !== '/dev/null')).toEqual([])
      // The two sockets are the pipes to this process, because Node implements pipes as sockets.
      expect(open.filter((place) => place.startsWith('socket:'))).toHaveLength(2)
    }
  },
)

const isGone = (pid: number) =>
  !existsSync(`/proc/${pid}`) || /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test.each(['idle', 'in the middle of a page that holds it'])(
  'a reader process ends with its parent: %s',
  { timeout: 60_000 },
  async (state) => {
    const program = path.join(root, 'tests/support/reader-parent.ts')
    const parent = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', program, state], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [said] = (await once(parent.stdout, 'data')) as [Buffer]
      const readers = JSON.parse(String(said)) as number[]
      expect(readers).toHaveLength(1)
      expect(readers.filter(isGone)).toEqual([])
      parent.kill('SIGKILL')
      await expect.poll(() => readers.filter((pid) => !isGone(pid)), { timeout: 10_000 }).toEqual([])
    } finally {
      parent.kill('SIGKILL')
    }
  },
)
