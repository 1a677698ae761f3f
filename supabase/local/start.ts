import { mkdir } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AuthParts } from './auth/auth-service'
import { currentCodes, type CurrentCode } from './mailbox/mailbox-pages'
import { handleAuth } from './auth/handle-auth'
import { withInnerToken } from './auth/library-calls'
import { createAuthMailer } from './auth/mailer'
import { createRateLimits } from './auth/rate-limits'
import { createTokens, type Tokens } from './auth/tokens'
import { readAuthConfig } from './config'
import { migrate } from './database/migrate'
import { requestHeaders } from './database/session-context'
import { openDatabase } from './database/open-database'
import { createLiteApp, type LiteApp } from './lite-app'
import { publishAddress, type LocalAddress } from './local-address'
import { loadSecrets } from './local-secrets'
import { takeLock } from './lock-file'
import { startRealtime } from './realtime/start-realtime'
import { reportError } from './report'
import { createRestErrors, type RestErrors } from './rest/errors'
import type { LocalSettings } from './settings'
import { startFakeServices } from './start-fake-services'
import { handleStorage, type StorageService } from './storage/handle-storage'
import { openObjectFiles } from './storage/object-files'
import { listVersions } from './storage/object-rows'
import { createSigning } from './storage/signing'
import { bridge } from './web-bridge'

type RunningLocal = { address: LocalAddress; stop: () => Promise<void> }

/** Starts the backend and its fake services; if one part fails, the others are stopped. */
export async function startLocal(settings: LocalSettings): Promise<RunningLocal> {
  await using started = new AsyncDisposableStack()
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  started.defer(await takeLock(settings.dataDir))
  const [secrets, config] = await Promise.all([
    loadSecrets(settings.dataDir),
    readAuthConfig(settings.configFile, settings.configOverrides, {
      SITE_URL: settings.siteUrl,
      ...settings.sender,
    }),
  ])
  const api = await listen(settings.apiPort)
  started.defer(() => api.stop())
  // Returns no sign-in codes until the database is open, because the mailbox starts before the database.
  let codes = async (): Promise<CurrentCode[]> => []
  const services = await startFakeServices(settings, secrets, () => codes())
  started.defer(() => services.stop())
  const database = await openDatabase(settings)
  started.defer(() => database.close())
  await migrate(database, settings.migrationsDir)
  codes = () => currentCodes(database.kysely)

  const tokens = await createTokens(secrets, `${api.url}/auth/v1`)
  const mailer = createAuthMailer({ siteUrl: settings.siteUrl, smtpUrl: services.address.smtpUrl, config })
  started.defer(() => mailer.close())
  const app = createLiteApp({ database, settings, secrets, config, mailer })
  const files = await openObjectFiles(settings.dataDir)
  const versions = await listVersions(database)
  await files.sweep((version) => versions.has(version))
  const shared = { database, tokens, keys: secrets }
  started.defer(await startRealtime({ ...shared, server: api.server }))
  api.serve(
    createGateway(api.url, {
      auth: { ...shared, app, config, mailer, limits: createRateLimits(config.rate_limit) },
      rest: { app, tokens, errors: createRestErrors(database.connection) },
      storage: { ...shared, files, signing: createSigning(secrets.storageSecret) },
    }),
  )

  const address: LocalAddress = {
    pid: process.pid,
    url: api.url,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    ...services.address,
  }
  started.defer(await publishAddress(settings.dataDir, address))
  const running = started.move()
  return { address, stop: () => running.disposeAsync() }
}

type ApiServer = {
  server: Server
  url: string
  /** Sets the handler of requests; until then every request gets 503. */
  serve: (listener: RequestListener) => void
  stop: () => Promise<void>
}

async function listen(port: number): Promise<ApiServer> {
  let current: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: 'Starting' }))
  }
  // Idle connections stay open, because a slow process could close one whose next request has already arrived.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => current(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`The port ${port} is taken. Set LOCAL_API_PORT.`) : error,
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (listener) => {
      current = listener
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type GatewayParts = { auth: AuthParts; rest: RestParts; storage: StorageService }

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function route(request: IncomingMessage, response: ServerResponse, url: URL, parts: GatewayParts) {
  const { pathname } = url
  if (pathname.startsWith('/storage/v1/')) return handleStorage(request, response, url, parts.storage)
  if (pathname.startsWith('/auth/v1/')) {
    return bridge(request, response, url, (call, _url, peer) => handleAuth(call, url, peer, parts.auth))
  }
  if (pathname.startsWith('/rest/v1/')) {
    return bridge(request, response, url, (call, _url, peer) => handleRest(call, peer, parts.rest))
  }
  if (pathname === '/health') return sendJson(response, 200, { status: 'ok' })
  sendJson(response, 404, { message: 'no Route matched with those values' })
}

function createGateway(baseUrl: string, parts: GatewayParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const url = new URL(request.url ?? '/', baseUrl)
      // A request may contain a full URL with a false host, so only its path is used.
      await route(request, response, new URL(url.pathname + url.search, baseUrl), parts)
    } catch (error) {
      if (!request.socket.destroyed) reportError('gateway', error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { message: 'Internal Server Error' })
    }
  }
}

type RestParts = { app: LiteApp; tokens: Tokens; errors: RestErrors }

async function handleRest(
  request: Request,
  peerAddress: string | null,
  { app, tokens, errors }: RestParts,
): Promise<Response> {
  const inner = await withInnerToken(request, tokens)
  const headers = JSON.stringify(Object.fromEntries(request.headers))
  return requestHeaders.run(headers, () => errors.watch(() => app.fetch(inner, peerAddress)))
}
