import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { TransactionSql } from 'postgres'
import type { AdminConnection } from '../local-connection'
import { objectFile, writeHashed, type Manifest } from './manifest'

type Place = { bucket: string; name: string; type: string }
type Copied = Pick<Manifest, 'objects' | 'missing'>

const connect = ({ url, secretKey }: AdminConnection): SupabaseClient =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })

export const placesOf = async (sql: TransactionSql): Promise<Place[]> =>
  sql<Place[]>`
    select bucket_id as bucket, name, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type
    from storage.objects order by 1, 2`

async function copyDown(client: SupabaseClient, folder: string, { bucket, name }: Place) {
  const { data, error } = await client.storage.from(bucket).download(name).asStream()
  if (error) {
    if ('status' in error && (error.status === 404 || error.status === 400)) return null
    throw new Error(`The object ${bucket}/${name} could not be read`, { cause: error })
  }
  const coming = objectFile(folder, `coming-${randomUUID()}`)
  const sha256 = await writeHashed(Readable.fromWeb(data as never), coming)
  await rename(coming, objectFile(folder, sha256))
  return sha256
}

/** Copies the files behind the rows of a snapshot, one after the other; what is gone since then is told. */
export async function copyObjects(
  connection: AdminConnection,
  folder: string,
  places: readonly Place[],
): Promise<Copied> {
  const client = connect(connection)
  const copied: Copied = { objects: [], missing: [] }
  for (const place of places) {
    const sha256 = await copyDown(client, folder, place)
    if (sha256) copied.objects.push({ ...place, sha256 })
    else copied.missing.push({ bucket: place.bucket, name: place.name })
  }
  return copied
}

/** Puts every file back in its place. A second try writes over the first. */
export async function putObjects(
  connection: AdminConnection,
  folder: string,
  objects: Manifest['objects'],
): Promise<void> {
  const client = connect(connection)
  for (const { bucket, name, type, sha256 } of objects) {
    const body = await openAsBlob(objectFile(folder, sha256), { type })
    const { error } = await client.storage
      .from(bucket)
      .upload(name, body, { contentType: type, upsert: true })
    if (error) throw new Error(`The object ${bucket}/${name} could not be written`, { cause: error })
  }
}
