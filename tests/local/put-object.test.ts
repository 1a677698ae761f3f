import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceRole } from '@/supabase/local/database/session-context'
import type { Database } from '@/supabase/local/database/database'
import { openObjectFiles, type ObjectFiles } from '@/supabase/local/storage/object-files'
import { keepObject } from '@/supabase/local/storage/put-object'
import type { StorageParts } from '@/supabase/local/storage/storage-call'
import { openMigratedDatabase, type FreshDatabase } from '../database/fresh-database'

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

/** A database whose connection breaks at the first write, after it was committed or before, and stays away for two questions. */
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
  return { outcome, onDisk: existsSync(files.pathOf(stored.version)) }
}

test('bytes whose row was committed stay, though the answer of the database was lost', async () => {
  expect(await keep('uno/a.xml', breaking('after'))).toEqual({ outcome: 'kept', onDisk: true })
})

test('bytes whose row never came are removed once the database says so', async () => {
  expect(await keep('uno/b.xml', breaking('before'))).toEqual({ outcome: 'failed', onDisk: false })
})

test('bytes for a place that is taken are refused and removed', async () => {
  expect(await keep('uno/c.xml', fresh.database)).toEqual({ outcome: 'kept', onDisk: true })
  expect(await keep('uno/c.xml', fresh.database)).toEqual({ outcome: 'failed', onDisk: false })
})
