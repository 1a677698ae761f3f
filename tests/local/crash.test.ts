import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test, vi } from 'vitest'
import type { LocalAddress } from '@/supabase/local/local-address'
import { startLocalBackend } from '../support/local-backend'
import { thoroughly } from '../support/thorough'

vi.setConfig({ testTimeout: 180_000 })

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bucketOf = ({ url, secretKey }: LocalAddress) =>
  createClient(url, secretKey, { auth: { persistSession: false } }).storage.from('facturas')

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('killed in the middle of uploads, each file is whole or not there', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-'))
  folders.push(dataDir)
  const hashes = new Map<string, string>()
  const acknowledged = new Set<string>()
  for (let round = 1; round <= thoroughly(3, 1); round++) {
    const backend = await startLocalBackend({ dataDir })
    const bucket = bucketOf(backend.address)
    const uploads = Array.from({ length: 12 }, async (_, index) => {
      const bytes = randomBytes(2_000_000)
      const name = `cliente/${round}-${index}.pdf`
      hashes.set(name, sha(bytes))
      const { error } = await bucket.upload(name, bytes, { contentType: 'application/pdf' })
      if (!error) acknowledged.add(name)
    })
    const before = acknowledged.size
    await vi.waitUntil(() => acknowledged.size >= before + 3, { timeout: 60_000, interval: 1 })
    await backend.kill()
    await Promise.all(uploads)
  }

  const backend = await startLocalBackend({ dataDir })
  const bucket = bucketOf(backend.address)
  const { data } = await bucket.list('cliente', { limit: 1000 })
  const names = (data ?? []).map((entry) => `cliente/${entry.name}`)
  expect(names).toEqual(expect.arrayContaining([...acknowledged]))
  for (const name of names) {
    const file = await bucket.download(name)
    expect(sha(await file.data!.bytes())).toBe(hashes.get(name))
  }
  expect(await filesUnder(path.join(dataDir, 'objects'))).toHaveLength(names.length)
  expect(await filesUnder(path.join(dataDir, 'incoming'))).toEqual([])
  await backend.stop()
})
