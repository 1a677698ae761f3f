import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import next from 'next'
import { redirectToSite } from '@/lib/http/site-origin'
import { requireBuildFor } from './serve/built-for'
import { brokenRequest, closeFailures, shutDown } from './serve/connections'
import { answerFromMemory, keptAnswers } from './serve/keep-answers'

/** Serves the built site like `next start`, but answers static content from memory. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: process.env.PORT ?? '3000' },
    hostname: { type: 'string', short: 'H', default: '0.0.0.0' },
  },
})
const port = Number(values.port)
const graceMs = Number(process.env.SHUTDOWN_GRACE_MS ?? 0)
/** After this many milliseconds compiled code is stored, because the first requests have compiled most of it. */
const compileCacheMs = 10_000

// No files are uploaded to this server, so a request must arrive within a minute.
// A load balancer may use an idle connection for 60 s, so this server keeps idle connections open longer.
const server = createServer({
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5000,
})
// Milliseconds after which a connection without traffic is closed, for example when nobody reads the response.
server.timeout = 90_000
const site = next({ dev: false, hostname: values.hostname, port })
let stopping: Promise<void> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping ??= shutDown({ server, finish: () => site.close(), graceMs }).finally(() => process.exit(0))
  })

await site.prepare()
const { env } = await import('@/lib/env')
requireBuildFor(env.SITE_URL, env.NEXT_DIST_DIR)
const handle = site.getRequestHandler()
const askNext = (request: IncomingMessage, response: ServerResponse) => handle(request, response)
const kept = keptAnswers(askNext, env.NEXT_DIST_DIR, new URL(env.SITE_URL).host)
const { inTurns } = await import('./serve/page-turns')
const { packPages } = await import('./serve/pack-pages')
const answer = answerFromMemory(kept, inTurns(packPages(askNext), { hops: env.TRUSTED_PROXY_HOPS }))
server.on('request', (request, response) => {
  closeFailures(response)
  const refusal = brokenRequest(request)
  if (refusal) return void response.writeHead(refusal).end()
  const elsewhere = redirectToSite(request, env)
  if (elsewhere) response.writeHead(307, elsewhere).end()
  else answer(request, response)
})
server.listen(port, values.hostname)

// Compiled code is stored now, because Node itself stores it (NODE_COMPILE_CACHE) only at a normal exit.
setTimeout(flushCompileCache, compileCacheMs).unref()
