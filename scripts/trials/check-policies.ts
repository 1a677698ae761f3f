import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { assemble } from '../../tests/database/cast'
import { startPostgres } from '../../tests/support/postgres'
import { anyPort, startBackend } from '../stack/backend'
import { inherited } from '../stack/child'
import { cellsOf, firstNoticed, readCells } from './policies/matrix'
import { fingerprint, readMutations } from './policies/mutations'
import { keepAll } from './policies/rewind'
import { survivors } from './policies/survivors'
import { trialOn } from './trial'

const enough = 0.95
/** `--mutate` weakens the database, one way after the other; a pattern behind it picks the ways by their names. */
const { mutate, only } = readArguments(process.argv.slice(2))
const siteUrl = 'http://localhost:3000'

/** The embedded backend on a PostgreSQL of its own, without a site. */
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

function readArguments(args: string[]) {
  const at = args.indexOf('--mutate')
  return { mutate: at >= 0, only: new RegExp((at >= 0 && args[at + 1]) || '') }
}

await trialOn(openDatabase, 'check:policies', async ({ dataDir, databaseUrl, connection }, tries) => {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  const { url, publishableKey, secretKey, mailUrl } = connection
  const stop = () => Promise.resolve()
  const cast = await assemble({ url, publishableKey, secretKey, siteUrl, mailUrl, stop })
  const cells = await readCells(sql, cast)
  const rewind = await keepAll(sql, dataDir)

  // What is right is found right, group by group as below, or nothing that is noticed says anything.
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
