import { beforeEach, expect, test, vi } from 'vitest'
import { archiveOf } from '@/lib/account/archive'
import type { SignedIn } from '@/lib/session/session'
import { thoroughly } from '../../support/thorough'

const noted: [number, string][] = []
vi.mock('@/lib/account/exports', () => ({
  noteProgress: async (_id: string, done: number, status: string) => void noted.push([done, status]),
}))
const stored = vi.hoisted(() => ({ open: (): ReadableStream<Uint8Array> | null => null }))
vi.mock('@/lib/supabase/stored-file', () => ({
  openStoredFile: async () => {
    const body = stored.open()
    return body && { name: '', type: '', bytes: new Response(body) }
  },
}))
beforeEach(() => noted.splice(0))

const chunk = 64 * 1024
let produced = 0

/** Returns a file whose chunks are created only when they are read. */
const bigFile = (chunks: number) => {
  let left = chunks
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (left-- === 0) return controller.close()
        produced += 1
        controller.enqueue(new Uint8Array(chunk))
      },
    },
    { highWaterMark: 0 },
  )
}

type Filter = { table: string; kind?: string; after: string | null; limit: number }

function fakeUser(
  documents: number,
  chunks: number,
  missing = false,
): { user: SignedIn; pages: () => number; asked: string[] } {
  let pages = 0
  const asked: string[] = []
  const rows = Array.from({ length: documents }, (_, index) => ({
    id: String(index).padStart(8, '0'),
    name: `factura ${index}.pdf`,
    storage_path: `x/${index}.pdf`,
    created_at: '2026-11-20T12:00:00Z',
  }))
  const answer = ({ table, kind, after, limit }: Filter) => {
    pages += 1
    const all = table === 'documents' && kind === 'file' ? rows : []
    return { data: all.filter(({ id }) => after === null || id > after).slice(0, limit), error: null }
  }
  const query = (filter: Filter) => {
    const self = {
      select: () => self,
      match: (where: { kind?: string }) => query({ ...filter, ...(where.kind ? { kind: where.kind } : {}) }),
      order: () => self,
      limit: (limit: number) => query({ ...filter, limit }),
      gt: (_column: string, after: string) => query({ ...filter, after }),
      then: (resolve: (value: unknown) => unknown) => Promise.resolve(answer(filter)).then(resolve),
    }
    return self
  }
  stored.open = () => (missing ? null : bigFile(chunks))
  const db = {
    from: (table: string) => query({ table, after: null, limit: 1000 }),
    rpc: async (name: string) => {
      asked.push(name)
      const data =
        name === 'my_registration'
          ? { sent: { nit: '901234567' }, sent_at: '2026-01-02', rut_name: 'rut.pdf', rut: btoa('%PDF-1.7') }
          : name === 'my_signatures'
            ? { open: [], closed: [] }
            : { profiles: [{ valid_from: '2026-01-01', regime: 'simple' }] }
      return { data, error: null }
    },
  }
  return {
    user: { id: 'u', email: 'ana@ejemplo.test', db } as unknown as SignedIn,
    pages: () => pages,
    asked,
  }
}

async function read(stream: ReadableStream<Uint8Array>): Promise<{ bytes: number; end: Buffer }> {
  let bytes = 0
  const last: Uint8Array[] = []
  for await (const part of stream) {
    bytes += part.length
    last.push(part)
    if (last.length > 4000) last.splice(0, 1000)
    // After each large chunk the collected parts are dropped, so that the test measures only the archive's memory.
    if (part.length >= chunk) last.splice(0)
  }
  return { bytes, end: Buffer.concat(last) }
}

const files = thoroughly(50, 30)

test(`${files} files of 4 MB pass through while memory stays the same`, { timeout: 60_000 }, async () => {
  const { user } = fakeUser(files, 64)
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 5)
  const { bytes } = await read(archiveOf(user, 'e'))
  clearInterval(watch)
  expect(bytes).toBeGreaterThan(files * 64 * chunk)
  expect(most).toBeLessThan(100 * 1024 * 1024)
  expect(noted.at(-1)).toEqual([files, 'done'])
})

test('the export of an account produces its files no faster than a slow browser reads them', async () => {
  produced = 0
  const { user } = fakeUser(3, 1000)
  const reader = archiveOf(user, 'e').getReader()
  for (let part = 0; part < 150; part++) await reader.read()
  const seen = produced
  expect(seen).toBeLessThan(300)
  await reader.cancel()
  await vi.waitFor(() => expect(noted.at(-1)?.[1]).toBe('failed'))
  expect(produced).toBeLessThanOrEqual(seen + 5)
})

test('the export reads 1200 documents page by page, and each one is in the archive', async () => {
  const { user, pages, asked } = fakeUser(1200, 0)
  const { end } = await read(archiveOf(user, 'e'))
  expect(pages()).toBeLessThan(60)
  expect(end.readUInt16LE(end.lastIndexOf('PK\x05\x06') + 10)).toBe(1200 + 27)
  expect(end.toString('utf8')).toContain('tablas/perfil-tributario.csv')
  expect(end.toString('utf8')).toContain('tablas/notificaciones.csv')
  expect(end.toString('utf8')).toContain('tablas/obligaciones.csv')
  expect(end.toString('utf8')).toContain('tablas/obligaciones-soportes.csv')
  expect(end.toString('utf8')).toContain('tablas/solicitudes-de-documentos.csv')
  expect(end.toString('utf8')).toContain('tablas/firmas.csv')
  expect(end.toString('utf8')).toMatch(/archivos\/\S+ registro rut\.pdf/)
  // The RUT's file and a table share one call of `my_registration`, because each call returns the RUT's whole file.
  expect(asked.filter((name) => name === 'my_registration')).toHaveLength(1)
})

test('a file that is missing in the store is listed in FALTAN.txt and does not break the export', async () => {
  const { user } = fakeUser(2, 1, true)
  const { end } = await read(archiveOf(user, 'e'))
  expect(end.toString('utf8')).toContain('archivos/FALTAN.txt')
  expect(end.toString('utf8')).toContain('factura 1.pdf')
  expect(noted.at(-1)).toEqual([2, 'done'])
})
