import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { TransactionSql } from 'postgres'
import { z } from 'zod'
import type { AdminConnection } from '../stack/environment'

const sha256 = z.string().regex(/^[\da-f]{64}$/)
const identifier = z.string().regex(/^[a-z_][a-z\d_]*$/)

const shape = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  migration: z.string().regex(/^\d{14}$/),
  tables: z.array(
    z.object({ schema: identifier, name: identifier, columns: z.array(identifier).min(1), sha256 }),
  ),
  sequences: z.array(z.object({ schema: identifier, name: identifier, value: z.string().regex(/^\d+$/) })),
  /** Files in `objects/` are named by their hash, so equal files are stored once. */
  objects: z.array(z.object({ bucket: z.string(), name: z.string(), type: z.string(), sha256 })),
  /** These objects are not in the backup, because they were deleted while the backup ran. */
  missing: z.array(z.object({ bucket: z.string(), name: z.string() })),
})
export type Manifest = z.infer<typeof shape>
type TableDump = Manifest['tables'][number]

const file = (folder: string) => path.join(folder, 'manifest.json')
export const tableFile = (folder: string, { schema, name }: Pick<TableDump, 'schema' | 'name'>) =>
  path.join(folder, 'tables', `${schema}.${name}.copy`)
const objectFile = (folder: string, hash: string) => path.join(folder, 'objects', hash)

/** The manifest is written last, because a folder without a manifest is an incomplete backup. */
export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFile(file(folder), `${JSON.stringify(manifest, null, 1)}\n`)

async function writeHashed(source: Readable, place: string): Promise<string> {
  const hash = createHash('sha256')
  const passing = new Transform({
    transform: (part: Buffer, _, done) => {
      hash.update(part)
      done(null, part)
    },
  })
  await pipeline(source, passing, createWriteStream(place))
  return hash.digest('hex')
}

async function hashOf(place: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(place), hash)
  return hash.digest('hex')
}

/** Reads the manifest and verifies the hash of every file; throws with the names of damaged files. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = shape.parse(JSON.parse(await readFile(file(folder), 'utf8')))
  const damaged: string[] = []
  const check = async (place: string, hash: string) => {
    if ((await hashOf(place).catch(() => null)) !== hash) damaged.push(path.relative(folder, place))
  }
  for (const table of manifest.tables) await check(tableFile(folder, table), table.sha256)
  for (const { sha256: hash } of manifest.objects) await check(objectFile(folder, hash), hash)
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${[...new Set(damaged)].join(', ')}`)
  return manifest
}

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

/** Uploads the objects over existing ones, so that a failed restore can be repeated. */
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

type Table = Omit<TableDump, 'sha256'>

/** Sessions are not in a backup, so everyone has to sign in again after a restore. */
const accounts = ['users', 'identities', 'mfa_factors']

const named = ({ schema, name, columns }: Table) =>
  `"${schema}"."${name}" (${columns.map((column) => `"${column}"`).join(', ')})`

export async function tablesOf(sql: TransactionSql): Promise<Table[]> {
  return sql<Table[]>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r'
      and (n.nspname in ('public', 'private') or (n.nspname = 'auth' and c.relname = any (${accounts})))
    group by 1, 2 order by 1, 2`
}

export async function dumpTable(sql: TransactionSql, folder: string, table: Table): Promise<TableDump> {
  const rows = await sql.unsafe(`copy ${named(table)} to stdout`).readable()
  return { ...table, sha256: await writeHashed(rows, tableFile(folder, table)) }
}

export async function fillTable(sql: TransactionSql, folder: string, table: Table): Promise<void> {
  const into = await sql.unsafe(`copy ${named(table)} from stdin`).writable()
  await pipeline(createReadStream(tableFile(folder, table)), into)
}

/** Migrations have inserted rows that are also in the backup, so the tables are emptied first. */
export const emptyTables = (sql: TransactionSql, tables: readonly Table[]) =>
  sql.unsafe(`truncate ${tables.map(({ schema, name }) => `"${schema}"."${name}"`).join(', ')} cascade`)

export async function sequencesOf(sql: TransactionSql): Promise<Manifest['sequences']> {
  return sql<Manifest['sequences']>`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'private') and last_value is not null order by 1, 2`
}
