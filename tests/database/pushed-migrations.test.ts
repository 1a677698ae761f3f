import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCliProject, type CliProject } from '../support/supabase-cli'
import { catalogueText } from './catalogue-text'
import { migrations } from './hosted-migrations'
import { startHostedServer, using, type HostedServer } from './hosted-server'

const files = Object.keys(migrations)

describe('supabase db push to an empty project like hosted Supabase’s', { timeout: 120_000 }, () => {
  let server: HostedServer | null
  let project: CliProject
  beforeAll(async () => {
    server = await startHostedServer()
    project = await openCliProject()
  })
  afterAll(async () => {
    await project.remove()
    await server?.stop()
  })
  const push = (url: string, ...args: string[]) =>
    project.supabase(['db', 'push', `--remote=${url}?sslmode=disable`, ...args])

  test('runs as a role that is not a superuser', async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const { rows } = await using(server.url, ({ kysely }) =>
      sql<{ who: string; super: boolean }>`
        select current_user as who, rolsuper as super from pg_roles where rolname = current_user`.execute(
        kysely,
      ),
    )
    expect(rows).toEqual([{ who: 'postgres', super: false }])
  })

  test('lists what it would run, and runs nothing without being told to', async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const dry = await push(server.url, '--dry-run')
    expect(dry.status, dry.text).toBe(0)
    expect(files.filter((name) => !dry.text.includes(name))).toEqual([])
    const unasked = await push(server.url)
    expect(unasked.status, unasked.text).toBe(1)
    expect(unasked.text).toContain('Nothing was changed')
    const { rows } = await using(server.url, ({ kysely }) =>
      sql`select from pg_namespace where nspname in ('private', 'supabase_migrations')`.execute(kysely),
    )
    expect(rows).toEqual([])
  })

  test('runs every file once, even if two pushes start together, with the same result as the embedded backend', async ({
    skip,
  }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const { url } = server
    const both = await Promise.all([push(url, '--yes'), push(url, '--yes')])
    // Both pushes of migrations may fail if they collide, but each file is one transaction and never half applied.
    const listed = await using(url, ({ kysely }) =>
      sql<{ version: string }>`
        select version from supabase_migrations.schema_migrations order by version`.execute(kysely),
    )
    const versions = files.map((name) => name.slice(0, name.indexOf('_')))
    expect(listed.rows.map(({ version }) => version)).toEqual(versions.slice(0, listed.rows.length))
    const again = await push(url, '--yes')
    expect(again.status, again.text).toBe(0)
    const said = [...both, again].map(({ text }) => text).join('\n')
    expect(files.filter((name) => !said.includes(`Applying migration ${name}...`))).toEqual([])
    const last = await push(url, '--yes')
    expect(last.status, last.text).toBe(0)
    expect(last.text).toContain('Remote database is up to date.')
    expect(last.text).not.toContain('Applying')

    const made = await using(url, catalogueText)
    expect(made.filter((line) => !ofTheProject(line))).toEqual(server.embedded)
  })

  test('rolls back a failing file completely', async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const broken = path.join(project.folder, 'supabase/migrations/99991231235959_broken.sql')
    await writeFile(broken, 'create table public.half (id int);\nselect 1 / 0;\n')
    const failed = await push(server.url, '--yes')
    expect(failed.status, failed.text).toBe(1)
    expect(failed.text).toContain('division by zero')
    const { rows } = await using(server.url, ({ kysely }) =>
      sql`select to_regclass('public.half') as made,
        (select count(*)::int from supabase_migrations.schema_migrations where version like '9999%') as listed`.execute(
        kysely,
      ),
    )
    expect(rows).toEqual([{ made: null, listed: 0 }])
  })
})

/** Matches the default rights in `public`, which a hosted project has before its first migration. */
const ofTheProject = (line: string) => line.startsWith('rights defaults postgres public ')
