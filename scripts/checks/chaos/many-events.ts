import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { Webhook } from 'standardwebhooks'
import type { KeptCall } from '../../../supabase/local/fake-services/start-automation'
import { xmlFile } from '../../../supabase/sample-files/xml-file'
import { orderFault } from '../../../tests/local/fake-services'
import { closeBatch, sendFile } from '../../site-client/upload'
import type { Tries } from '../check'
import type { TestSite } from '../test-site'
import type { Client } from './clients'

const patienceMs = 600_000
const modes = ['500', '429', 'hangup', 'hangup-after', 'noise', 'garbage-after', 'slow']

/** Calls to the automation, which goes on failing in every way: each is heard, under one name, and rightly signed. */
export async function manyEvents(
  site: TestSite,
  tries: Tries,
  client: Client,
  events: number,
): Promise<void> {
  const { url, connection, database } = site
  const batch = crypto.randomUUID()
  const { id: upload } = await sendFile(url, client, batch, xmlFile({ seed: 'muchas' }))
  await closeBatch(url, client, batch)
  const sql = postgres(database.url, { max: 1 })
  const wanted = await sql<{ id: string }[]>`
    with b as (insert into public.upload_batches (id, user_id)
                 select gen_random_uuid(), ${client.id} from generate_series(1, ${events}) returning id),
         u as (insert into public.uploads (user_id, batch_id, key, name, path, declared_type, declared_size, status, document_id)
                 select ${client.id}, b.id, b.id, 'factura.xml', b.id || '.xml', 'application/xml', 1, 'done', d.document_id
                 from b, public.uploads d where d.id = ${upload} returning batch_id)
    select batch_id as id from u`
  await sql`select public.close_batch(id, true) from unnest(${wanted.map(({ id }) => id)}::uuid[]) id`
  const rows = await sql<{ id: string }[]>`
    select id from public.outbox where kind = 'automation.batch' and user_id = ${client.id} and batch_id <> ${batch}`
  tries.expect(rows.length === events, `${rows.length} calls were written down of ${events}`)

  const began = performance.now()
  let struck = 0
  for (const until = Date.now() + patienceMs; Date.now() < until; struck++) {
    await orderFault(connection.automationUrl, { mode: modes[struck % modes.length], ms: 500, times: 2 })
    await pause(700)
    await sql`update public.outbox set next_at = now() where status = 'pending' and user_id = ${client.id} and attempts > 0`
    const [left] = await sql<{ count: string }[]>`
      select count(*) from public.outbox where status = 'pending' and user_id = ${client.id}`
    if (left?.count === '0') break
  }
  await orderFault(connection.automationUrl, { mode: 'none' })
  const calls = (await (await fetch(`${connection.automationUrl}/api/calls`)).json()) as KeptCall[]
  const heard = new Map(calls.map((call) => [call.id, call.deliveries]))
  for (const { id } of rows) tries.expect(heard.has(id), `event ${id} was never heard`)
  const repeated = rows.filter(({ id }) => (heard.get(id) ?? 0) > 1).length

  // A wrong signature would have been refused, and its event parked: that this is so is tried as well.
  const [parked] = await sql<{ count: string }[]>`
    select count(*) from public.outbox where status <> 'done' and user_id = ${client.id}`
  tries.expect(parked?.count === '0', `${parked?.count} events are not delivered`)
  const body = '{"files":[]}'
  const at = new Date()
  for (const [secret, status] of [
    [connection.automationSecret, 200],
    ['whsec_bm8gZXMgZXN0YSBjbGF2ZQ==', 401],
  ] as const) {
    // prettier-ignore
    const answer = await fetch(`${connection.automationUrl}/hook`, {
      method: 'POST',
      headers: {
        'webhook-id': 'control',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('control', at, body),
      },
      body,
    })
    tries.expect(answer.status === status, `a signature was answered with ${answer.status}, wanted ${status}`)
  }
  await sql.end()
  console.log(`${events} events in ${((performance.now() - began) / 1000).toFixed(0)} s against ${struck} orders to fail: ${repeated} were heard more than once, under one name.`) // prettier-ignore
}
