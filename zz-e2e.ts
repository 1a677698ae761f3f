// temporary: builds the clone if needed, starts backend (PostgreSQL), site, and runs given specs
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserSuite } from './scripts/test/run'
import { anyPort, localEnvironment, seed, startBackend } from './scripts/stack/backend'
import { ensureBuild } from './scripts/stack/build'
import { inherited } from './scripts/stack/child'
import { finishBuild } from './scripts/stack/finish-build'
import { freePort, startSite } from './scripts/stack/site'
import { testEnvironment } from './scripts/stack/environment'
import { startPostgres } from './tests/support/postgres'
const workDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'))
const env = { ...testEnvironment(inherited()) }
const port = Number(process.env.E2E_PORT ?? (await freePort()))
const siteUrl = `http://127.0.0.1:${port}`
await ensureBuild({ ...env, SITE_URL: siteUrl })
const server = await startPostgres({ jit: 'off' })
const backend = await startBackend({ ...env, ...anyPort, DATABASE_URL: server!.url, DATA_DIR: path.join(workDir, 'data'), SITE_URL: siteUrl })
const local = { ...env, ...localEnvironment(backend.connection, siteUrl) }
await seed(local)
await finishBuild(local)
const site = await startSite(local, port)
const { tally, failures } = await browserSuite({ env: local, connection: backend.connection, siteUrl, report: path.join(workDir, 'r.json') }, process.argv.slice(2))
console.log(JSON.stringify(tally)); console.log(failures.join('\n'))
await site.stop(); await backend.stop(); await server?.stop()
rmSync(workDir, { recursive: true, force: true }); process.exit(tally.failed ? 1 : 0)
