import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { CompiledQuery } from 'kysely'
import { migrate } from '../supabase/local/database/migrate'
import { openPglite } from '../supabase/local/database/pglite'
import { root } from './stack/child'

/** The types of the schema `public` after every migration, from an empty database made for the purpose. */
export async function databaseTypes(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-types-'))
  const database = await openPglite(path.join(folder, 'pgdata'))
  try {
    await migrate(database, path.join(root, 'supabase/migrations'))
    const queryable = { query: (text: string) => database.kysely.executeQuery(CompiledQuery.raw(text)) }
    const metadata = await introspect(queryable as Parameters<typeof introspect>[0], {
      includedSchemas: ['public'],
    })
    return await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' })
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.filename === process.argv[1])
  await writeFile(path.join(root, 'lib/supabase/database.types.ts'), await databaseTypes())
