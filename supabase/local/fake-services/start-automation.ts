import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { createFaults } from './faults'
import { formatMoment, markup, pageFrame } from './page'
import { keepFile, readKept } from './keep-file'
import { empty, json, page, readBytes, serve, type Call, type Reply, type Running } from './serve'

type Options = { port: number; dataDir: string; secret: string }

/** `POST /hook` takes calls signed by the Standard Webhooks rules; `/` and `/api/calls` list these calls. */
export async function startAutomation({ port, dataDir, secret }: Options): Promise<Running> {
  const store = await openCallStore(join(dataDir, 'calls'))
  const webhook = new Webhook(secret)
  return serve({
    port,
    faults: createFaults(),
    async handle(call) {
      if (call.path === '/') return page(callsPage(store.list()))
      if (call.path === '/api/calls') return json(store.list())
      if (call.path === '/hook' && call.method === 'POST') return receive(call, webhook, store)
      return empty(404)
    },
  })
}

async function receive({ request }: Call, webhook: Webhook, store: CallStore): Promise<Reply> {
  const header = (name: string) => String(request.headers[name] ?? '')
  const id = header('webhook-id')
  const body = (await readBytes(request)).toString('utf8')
  let payload: unknown
  try {
    payload = webhook.verify(body, {
      'webhook-id': id,
      'webhook-timestamp': header('webhook-timestamp'),
      'webhook-signature': header('webhook-signature'),
    })
  } catch {
    return json({ error: 'bad signature' }, 401)
  }
  await store.keep(id, payload)
  return json({ received: true })
}

const note =
  'Esta copia local recibe aquí lo que en producción iría al servicio de automatización. La firma de cada aviso se comprueba.'

const section = (call: KeptCall) => markup`<section><h2>${formatMoment(call.receivedAt)}</h2>
<p class="note"><code>${call.id}</code> · ${call.deliveries === 1 ? '1 entrega' : `${call.deliveries} entregas`}</p>
<pre>${JSON.stringify(call.payload, null, 2)}</pre></section>`

function callsPage(calls: readonly KeptCall[]): string {
  const body = calls.length
    ? calls.map(section)
    : markup`<p class="empty">Todavía no ha llegado ningún aviso. Sube facturas en el portal y aparecerá aquí.</p>`
  return pageFrame({ title: 'Automatización local', note, body })
}

export type KeptCall = { id: string; receivedAt: string; deliveries: number; payload: unknown }
type CallStore = { list: () => KeptCall[]; keep: (id: string, payload: unknown) => Promise<void> }

/** Stores calls; a repeated delivery of a webhook-id is counted and not stored again. */
async function openCallStore(folder: string): Promise<CallStore> {
  const calls = ((await readKept(folder)) as KeptCall[]).sort((a, b) =>
    a.receivedAt.localeCompare(b.receivedAt),
  )
  let writing = Promise.resolve()

  async function record(id: string, payload: unknown) {
    const known = calls.find((call) => call.id === id)
    const call = known ?? { id, receivedAt: new Date().toISOString(), deliveries: 0, payload }
    const next = { ...call, deliveries: call.deliveries + 1 }
    await keepFile(
      join(folder, `${createHash('sha256').update(id).digest('hex')}.json`),
      JSON.stringify(next),
    )
    if (known) known.deliveries = next.deliveries
    else calls.push(next)
  }

  return {
    list: () => calls.toReversed(),
    keep(id, payload) {
      const done = writing.then(() => record(id, payload))
      writing = done.catch(() => {})
      return done
    },
  }
}
