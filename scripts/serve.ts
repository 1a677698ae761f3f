import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { keepAnswers } from './serve/keep-answers'

/** The built site on a machine of one's own: like `next start`, and what never changes is answered from memory. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: process.env.PORT ?? '3000' },
    hostname: { type: 'string', short: 'H', default: '0.0.0.0' },
  },
})
const port = Number(values.port)

const server = createServer()
const site = next({ dev: false, hostname: values.hostname, port })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => void site.close().finally(() => process.exit(0)))
    server.closeIdleConnections()
  })

await site.prepare()
const handle = site.getRequestHandler()
server.on(
  'request',
  keepAnswers((request, response) => void handle(request, response)),
)
server.listen(port, values.hostname)
