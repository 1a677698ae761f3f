import { globSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { projectRef, startManagementApi, type ManagementApi } from '../support/management-api'
import { isThorough } from '../support/thorough'
import { openCliProject, type Answer, type CliProject } from '../support/supabase-cli'
import { catalogueText } from './catalogue-text'
import { migrations } from './hosted-migrations'
import { startHostedServer, using, type HostedServer } from './hosted-server'

const guide = readFileSync('docs/deploy.md', 'utf8')
const repair = 'npx supabase migration repair --status reverted --remote'
const slow = { timeout: 300_000 }

const lines = new Set(
  [...guide.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block.replaceAll('\\\n', '').trim().split('\n'),
  ),
)

/** The tests do not run these commands of the guide, each for the given reason. */
const left: Record<string, string> = {
  'git clone ADDRESS portal && cd portal': 'the tests run in a checkout',
  'npm ci': 'the tests run with these packages',
  'git pull && npm ci': 'both at once',
  'npx supabase login': 'opens a browser',
  [repair]: 'for a database that has been there for long: below',
  'FIRM_FILE=firm.json npm run auth:templates': 'writes into this checkout',
}

/** The output of each command must contain this text; the exit status is compared if one is given. */
const done: [line: RegExp, says: string, status?: number][] = [
  [/^cp supabase\/\.env\.example supabase\/\.env$/, '', 0],
  [/^npx supabase link --project-ref /, 'Finished supabase link', 0],
  [/^npx supabase db push .*--dry-run/, 'migrations will *not* be pushed', 0],
  [/^npx supabase db push --remote/, 'Finished supabase db push', 0],
  [/^npx supabase db push --remote/, 'Remote database is up to date', 0],
  [/^npx supabase migration list --remote/, '20261126000000', 0],
  [/^npx supabase config diff$/, 'https://www.firma.co', 0],
  // This command writes the configuration and then reports an error, because the test's API returns few settings.
  [/^npx supabase config push$/, 'Confirmed by SUPABASE_YES'],
]

type Scene = {
  server: HostedServer
  project: CliProject
  api: ManagementApi
  /** Runs a command of the guide on this database instead of the hosted one. */
  type: (line: string) => Promise<Answer>
  close: () => Promise<void>
}

async function openScene(): Promise<Scene | null> {
  const server = await startHostedServer()
  if (!server) return null
  const project = await openCliProject()
  const api = await startManagementApi(project.folder)
  return {
    server,
    project,
    api,
    type: (line) =>
      project.type(
        line
          .replace(/"postgres:\/\/postgres:PASSWORD@HOST:5432\/postgres"/, `"${server.url}"`)
          .replace(/(supabase (?:db|migration) .*--remote)(?!=)/, `$1="${server.url}"`)
          .replace('REF', projectRef),
        { ...api.env, SUPABASE_YES: '1' },
      ),
    close: async () => {
      await api.stop()
      await project.remove()
      await server.stop()
    },
  }
}

let scene: Scene | null = null
afterEach(async () => {
  await scene?.close()
  scene = null
})

test.runIf(isThorough)(
  'all commands of the deploy guide work one after the other in an empty project',
  slow,
  async ({ skip }) => {
    scene = await openScene()
    if (!scene) return skip('no PostgreSQL on this machine')
    const { server, project, api, type } = scene
    await rm(path.join(project.folder, 'supabase/.env'))
    expect(lines.size).toBeGreaterThan(10)
    for (const line of [...lines].filter((text) => !(text in left) && !text.startsWith('curl '))) {
      const { status, text } = await type(line)
      const isDone = done.some(
        ([pattern, says, ends = status]) => pattern.test(line) && text.includes(says) && ends === status,
      )
      expect(isDone, `${line}\n${text}`).toBe(true)
    }
    expect(api.written.map(({ to }) => to)).toEqual(['postgrest', 'auth'])
    expect(await using(server.url, catalogueText)).toEqual(expect.arrayContaining([...server.embedded]))
  },
)

test.runIf(isThorough)(
  'the deploy guide brings a database of older migrations up to date',
  slow,
  async ({ skip }) => {
    scene = await openScene()
    if (!scene) return skip('no PostgreSQL on this machine')
    const { server, project, type } = scene
    // The first migration alone creates the schema that an older version of the site created with many migrations.
    const later = Object.keys(migrations).slice(1)
    const place = (name: string) => path.join(project.folder, 'supabase/migrations', name)
    for (const name of later) await rename(place(name), place(`${name}.later`))
    expect(await type('npx supabase db push --remote')).toMatchObject({ status: 0 })
    for (const name of later) await rename(place(`${name}.later`), place(name))
    await using(server.url, ({ kysely }) =>
      sql`update supabase_migrations.schema_migrations set version = '20261123000000', name = 'schemas'`.execute(
        kysely,
      ),
    )

    const refused = await type('npx supabase db push --remote')
    expect(refused.status).toBe(1)
    const [, quoted = ''] = /lists them: `([^`]*)`/.exec(guide.replaceAll(/\s+/g, ' ')) ?? []
    expect(quoted).not.toBe('')
    expect(refused.text).toContain(quoted)
    expect(lines).toContain(repair)
    expect(await type(repair)).toMatchObject({ status: 0 })
    const pushed = await type('npx supabase db push --remote')
    expect(pushed.status, pushed.text).toBe(0)
    expect(await using(server.url, catalogueText)).toEqual(expect.arrayContaining([...server.embedded]))
  },
)

test('every Supabase command on other pages is also in the deploy guide', () => {
  const files = ['README.md', ...globSync(['docs/*.md', '{content,lib,supabase}/**/*.{ts,toml,example}'])]
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npx supabase [a-z]+ [a-z]+(?: --[a-z-]+(?: reverted)?)*/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  const known = (line: string) => [...lines].some((typed) => typed === line || typed.startsWith(`${line}=`))
  expect(named.filter((line) => !known(line.replace(/^[^:]+: /, '')))).toEqual([])
})
