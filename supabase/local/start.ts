import { mkdir } from 'node:fs/promises'
import { currentCodes, type CurrentCode } from './auth/current-codes'
import { createAuthMailer } from './auth/mailer'
import { createTokens } from './auth/tokens'
import { readAuthConfig } from './config'
import { migrate } from './database/migrate'
import { openDatabase } from './database/open-database'
import { createGateway } from './gateway'
import { listen } from './listen'
import { createLiteApp } from './lite-app'
import { publishAddress, type LocalAddress } from './local-address'
import { loadSecrets } from './local-secrets'
import { takeLock } from './lock-file'
import { startRealtime } from './realtime/start-realtime'
import { createRestErrors } from './rest/errors'
import type { LocalSettings } from './settings'
import { startNeighbours } from './start-neighbours'
import { openObjectFiles } from './storage/object-files'
import { listVersions } from './storage/object-rows'
import { createSigning } from './storage/signing'

export type RunningLocal = { address: LocalAddress; stop: () => Promise<void> }

/** Starts the embedded backend and its neighbours on one data folder; everything stops again when any part fails. */
export async function startLocal(settings: LocalSettings): Promise<RunningLocal> {
  await using started = new AsyncDisposableStack()
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  started.defer(await takeLock(settings.dataDir))
  const [secrets, config] = await Promise.all([
    loadSecrets(settings.dataDir),
    readAuthConfig(settings.configFile),
  ])
  const api = await listen(settings.apiPort)
  started.defer(() => api.stop())
  // The mailbox is up before the database that knows the codes.
  let codes = async (): Promise<CurrentCode[]> => []
  const neighbours = await startNeighbours(settings, secrets, () => codes())
  started.defer(() => neighbours.stop())
  const database = await openDatabase(settings)
  started.defer(() => database.close())
  await migrate(database, settings.migrationsDir)
  codes = () => currentCodes(database.kysely)

  const tokens = await createTokens(secrets, `${api.url}/auth/v1`)
  const mailer = createAuthMailer({ siteUrl: settings.siteUrl, smtpUrl: neighbours.address.smtpUrl, config })
  started.defer(() => mailer.close())
  const app = createLiteApp({ database, settings, secrets, config, mailer })
  const files = await openObjectFiles(settings.dataDir)
  const versions = await listVersions(database)
  await files.sweep((version) => versions.has(version))
  const shared = { database, tokens, keys: secrets }
  started.defer(await startRealtime({ ...shared, server: api.server }))
  api.serve(
    createGateway(api.url, {
      auth: { ...shared, app, config, mailer },
      rest: { app, tokens, errors: createRestErrors(database.connection) },
      storage: { ...shared, files, signing: createSigning(secrets.storageSecret) },
    }),
  )

  const address: LocalAddress = {
    pid: process.pid,
    url: api.url,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    ...neighbours.address,
  }
  started.defer(await publishAddress(settings.dataDir, address))
  const running = started.move()
  return { address, stop: () => running.disposeAsync() }
}
