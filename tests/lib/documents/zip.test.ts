import { unzipSync, strFromU8 } from 'fflate'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { entryPath, zipOf } from '@/lib/documents/zip'
import type { SignedIn } from '@/lib/session/session'
import { openStoredFile } from '@/lib/supabase/stored-file'

vi.mock('@/lib/supabase/stored-file', () => ({ openStoredFile: vi.fn() }))
const open = vi.mocked(openStoredFile)
const rpc = vi.hoisted(() => vi.fn())
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
const user = { db: {} } as unknown as SignedIn

const file = (name: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  name,
  at: '2026-05-04T12:00:00Z',
  year: 2026,
  folder: 'invoices' as const,
  called: null,
  ...more,
})
const claimed = (files: ReturnType<typeof file>[], leftOut: string[] = []) => ({ files, left_out: leftOut })
const stored = (text: string) => ({
  name: 'x',
  type: 'application/pdf',
  bytes: new Response(text),
})

beforeEach(() => {
  rpc.mockReset().mockReturnValue(Promise.resolve({ data: null, error: null }))
  open.mockReset()
})

describe('a ZIP of documents', () => {
  test('has every file in its folder and lists the missing ones in FALTAN.txt', async () => {
    open.mockImplementation(async (_db, id) => (id === gone.id ? null : stored(`contents of ${id}`)))
    const gone = file('borrado.pdf')
    const files = [file('a.pdf'), gone, file('a.pdf'), file('A.PDF', { called: 'Compras' })]
    const bytes = new Uint8Array(await new Response(zipOf(user, 'z', claimed(files))).arrayBuffer())
    const entries = unzipSync(bytes)
    expect(Object.keys(entries)).toEqual([
      '2026/Facturas/a.pdf',
      '2026/Facturas/a (2).pdf',
      '2026/Compras/A.PDF',
      'FALTAN.txt',
    ])
    expect(strFromU8(entries['2026/Facturas/a.pdf']!)).toBe(`contents of ${files[0]!.id}`)
    expect(strFromU8(entries['FALTAN.txt']!)).toBe('borrado.pdf')
    expect(rpc).toHaveBeenLastCalledWith('keep_zip', { zip: 'z', over: true })
  })

  test('lists in FALTAN.txt the documents for which it has no room', async () => {
    open.mockResolvedValue(stored('x'))
    const zip = claimed([file('a.pdf')], ['viejo.pdf', 'más viejo.pdf'])
    const bytes = new Uint8Array(await new Response(zipOf(user, 'z', zip)).arrayBuffer())
    expect(strFromU8(unzipSync(bytes)['FALTAN.txt']!)).toBe('viejo.pdf\r\nmás viejo.pdf')
  })

  test('opens each file only after the one before was read, and stops when the reader leaves', async () => {
    const cancelled = vi.fn()
    open.mockImplementation(async (_db, _id, { signal }) => {
      signal.addEventListener('abort', cancelled)
      const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
      return { ...stored(''), bytes: new Response(endless) }
    })
    const reader = zipOf(user, 'z', claimed([file('a.pdf'), file('b.pdf')])).getReader()
    for (let n = 0; n < 10; n++) await reader.read()
    expect(open).toHaveBeenCalledTimes(1)
    await reader.cancel()
    expect(cancelled).toHaveBeenCalled()
    expect(open).toHaveBeenCalledTimes(1)
    expect(rpc).toHaveBeenLastCalledWith('keep_zip', { zip: 'z', over: true })
  })
})

test('a ZIP in progress keeps its claim while a slow file is read, and not after the reader has left', async () => {
  vi.useFakeTimers()
  try {
    open.mockResolvedValue(stored('x'.repeat(100_000)))
    const reader = zipOf(user, 'z', claimed([file('a.pdf')])).getReader()
    await reader.read()
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    expect(rpc).toHaveBeenCalledTimes(11)
    expect(rpc).toHaveBeenLastCalledWith('keep_zip', { zip: 'z', over: false })
    await reader.cancel()
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    expect(rpc).toHaveBeenCalledTimes(12)
    expect(rpc).toHaveBeenLastCalledWith('keep_zip', { zip: 'z', over: true })
  } finally {
    vi.useRealTimers()
  }
})

describe('the path of a file in a ZIP', () => {
  const at = (name: string, called: string | null = null) =>
    entryPath({ year: 2026, folder: 'others', called, name }, new Set())

  test.each([
    ['../../etc/passwd', '2026/Otros/_.._etc_passwd'],
    ['C:\\x.pdf', '2026/Otros/C_x.pdf'],
    ['con.pdf', '2026/Otros/_con.pdf'],
    ['nul', '2026/Otros/_nul'],
    ['...', '2026/Otros/archivo'],
    ['a\u202Efdp.exe', '2026/Otros/a_fdp.exe'],
  ])('stays inside its folder for the name %j', (name, path) => expect(at(name)).toBe(path))

  test('has the folder that people named, in a safe form', () => {
    expect(at('a.pdf', '../x/')).toBe('2026/_x_/a.pdf')
  })

  test('is unique on every system, even if names differ only in capitals or in the form of accents', () => {
    const taken = new Set<string>()
    const names = ['Recibo.pdf', 'recibo.PDF', 'a\u00f1o.pdf', 'an\u0303o.pdf']
    const paths = names.map((name) => entryPath({ year: 2026, folder: 'others', called: null, name }, taken))
    expect(paths).toEqual([
      '2026/Otros/Recibo.pdf',
      '2026/Otros/recibo (2).PDF',
      '2026/Otros/a\u00f1o.pdf',
      '2026/Otros/an\u0303o (2).pdf',
    ])
  })
})
