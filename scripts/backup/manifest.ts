import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const sha256 = z.string().regex(/^[\da-f]{64}$/)
const identifier = z.string().regex(/^[a-z_][a-z\d_]*$/)

const shape = z.object({
  format: z.literal(1),
  /** When the snapshot was taken. */
  made: z.iso.datetime(),
  /** The newest migration of the database that was backed up. */
  migration: z.string().regex(/^\d{14}$/),
  tables: z.array(
    z.object({ schema: identifier, name: identifier, columns: z.array(identifier).min(1), sha256 }),
  ),
  sequences: z.array(z.object({ schema: identifier, name: identifier, value: z.string().regex(/^\d+$/) })),
  /** By content: each file of `objects/` is named by its hash, and once there however many objects have it. */
  objects: z.array(z.object({ bucket: z.string(), name: z.string(), type: z.string(), sha256 })),
  /** Objects that went while they were being copied. */
  missing: z.array(z.object({ bucket: z.string(), name: z.string() })),
})
export type Manifest = z.infer<typeof shape>
export type TableDump = Manifest['tables'][number]

const file = (folder: string) => path.join(folder, 'manifest.json')
export const tableFile = (folder: string, { schema, name }: Pick<TableDump, 'schema' | 'name'>) =>
  path.join(folder, 'tables', `${schema}.${name}.copy`)
export const objectFile = (folder: string, hash: string) => path.join(folder, 'objects', hash)

/** Written last: a folder without it is no backup. */
export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFile(file(folder), `${JSON.stringify(manifest, null, 1)}\n`)

/** Writes what comes to a file; answers its hash. */
export async function writeHashed(source: Readable, place: string): Promise<string> {
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

/** Reads a backup and compares every file with its hash; throws with the names of those that are another. */
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
