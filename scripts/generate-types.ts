import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { CompiledQuery } from 'kysely'
import { migrate } from '../supabase/local/database/migrate'
import { openPglite } from '../supabase/local/database/pglite'
import { root } from './stack/child'
import { migrationsFolder } from './database/sources'

/**
 * Files that follow from the migrations, by path: the types of the schema `public`, the largest upload for texts and checks, and
 * the rules that a database with these migrations has.
 */
export async function databaseFiles(): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-types-'))
  const database = await openPglite(path.join(folder, 'pgdata'))
  try {
    await migrate(database, migrationsFolder)
    const queryable = { query: (text: string) => database.kysely.executeQuery(CompiledQuery.raw(text)) }
    const metadata = await introspect(queryable as Parameters<typeof introspect>[0], {
      includedSchemas: ['public'],
    })
    const { rows } = await queryable.query(
      `select file_size_limit::int as bytes from storage.buckets where id = 'facturas'`,
    )
    const [{ bytes }] = rows as [{ bytes: number }]
    const { rows: told } = await queryable.query(
      `select public.diagnose() || public.database_fingerprint() as state`,
    )
    const [{ state }] = told as [{ state: DatabaseState }]
    return {
      'lib/supabase/database.types.ts': await generateTypescript(sortGeneratorMetadata(metadata), {
        postgrestVersion: '12',
      }),
      'content/upload-limit.ts': uploadLimit(bytes),
      'lib/diagnosis/database-rules.json': databaseRules(state),
    }
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type DatabaseState = { migrations: string[]; fingerprint: string; rules: string[] }

const databaseRules = ({ migrations, fingerprint, rules }: DatabaseState) =>
  `${JSON.stringify({ migrations, fingerprint, rules: rules.toSorted() }, null, 2)}\n`

const uploadLimit = (
  bytes: number,
) => `// Written by \`npm run db:types\` from the row of the bucket (supabase/schemas/uploads.sql): change it there.

/** The largest file that a client may upload, in bytes. */
export const maxFileSize = ${bytes.toLocaleString('en').replaceAll(',', '_')}
export const maxFileMegabytes = ${bytes / 1024 / 1024}
`

if (import.meta.filename === process.argv[1])
  for (const [name, text] of Object.entries(await databaseFiles()))
    await writeFile(path.join(root, name), text)
