import { mkdtempSync, rmSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import type { Procedure } from '../../tests/database/catalogue'
import { createFixtures, type Fixtures } from '../../tests/database/fixtures'
import { procedures } from '../../tests/database/procedures'
import type { ProcedureRow } from '../../tests/database/procedures/cells'
import { storageCells } from '../../tests/database/storage-cells'
import { commands, roles } from '../../tests/database/roles'
import { operationNames, tryStorage } from '../../tests/database/storage-operations'
import { tryFunction } from '../../tests/database/try-function'
import { tables } from '../../tests/database/tables'
import { tryTable } from '../../tests/database/try-table'
import { startPostgres } from '../../tests/support/postgres'
import { anyPort, startBackend } from '../stack/backend'
import { inherited } from '../stack/child'
import { checkOf } from './check'
import { fingerprint, readMutations, type Mutation } from './policies/mutations'

/** A cell of the access matrix: `ask` tries one access to the table or function `about` and returns what happened. */
type Cell = { about: string; name: string; wanted: string; ask: () => Promise<string> }

async function readCells(sql: Sql, fixtures: Fixtures): Promise<Cell[]> {
  const known = await sql<Procedure[]>`
    select p.proname as name, coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type',
      format_type(p.proargtypes[i - 1], null)) order by i) from generate_series(1, p.pronargs) i), '[]') as args
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`
  const ofTables = Object.entries(tables).flatMap(([table, { cells }]) =>
    commands.flatMap((command) =>
      roles.map((role) => ({
        about: `public.${table}`,
        name: `${command} ${table} as ${role}`,
        wanted: cells[command][role],
        ask: () => tryTable(fixtures, table, command, role),
      })),
    ),
  )
  const ofFunctions = known.flatMap((procedure) =>
    roles.map((role) => ({
      about: `function ${procedure.name}`,
      name: `${procedure.name} as ${role}`,
      wanted: (procedures as Record<string, ProcedureRow>)[procedure.name]?.cells[role] ?? 'no cell',
      ask: () => tryFunction(fixtures, procedure, role),
    })),
  )
  const ofBuckets = Object.entries(storageCells).flatMap(([bucket, cells]) =>
    operationNames.flatMap((operation) =>
      roles.map((role) => ({
        about: 'storage.objects',
        name: `${operation} of ${bucket} as ${role}`,
        wanted: cells[operation][role],
        ask: () => tryStorage(fixtures, bucket, operation, role),
      })),
    ),
  )
  return [...ofTables, ...ofFunctions, ...ofBuckets]
}

/** Returns the cells of the access matrix about the mutated table or function, beginning with the cell `likely`. */
function cellsOf(cells: readonly Cell[], { about, likely }: Mutation): Cell[] {
  const own = cells.filter((cell) => cell.about === about)
  return [...own.filter(({ name }) => name === likely), ...own.filter(({ name }) => name !== likely)]
}

async function firstNoticed(cells: readonly Cell[]): Promise<string | null> {
  for (const { name, wanted, ask } of cells) {
    // A cell whose call throws has noticed the weakened database, because no call throws on the intact database.
    const found = await ask().catch(
      (error: unknown) => `breaks: ${error instanceof Error ? error.message : 'thrown'}`,
    )
    if (found !== wanted) return `${name}: ${found}, not ${wanted}`
  }
  return null
}

async function keepAll(sql: Sql, dataDir: string): Promise<() => Promise<void>> {
  const tables = await sql<{ name: string; kept: string; columns: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '_' || c.relname) as kept,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'storage', 'auth') order by 1`
  await sql`create schema kept`
  for (const { name, kept, columns } of tables)
    await sql.unsafe(`create table ${kept} as select ${columns} from ${name}`)
  const files = path.join(dataDir, 'objects')
  const copy = path.join(dataDir, 'kept-objects')
  await cp(files, copy, { recursive: true })
  // The saved rows are consistent, so they are restored with triggers and foreign keys turned off.
  const rows = tables
    .map(
      ({ name, kept, columns }) =>
        `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`,
    )
    .join('\n')
  return async () => {
    await sql.unsafe(`begin; set local session_replication_role = replica; ${rows} commit;`)
    await rm(files, { recursive: true, force: true })
    await cp(copy, files, { recursive: true })
  }
}

const memberAnyway =
  'whom the other policy lets in is a member past the second step, whom the gate lets in too'
const ownTask =
  'policies and checks still hold it to an own task without link or file; catalogue.test.ts sees the right'

const closedSession =
  'it keeps out tokens of closed sessions, which closed-session.test.ts tries on every table'

/** Dropping the policy "gate" of these tables changes nothing, because their other policies also check the approval. */
const gatedTwice = [
  ...['appointments', 'archivos_subidos', 'calendar_changes', 'companies', 'data_exports', 'data_requests'],
  ...['document_request_files', 'document_request_items', 'document_requests', 'documents', 'invoices'],
  ...['message_threads', 'messages', 'obligations', 'uploads', 'user_drive_folders'],
]
const secondWall =
  'the other policies let nobody in whom it keeps out; catalogue.test.ts sees that it is there'

/** No test notices these weakenings of the database, which are harmless for the stated reasons. */
const survivors: Record<string, string> = {
  ...Object.fromEntries(
    gatedTwice.map((table) => [`without the policy "gate" of public.${table}`, secondWall]),
  ),
  'without the policy "facturas: gate" of storage.objects': secondWall,
  'without the policy "gate" of public.audit_log': memberAnyway,
  'without the policy "gate" of public.section_changes': memberAnyway,
  'without the policy "open session" of public.consents': closedSession,
  'without the policy "open session" of public.user_approval_status': closedSession,
  'insert on documents for authenticated': ownTask,
  'update on documents for authenticated': ownTask,
}

const enough = 0.95
const siteUrl = 'http://localhost:3000'

async function openDatabase() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'policies-'))
  const database = await startPostgres()
  const env = { ...inherited(), ...anyPort, DATA_DIR: dataDir, DATABASE_URL: database.url, SITE_URL: siteUrl }
  const backend = await startBackend(env, () => undefined)
  const stop = async () => {
    await backend.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { dataDir, databaseUrl: database.url, connection: backend.connection, stop }
}

/** `--mutate` tries the mutations of the database in turn; a pattern after `--mutate` selects mutations by name. */
function readArguments(args: string[]) {
  const at = args.indexOf('--mutate')
  return { mutate: at >= 0, only: new RegExp((at >= 0 && args[at + 1]) || '') }
}

export const check = checkOf(openDatabase, async ({ dataDir, databaseUrl, connection }, tries, args) => {
  const { mutate, only } = readArguments(args)
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  const { url, publishableKey, secretKey, mailUrl } = connection
  const stop = () => Promise.resolve()
  const fixtures = await createFixtures({ url, publishableKey, secretKey, siteUrl, mailUrl, stop })
  const cells = await readCells(sql, fixtures)
  const rewind = await keepAll(sql, dataDir)

  // Before any mutation, each cell of the access matrix must return the wanted result on the intact database.
  for (const about of new Set(cells.map((cell) => cell.about))) {
    const group = cells.filter((cell) => cell.about === about)
    const noticed = await firstNoticed(group)
    tries.tried += group.length - 1
    tries.expect(noticed === null, `the database as it is: ${noticed}`)
    await rewind()
  }
  console.log(`  ${cells.length} cells`)
  if (!mutate || tries.failures.length > 0) return void (await sql.end())

  const mutations = (await readMutations(sql)).filter(({ name }) => only.test(name))
  const before = await fingerprint(sql)
  let survived = 0
  for (const mutation of mutations) {
    const { name, make, undo } = mutation
    await sql.unsafe(make)
    const noticed = await firstNoticed(cellsOf(cells, mutation))
    await sql.unsafe(undo)
    await rewind()
    const reason = survivors[name]
    tries.expect(noticed !== null || reason !== undefined, `nothing notices: ${name}`)
    tries.expect(noticed === null || reason === undefined, `among the survivors, but noticed: ${name}`)
    if (noticed !== null) continue
    survived++
    console.log(`    ${name}: ${reason ?? 'nobody knows why'}`)
  }
  tries.expect((await fingerprint(sql)) === before, 'a weakening was not taken back')
  const noticed = mutations.length - survived
  console.log(`  mutations: ${mutations.length} tried, ${noticed} noticed, ${survived} survived`)
  tries.expect(noticed / mutations.length >= enough, `only ${noticed} of ${mutations.length} were noticed`)
  await sql.end()
})
