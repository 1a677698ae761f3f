import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { startPostgres } from '../../tests/support/postgres'
import { createSystemSchemas } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import { root } from '../stack/child'
import { migrationFiles, migrationsFolder, schemaFiles, type SqlFile } from './sources'
import { statementsOf } from './statements'

const run = promisify(execFile)
const cli = path.join(root, 'node_modules/.bin/supabase')

/** A migration step waits at most 5 s for a lock on a table, because all later queries wait behind the step. */
const head = `set local lock_timeout = '5s';\nset local check_function_bodies = off;`
const functionsUnchecked = /^set local check_function_bodies = off;\s*/im

/** The compared databases grant these rights by default, as hosted projects do, so that migrations revoke them. */
const hostedDefaults = ['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n')

export async function databaseWith(serverUrl: string, name: string, files: SqlFile[]): Promise<string> {
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  await server.unsafe(`create database ${name}`)
  await server.end()
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  const database = await openPostgres(url)
  try {
    await database.boot(async (session) => {
      await createSystemSchemas(session)
      await session(hostedDefaults)
      for (const file of files)
        await session(`begin;\n${file.text};\ncommit;`).catch((error: unknown) => {
          throw new Error(`${file.name} fails`, { cause: error })
        })
    })
  } finally {
    await database.close()
  }
  return url
}

async function objectDifference(from: string, to: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-step-'))
  try {
    await mkdir(path.join(folder, 'supabase'))
    await writeFile(path.join(folder, 'supabase/config.toml'), 'project_id = "step"\n')
    const output = path.join(folder, 'step.sql')
    const args = ['db', 'diff', '--use-pg-delta', '--agent', 'no', '--from', from, '--to', to, '-o', output]
    const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
    await run(cli, args, { cwd: folder, env })
    // Supabase's program writes no file when the databases are equal.
    const written = existsSync(output) ? await readFile(output, 'utf8') : ''
    return written.replace(functionsUnchecked, '').trim()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Bucket = { id: string; public: boolean; size: string | null; types: string[] | null }

/** Returns SQL for the buckets of `to` that are missing or different in `from`; Supabase's program ignores buckets. */
async function bucketDifference(from: string, to: string): Promise<string> {
  const [before, after] = await Promise.all([from, to].map(bucketsOf))
  const written = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`)
  return (after ?? [])
    .filter((bucket) => !before?.some((old) => JSON.stringify(old) === JSON.stringify(bucket)))
    .map(({ id, public: open, size, types }) => {
      const allowed = types && `array[${types.map(written).join(', ')}]`
      return `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (${written(id)}, ${written(id)}, ${open}, ${size}, ${allowed})
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;`
    })
    .join('\n')
}

async function bucketsOf(url: string): Promise<Bucket[]> {
  const database = postgres(url, { max: 1 })
  const rows = await database<Bucket[]>`
    select id, public, file_size_limit::text as size, allowed_mime_types as types from storage.buckets order by id`
  await database.end()
  return [...rows]
}

/** Matches statements about this project's objects, some of which are in Supabase's own schemas. */
const ours =
  /\b(public|private)\.|^(create|drop|alter) policy .* on storage\.(objects|buckets)\b|^drop trigger \w+ on (auth|storage)\.|^alter publication supabase_realtime\b|^insert into storage\.buckets\b/i

/** The embedded backend creates these objects at every start, so the repair of a database must not drop them. */
const ofTheEmbedded = /\b(realtime_change|at_its_moment)\b/

async function notComparable(url: string): Promise<string | null> {
  const database = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const [recorded] = await database<{ there: boolean }[]>`
      select to_regclass('supabase_migrations.schema_migrations') is not null as there`
    const done = recorded?.there
      ? await database<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
      : []
    const missing = migrationFiles()
      .map(({ name }) => name.slice(0, 14))
      .filter((version) => !done.some((row) => row.version === version))
    if (missing.length > 0) return `It lacks ${missing.join(', ')}: run npx supabase db push first.`
    const [other] = await database<{ owner: string }[]>`
      select relowner::regrole::text as owner from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
        and not pg_has_role(relowner, 'usage') limit 1`
    return other ? `Its tables belong to ${other.owner}: connect as that role.` : null
  } finally {
    await database.end()
  }
}

/**
 * Returns SQL that would make the database at `url` equal to the migrations.
 * The database is only read, and the role in `url` must have the rights of the tables' owner.
 */
export async function repairOf(url: string): Promise<string> {
  const reason = await notComparable(url)
  if (reason) throw new Error(reason)
  const server = await startPostgres()
  try {
    const wanted = await databaseWith(server.url, 'wanted', migrationFiles())
    const parts = [await objectDifference(url, wanted), await bucketDifference(url, wanted)]
    const kept = statementsOf(parts.join('\n')).filter(
      ({ text }) => ours.test(text) && !ofTheEmbedded.test(text),
    )
    // The statements are one transaction, so that no query runs while a policy is dropped and created again.
    return kept.length > 0 ? ['begin', ...kept.map(({ source }) => source), 'commit'].join(';\n\n') + ';' : ''
  } finally {
    await server.stop()
  }
}

/** Migrations run as `postgres`, which owns the new objects, so statements about its rights are left out. */
const rightsOfTheWriter = /^(grant|revoke) .* (to|from) postgres$/i

/** Returns SQL that turns a database made from `before` into one made from `after`; empty when they are equal. */
export async function stepBetween(before: SqlFile[], after: SqlFile[]): Promise<string> {
  const server = await startPostgres()
  try {
    const from = await databaseWith(server.url, 'before', before)
    const to = await databaseWith(server.url, 'after', after)
    const parts = [await objectDifference(from, to), await bucketDifference(from, to)]
    const statements = statementsOf(parts.join('\n')).filter(({ text }) => !rightsOfTheWriter.test(text))
    return statements.length > 0
      ? `${[head, ...statements.map(({ source }) => `${source};`)].join('\n\n')}\n`
      : ''
  } finally {
    await server.stop()
  }
}

async function writeStep(title: string): Promise<string | null> {
  const sql = await stepBetween(migrationFiles(), schemaFiles())
  if (!sql) return null
  const version = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const newest = migrationFiles().at(-1)?.name.slice(0, 14) ?? ''
  if (version <= newest) throw new Error(`${newest} is newer than the clock of this machine: ${version}`)
  const place = path.join(migrationsFolder, `${version}_${title}.sql`)
  await writeFile(place, sql)
  return place
}

const usage = `npm run db:step -- TITLE                writes the next step: what leads from supabase/migrations to supabase/schemas
npm run db:step -- --repair ADDRESS     prints what a database with all steps has otherwise, as SQL that mends it`

async function main([first = '', address]: string[]): Promise<void> {
  const isRepair = first === '--repair'
  if (isRepair ? !address : !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(first)) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  if (isRepair)
    return console.log((await repairOf(address ?? '')) || '-- The database is as the migrations say.')
  const place = await writeStep(first)
  console.log(
    place
      ? `${path.relative(root, place)}: read it before you commit it`
      : 'The migrations lead to the schema already.',
  )
}

if (import.meta.filename === process.argv[1])
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
