import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { Webhook } from 'standardwebhooks'
import { folderType, type DriveFile } from '../../supabase/local/drive/drive-file'
import type { KeptCall } from '../../supabase/local/fake-services/start-automation'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { orderFault } from '../../tests/local/fake-services'
import { closeBatch, sendFile } from '../site-client/upload'
import { keepSending, type Client, type Errand } from './chaos/clients'
import { faultPlan, type Fault } from './chaos/faults'
import { chanceOf } from './chaos/chance'
import { checkOfSite, type Tries } from './check'
import { approvedClients } from './people'
import type { TestSite } from './test-site'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const read = async <T>(address: string) => (await (await fetch(address)).json()) as T

/** Returns one row for each upload, invoice or file that is lost, has no owner or exists twice. */
const inTheDatabase = `
  with mine as (select unnest($1::uuid[]) as id),
       d as (select * from public.documents where kind = 'file' and user_id in (select id from mine)),
       u as (select * from public.uploads where user_id in (select id from mine)),
       o as (select * from storage.objects where bucket_id = 'facturas' and split_part(name, '/', 1) in (select id::text from mine))
  select 'document without bytes ' || d.id as what from d where not exists (select from o where o.name = d.storage_path)
  union all select 'bytes without a document ' || o.name from o where not exists (select from d where d.storage_path = o.name)
  union all select 'upload still ' || u.status || ' ' || u.id from u where u.status in ('reserved', 'verifying')
  union all select 'upload done without its document ' || u.id from u where u.status = 'done' and not exists (select from d where d.id = u.document_id)
  union all select 'content twice ' || d.sha256 from d group by d.user_id, d.sha256 having count(*) > 1
  union all select count(i.id) || ' invoices of ' || d.id from d left join public.invoices i on i.document_id = d.id group by d.id having count(i.id) <> 1
  union all select 'batch still open ' || b.id from public.upload_batches b where b.user_id in (select id from mine) and b.closed_at is null
  union all select x.kind || ' is ' || x.status || ' ' || coalesce(x.last_error, '') from public.outbox x where x.user_id in (select id from mine) and x.status <> 'done'
  union all select 'no copy noted of ' || d.id from d where d.google_drive_id is null
  union all select 'no call for ' || b.id from public.upload_batches b where b.user_id in (select id from mine)
    and exists (select from u where u.batch_id = b.id and u.status = 'done') and not exists (select from public.outbox x where x.key = 'automation:' || b.id)`

async function onDisk(folder: string): Promise<Set<string>> {
  const entries = await readdir(path.join(folder, 'objects'), { recursive: true, withFileTypes: true })
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
}

async function findDamage(
  { database, dataDir, connection }: TestSite,
  clients: readonly Client[],
  errands: readonly Errand[],
): Promise<{ damage: string[]; documents: number }> {
  const ids = clients.map(({ id }) => id)
  const sql = postgres(database.url, { max: 1 })
  try {
    const damage = (await sql.unsafe<{ what: string }[]>(inTheDatabase, [ids])).map(({ what }) => what)
    const documents = await sql<{ user_id: string; sha256: string; google_drive_id: string }[]>`
      select user_id, sha256, google_drive_id from public.documents where kind = 'file' and user_id = any(${ids})`
    const has = new Set(documents.map(({ user_id, sha256: hash }) => `${user_id} ${hash}`))
    const uploads = await sql<{ key: string; story: string }[]>`
      select key, concat_ws(' ', id, status, reason, 'after', attempts, 'tries,', case when exists (
        select from storage.objects o where o.bucket_id = 'facturas' and o.name = path) then 'with bytes' else 'without bytes' end) as story
      from public.uploads where user_id = any(${ids})`
    const storyOf = new Map(uploads.map(({ key, story }) => [key, story]))
    for (const { client, key, file, mustArrive } of errands)
      if (mustArrive && !has.has(`${client.id} ${sha256(file.bytes)}`))
        damage.push(`lost ${file.name}: its upload is ${storyOf.get(key) ?? 'unknown'}`)

    const versions = await sql<{ version: string }[]>`select version from storage.objects`
    const files = await onDisk(dataDir)
    for (const { version } of versions) if (!files.delete(version)) damage.push(`no file ${version}`)
    for (const left of files) damage.push(`a file that no row knows ${left}`)

    const drive = await read<DriveFile[]>(`${connection.driveUrl}/api/files`)
    for (const client of clients) {
      const folders = drive.filter(({ mimeType, name }) => mimeType === folderType && name === client.email)
      const copies = drive.filter(({ parents }) => parents[0] === folders[0]?.id).map(({ id }) => id)
      const noted = documents.filter(({ user_id }) => user_id === client.id).map((d) => d.google_drive_id)
      if (folders.length > 1) damage.push(`${folders.length} folders in Drive of one client`)
      if (copies.sort().join() !== noted.sort().join())
        damage.push(`${copies.length} copies in Drive of ${noted.length} files`)
    }
    const calls = await read<KeptCall[]>(`${connection.automationUrl}/api/calls`)
    const sent = await sql<{ id: string }[]>`
      select id from public.outbox where kind = 'automation.batch' and user_id = any(${ids})`
    const heard = new Set(calls.map(({ id }) => id))
    for (const { id } of sent) if (!heard.has(id)) damage.push(`a call was never heard ${id}`)
    const mine = calls.filter(({ payload }) => ids.includes((payload as { user_id: string }).user_id))
    if (mine.length !== sent.length) damage.push(`${mine.length} calls heard of ${sent.length}`)
    return { damage, documents: documents.length }
  } finally {
    await sql.end()
  }
}

const settlePatienceMs = 300_000

/** Expires leases and reservations, makes retries due, and runs the background jobs until no work is left. */
async function settle({ database, env, connection }: TestSite): Promise<void> {
  Object.assign(process.env, env)
  const { reconcileUploads } = await import('@/lib/uploads/reconcile')
  const { sendOutbox } = await import('@/lib/jobs/send-outbox')
  for (const url of [connection.driveUrl, connection.automationUrl])
    await fetch(`${url}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mode":"none"}',
    })
  const sql = postgres(database.url, { max: 1 })
  try {
    for (const until = Date.now() + settlePatienceMs; Date.now() < until; await pause(500)) {
      await sql`update public.outbox set locked_until = null, next_at = now() where status = 'pending' and attempts > 0`
      await sql`update public.uploads set lease_until = now() where status = 'verifying'`
      await reconcileUploads({ idleSeconds: 0 })
      await sql`update public.uploads set expires_at = now() where status = 'reserved'
        and not exists (select from storage.objects o where o.name = path)`
      await (
        await sendOutbox({ deadlineMs: 20_000 })
      ).settled
      // Mails are not counted as pending, because mails about unread messages wait for hours on purpose.
      const [left] = await sql<{ count: string }[]>`
        select (select count(*) from public.uploads where status in ('reserved', 'verifying'))
             + (select count(*) from public.upload_batches where closed_at is null)
             + (select count(*) from public.outbox where status = 'pending' and kind <> 'mail') as count`
      if (left?.count === '0') return
    }
  } finally {
    await sql.end()
  }
}

const eventsPatienceMs = 600_000
const modes = ['500', '429', 'hangup', 'hangup-after', 'noise', 'garbage-after', 'slow']

/**
 * Makes the automation service fail again and again, and checks that every event still arrives validly signed.
 * An event that is sent again must keep its id.
 */
async function manyEvents(site: TestSite, tries: Tries, client: Client, events: number): Promise<void> {
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
  for (const until = Date.now() + eventsPatienceMs; Date.now() < until; struck++) {
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

  // Every event must have been delivered: none may be pending or given up.
  const [parked] = await sql<{ count: string }[]>`
    select count(*) from public.outbox where status <> 'done' and user_id = ${client.id}`
  tries.expect(parked?.count === '0', `${parked?.count} events are not delivered`)
  const body = '{"files":[]}'
  const at = new Date()
  for (const [secret, status] of [
    [connection.automationSecret, 200],
    ['whsec_bm8gZXMgZXN0YSBjbGF2ZQ==', 401],
  ] as const) {
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
  console.log(
    `${events} events in ${((performance.now() - began) / 1000).toFixed(0)} s against ${struck} orders to fail: ${repeated} were heard more than once, under one name.`,
  )
}

const events = 2000
/** The share of the faults and events to run; 0.1 is enough to test the check itself. */
const part = Number(process.env.CHECK_LENGTH ?? 1)
/** Each client may send 200 files a day, so this many clients send enough files for 400 faults. */
const senders = Math.max(5, Math.ceil(25 * part))
const triesPerFault = 5
/** The same seed repeats the faults and files, as far as timing allows. */
const readSeed = (args: string[]) =>
  parseArgs({ args, options: { seed: { type: 'string' } } }).values.seed ?? String(Date.now() % 1_000_000)

async function untilStruck(strike: Fault): Promise<boolean> {
  for (let n = 0; n < triesPerFault; n++) if (await strike()) return true
  return false
}

export const check = checkOfSite(async (site, tries, args) => {
  const seed = readSeed(args)
  console.log(`Again: npm run check -- chaos --seed ${seed}`)
  const chance = chanceOf(seed)
  const clients = await approvedClients(site, senders + 2)
  const [own, listener, ...sending] = clients
  if (!own || !listener) throw new Error('nobody is there')
  const stop = new AbortController()
  const running = keepSending(site.url, sending, chance.lane('files'), stop)
  const more: Errand[] = []
  const struck: Record<string, number> = {}
  const plan = faultPlan(site, own, more, chance.lane('faults'), part)
  const order = chance.shuffled(plan.flatMap((fault) => Array.from({ length: fault.times }, () => fault)))
  for (const { name, strike } of order) {
    const did = await untilStruck(strike)
    tries.expect(did, `${name} never struck`)
    if (did) struck[name] = (struck[name] ?? 0) + 1
  }
  stop.abort()
  const { errands, refused } = await running
  tries.failures.push(...refused)
  await settle(site)
  const { damage, documents } = await findDamage(site, [own, ...sending], [...errands, ...more])
  tries.tried += errands.length + more.length
  tries.failures.push(...damage)
  console.table(struck)
  const faults = Object.values(struck).reduce((sum, one) => sum + one, 0)
  console.log(
    `${faults} faults while ${errands.length + more.length} files were sent, ${documents} of which are documents: ${damage.length} lost, left over or doubled.`,
  )
  await manyEvents(site, tries, listener, Math.ceil(events * part))
  if (part !== 1) console.log(`Shortened: CHECK_LENGTH=${part}.`)
})
