import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRef, startManagementApi, type ManagementApi } from '../support/management-api'
import { openCliProject, type Answer, type CliProject } from '../support/supabase-cli'
import { catalogueText } from './catalogue-text'
import { startHostedServer, using, type HostedServer } from './hosted-server'

const guide = readFileSync('docs/deploy.md', 'utf8')

/** The lines that whoever follows the guide types, in its order, each once. */
const lines = new Set(
  [...guide.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block.replaceAll('\\\n', '').trim().split('\n'),
  ),
)

/** What is not run here, and why. */
const left: Record<string, string> = {
  'git clone ADDRESS portal && cd portal': 'the tests run in a checkout',
  'npm ci': 'the tests run with these packages',
  'git pull && npm ci': 'both at once',
  'npx supabase login': 'opens a browser',
  'FIRM_FILE=firm.json npm run auth:templates': 'tests/content/second-firm.test.ts',
}

/** What a line is done with, when it was done; a number where it has to end with that. */
const done: [line: RegExp, says: string, status?: number][] = [
  [/^cp supabase\/\.env\.example supabase\/\.env$/, '', 0],
  [/^npx supabase link --project-ref /, 'Finished supabase link', 0],
  [/^npx supabase db push .*--dry-run/, 'migrations will *not* be pushed', 0],
  [/^npx supabase db push --remote/, 'Finished supabase db push', 0],
  [/^npx supabase db push --remote/, 'Remote database is up to date', 0],
  [/^npx supabase migration list --remote/, '20261126000000', 0],
  [/^npx supabase config diff$/, 'https://www.firma.co', 0],
  // Written; the stand-in's answer is not the service's, which the command complains about.
  [/^npx supabase config push$/, 'Confirmed by SUPABASE_YES'],
]

describe('the commands of docs/deploy.md, one after the other in an empty project', () => {
  let server: HostedServer | null
  let project: CliProject
  let api: ManagementApi
  beforeAll(async () => {
    server = await startHostedServer()
    project = await openCliProject()
    api = await startManagementApi(project.folder)
    await rm(path.join(project.folder, 'supabase/.env'))
  })
  afterAll(async () => {
    await api.stop()
    await project.remove()
    await server?.stop()
  })

  /** The project's own database has an address that only Supabase knows: here it is this one. */
  const type = (line: string, url: string) =>
    project.type(
      line
        .replace(/"postgres:\/\/postgres:PASSWORD@HOST:5432\/postgres"/, `"${url}"`)
        .replace(/(supabase (?:db|migration) .*--remote)(?!=)/, `$1="${url}"`)
        .replace('REF', projectRef),
      { ...api.env, SUPABASE_YES: '1' },
    )
  const isDone = (line: string, { status, text }: Answer) =>
    done.some(
      ([pattern, says, ends]) => pattern.test(line) && text.includes(says) && (ends ?? status) === status,
    )

  test('work', { timeout: 300_000 }, async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    expect(lines.size).toBeGreaterThan(10)
    for (const line of [...lines].filter((text) => !(text in left) && !text.startsWith('curl '))) {
      const answer = await type(line, server.url)
      expect(isDone(line, answer), `${line}\n${answer.text}`).toBe(true)
    }
    expect(api.written.map(({ to }) => to)).toEqual(expect.arrayContaining(['postgrest', 'auth']))
    expect(await using(server.url, catalogueText)).toEqual(expect.arrayContaining([...server.embedded]))
  })

  test('and bring a database with the migrations of before here', { timeout: 300_000 }, async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const { url } = server
    const before = await using(url, async (database) => {
      await sql`delete from supabase_migrations.schema_migrations`.execute(database.kysely)
      await sql`insert into supabase_migrations.schema_migrations (version, name)
        values ('20261123000000', 'schemas'), ('20261124003310', 'saved_filters')`.execute(database.kysely)
      return catalogueText(database)
    })
    const refused = await type('npx supabase db push --remote', url)
    expect(refused.status).toBe(1)
    expect(refused.text).toContain(said('Remote migration versions not found in local migrations directory'))
    const [repair = ''] = /supabase migration repair --status reverted [^\n]*/.exec(refused.text) ?? []
    expect(guide.replaceAll(/\s+/g, ' ')).toContain('supabase migration repair --status reverted')
    const repaired = await type(`npx ${repair.replace('<db-url>', url)}`, url)
    expect(repaired.status, repaired.text).toBe(0)
    const pushed = await type('npx supabase db push --remote', url)
    expect(pushed.text).toContain('Finished supabase db push')
    expect(await using(url, catalogueText)).toEqual(before)
  })
})

const said = (text: string) => {
  expect(guide).toContain(text)
  return text
}

test('what other pages say to type stands in the guide', () => {
  const files = ['README.md', ...globSync(['docs/*.md', '{content,lib,supabase}/**/*.{ts,toml,example}'])]
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npx supabase [a-z]+ [a-z]+(?: --[a-z-]+)*/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  const known = (line: string) => [...lines].some((typed) => typed === line || typed.startsWith(`${line}=`))
  expect(named.filter((line) => !known(line.replace(/^[^:]+: /, '')))).toEqual([])
})
