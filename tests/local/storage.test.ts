import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '@/supabase/local/database/database'
import { serviceRole } from '@/supabase/local/database/session-context'
import { openObjectFiles, type ObjectFiles } from '@/supabase/local/storage/object-files'
import { keepObject } from '@/supabase/local/storage/put-object'
import { parseRange } from '@/supabase/local/storage/serve-object'
import type { StorageParts } from '@/supabase/local/storage/storage-call'
import { readMultipart } from '@/supabase/local/storage/upload-source'
import { openMigratedDatabase, type FreshDatabase } from '../database/fresh-database'

describe('storing an object', () => {
  let fresh: FreshDatabase
  let folder: string
  let files: ObjectFiles
  beforeAll(async () => {
    fresh = await openMigratedDatabase()
    folder = await mkdtemp(path.join(tmpdir(), 'objects-'))
    files = await openObjectFiles(folder)
  }, 120_000)
  afterAll(async () => {
    await fresh.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const cut = Object.assign(new Error('cut'), { code: 'CONNECTION_CLOSED' })

  /** Returns a database whose first three calls fail; the first one fails before or after its commit. */
  function breaking(when: 'before' | 'after'): Database {
    let calls = 0
    const asCaller: Database['asCaller'] = async (...given) => {
      const call = calls++
      if (call === 0 && when === 'after') await fresh.database.asCaller(...given)
      if (call < 3) throw cut
      return fresh.database.asCaller(...given)
    }
    return { ...fresh.database, asCaller }
  }

  async function keep(name: string, database: Database) {
    const stored = await files.receive(
      (async function* () {
        yield Buffer.from('<a/>')
      })(),
      100,
    )
    const placement = { address: { bucket: 'facturas', name }, caller: serviceRole, upsert: false }
    const parts = { database, files } as StorageParts
    const about = { type: 'application/xml', cacheControl: 'no-cache', userMetadata: null }
    const outcome = await keepObject(parts, placement, stored, about).then(
      () => 'kept',
      () => 'failed',
    )
    const file = files.pathOf(stored.version)
    return { outcome, file, onDisk: existsSync(file) }
  }

  test('keeps bytes whose row was committed, even if the database’s answer was lost', async () => {
    expect(await keep('uno/a.xml', breaking('after'))).toMatchObject({ outcome: 'kept', onDisk: true })
  })

  test('removes bytes without a row once the database confirms that there is none', async () => {
    expect(await keep('uno/b.xml', breaking('before'))).toMatchObject({ outcome: 'failed', onDisk: false })
  })

  test('replaces the bytes of a place that was taken during the upload', async () => {
    const first = await keep('uno/c.xml', fresh.database)
    expect(await keep('uno/c.xml', fresh.database)).toMatchObject({ outcome: 'kept', onDisk: true })
    expect(existsSync(first.file)).toBe(false)
  })
})

describe('files of objects', () => {
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
      await expect(files.receive(chunks(2), chunk.length)).rejects.toThrow(
        'exceeded the maximum allowed size',
      )
      expect(await left()).toEqual([])
    })

    test.runIf(existsSync('/usr/bin/prlimit'))('are never stored in part when the disk is full', async () => {
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
    })

    test('are accepted up to exactly the limit', async () => {
      expect((await files.receive(chunks(2), 2 * chunk.length)).size).toBe(2 * chunk.length)
    })

    test('without a row are deleted at the next start, also half-written ones', async () => {
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
})

describe('multipart bodies', () => {
  async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

  async function formOf(file: Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.append('cacheControl', '3600')
    form.append('metadata', '{"a":"b"}')
    form.append('', new Blob([file], { type: 'application/pdf' }))
    const response = new Response(form)
    return { type: response.headers.get('content-type') ?? '', body: await response.bytes() }
  }

  describe('a multipart body', () => {
    test('has the same bytes however the socket splits it', async () => {
      const marks = fc.constantFrom('\r\n', '--', '\r\n--', '-', 'formdata-undici')
      const content = fc.array(
        fc.oneof(
          marks.map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 40 }),
        ),
      )
      await fc.assert(
        fc.asyncProperty(content, fc.integer({ min: 1, max: 300 }), async (parts, size) => {
          const file = new Uint8Array(Buffer.concat(parts))
          const { type, body } = await formOf(file)
          const read = await readMultipart(type, inPieces(body, size))
          const pieces = await Array.fromAsync(read.bytes)
          expect(Buffer.concat(pieces).equals(file)).toBe(true)
          expect([...read.fields]).toEqual([
            ['cacheControl', '3600'],
            ['metadata', '{"a":"b"}'],
          ])
          expect(read.contentType).toBe('application/pdf')
        }),
      )
    })

    test('that ends too early is refused', async () => {
      const { type, body } = await formOf(new Uint8Array(500))
      const read = await readMultipart(type, inPieces(body.subarray(0, 600), 100))
      await expect(Array.fromAsync(read.bytes)).rejects.toThrow(
        'Request stream closed before upload could begin',
      )
    })

    test('without a file or a boundary is refused', async () => {
      const form = new FormData()
      form.append('cacheControl', '3600')
      const empty = new Response(form)
      const type = empty.headers.get('content-type') ?? ''
      await expect(readMultipart(type, inPieces(await empty.bytes(), 64))).rejects.toThrow(
        'No content provided',
      )
      await expect(readMultipart('multipart/form-data', inPieces(new Uint8Array(9), 9))).rejects.toThrow(
        'Boundary not found',
      )
    })
  })
})

describe('ranges of bytes', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    [undefined, null],
  ])('%s of ten bytes is read', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected)
  })

  test.each(['bytes=10-', 'bytes=5-2', 'bytes=-0', 'bytes=-', 'bytes=0-1,4-5', 'items=0-3'])(
    '%s of ten bytes is refused, and any range of an empty file',
    (header) => {
      for (const size of [10, 0]) expect(() => parseRange(header, size)).toThrow('invalid range provided')
      expect(() => parseRange('bytes=0-3', 0)).toThrow('invalid range provided')
    },
  )
})
