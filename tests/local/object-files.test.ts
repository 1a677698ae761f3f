import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openObjectFiles, type ObjectFiles } from '@/supabase/local/storage/object-files'

let folder: string
let files: ObjectFiles
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objects-'))
  files = await openObjectFiles(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const chunk = Buffer.alloc(64 * 1024, 5)
async function* chunks(count: number, failAt = Infinity): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) {
    if (index === failAt) throw new Error('hung up')
    yield chunk
  }
}
const left = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

describe('the bytes of an object', () => {
  test('are counted and hashed while they arrive', async () => {
    const stored = await files.receive(chunks(40), Infinity)
    await files.place(stored.version)
    const kept = await readFile(files.pathOf(stored.version))
    expect(stored.size).toBe(40 * chunk.length)
    expect(stored.md5).toBe(createHash('md5').update(kept).digest('hex'))
    expect(kept.equals(Buffer.concat(Array.from({ length: 40 }, () => chunk)))).toBe(true)
  })

  test('leave nothing behind when the client hangs up or sends too much', async () => {
    await expect(files.receive(chunks(40, 20), Infinity)).rejects.toThrow('hung up')
    await expect(files.receive(chunks(2), chunk.length)).rejects.toThrow('exceeded the maximum allowed size')
    expect(await left()).toEqual([])
  })

  test.runIf(existsSync('/usr/bin/prlimit'))(
    'are never taken in part when there is no more room',
    async () => {
      const limit = (bytes: string) =>
        execFileSync('/usr/bin/prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
      const room = chunk.length * 2 + 100
      limit(String(room))
      try {
        await expect(files.receive(chunks(4), Infinity)).rejects.toMatchObject({ code: 'EFBIG' })
        expect((await files.receive(chunks(2), Infinity)).size).toBe(2 * chunk.length)
      } finally {
        limit('unlimited')
      }
      expect((await left()).map(({ name }) => name)).toHaveLength(1)
    },
  )

  test('of exactly the limit are taken', async () => {
    expect((await files.receive(chunks(2), 2 * chunk.length)).size).toBe(2 * chunk.length)
  })

  test('that no row knows are swept at the next start, half-written ones too', async () => {
    const kept = await files.receive(chunks(1), Infinity)
    const stray = await files.receive(chunks(1), Infinity)
    await files.place(kept.version)
    await files.place(stray.version)
    await files.receive(chunks(1), Infinity)
    const restarted = await openObjectFiles(folder)
    expect(await restarted.sweep((version) => version === kept.version)).toBe(1)
    expect((await left()).map((entry) => entry.name)).toEqual([kept.version])
  })
})
