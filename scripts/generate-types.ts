import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { CompiledQuery } from 'kysely'
import type { Database } from '../supabase/local/database/database'
import { migrate } from '../supabase/local/database/migrate'
import { inMemory, openPglite } from '../supabase/local/database/pglite'
import { root } from './stack/child'
import { migrationsFolder } from './database/sources'

/** Returns the generated files by path: the types, the upload limit, and the rules that the diagnosis expects. */
export async function databaseFiles({ kysely }: Pick<Database, 'kysely'>): Promise<Record<string, string>> {
  const queryable = { query: (text: string) => kysely.executeQuery(CompiledQuery.raw(text)) }
  const metadata = await introspect(queryable as Parameters<typeof introspect>[0], {
    includedSchemas: ['public'],
  })
  const { rows } = await queryable.query(
    `select private.most_bytes('invoice')::int as usual, file_size_limit::int as largest from storage.buckets where id = 'facturas'`,
  )
  const [limits] = rows as [Limits]
  const { rows: states } = await queryable.query(
    `select public.diagnose() || public.database_fingerprint() as state`,
  )
  const [{ state }] = states as [{ state: DatabaseState }]
  return {
    'lib/supabase/database.types.ts': withIds(
      await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' }),
    ),
    'content/upload-limit.ts': uploadLimit(limits),
    'lib/diagnosis/database-rules.json': databaseRules(state),
  }
}

/** In these older procedures the argument `client` is the id of a person and not of an account. */
const ofPeople = ['note_session', 'save_mail_choices']

/** Gives ids of accounts and people their own types (lib/ids.ts), by foreign keys and names of arguments. */
function withIds(types: string): string {
  const [before = '', tables = '', functions = '', ...after] = types.split(
    /^(?= {2}public: \{$| {4}Functions: \{$)/m,
  )
  const oneEach = (text: string) => text.split(/^(?= {6}\w+: \{$)/m)
  const branded = (text: string, names: readonly string[], id: string) =>
    names.length === 0
      ? text
      : text.replace(new RegExp(`\\b((?:${names.join('|')})\\??): string\\b`, 'g'), `$1: ${id}`)
  const inTables = oneEach(tables).map((table) => {
    const keys = [
      ...table.matchAll(/columns: \["(\w+)"\]\s*isOneToOne: \w+\s*referencedRelation: "accounts"/g),
    ]
    const columns = keys.map(([, column = '']) => column)
    const own = table.startsWith('      accounts:') ? ['id'] : columns
    return branded(branded(table, own, 'AccountId'), ['made_by'], 'PersonId')
  })
  const people = ['person', 'member', 'advisor', 'heir', 'responsible']
  const inFunctions = oneEach(functions).map((text) => {
    const isOfPeople = ofPeople.some((name) => text.startsWith(`      ${name}:`))
    const accounts = isOfPeople ? ['account'] : ['account', 'client', 'clients']
    return branded(
      branded(text, accounts, 'AccountId'),
      isOfPeople ? [...people, 'client'] : people,
      'PersonId',
    )
  })
  const ids = "import type { AccountId, PersonId } from '@/lib/ids'\n\n"
  return ids + before + inTables.join('') + inFunctions.join('') + after.join('')
}

type DatabaseState = { migrations: string[]; fingerprint: string; rules: string[] }

const databaseRules = ({ migrations, fingerprint, rules }: DatabaseState) =>
  `${JSON.stringify({ migrations, fingerprint, rules: rules.toSorted() }, null, 2)}\n`

const written = (bytes: number) => bytes.toLocaleString('en').replaceAll(',', '_')

type Limits = { usual: number; largest: number }

const uploadLimit = ({
  usual,
  largest,
}: Limits) => `// \`npm run db:types\` writes this file from supabase/schemas/uploads.sql; change the limits there.

/** Bytes of the largest file that a client may upload. */
export const maxFileSize = ${written(usual)}
export const maxFileMegabytes = ${usual / 1024 / 1024}

/** Bytes of the largest file of a message, a request or the firm's documents, if an administrator has allowed large ones. */
export const maxLargeFileSize = ${written(largest)}
export const maxLargeFileMegabytes = ${largest / 1024 / 1024}
`

if (import.meta.filename === process.argv[1]) {
  const database = await openPglite(inMemory)
  await migrate(database, migrationsFolder)
  for (const [name, text] of Object.entries(await databaseFiles(database)))
    await writeFile(path.join(root, name), text)
  await database.close()
}
