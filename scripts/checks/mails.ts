import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { buyer } from '../../supabase/sample-files/parties'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { buildMail } from '../../tests/support/mails/build-mail'
import { rawCall } from '../../tests/support/mails/signed-call'
import { cookieClient } from '../site-client/session'
import { percentile } from '../statistics'
import { checkOfSite, type Tries } from './check'
import { deliver } from './chaos/clients'
import { approvedClients } from './people'
import type { TestSite } from './test-site'

/**
 * One sender sends 2,000 mails in a minute while instances are killed.
 * No mail may be lost or stored twice, and another client must not have to wait.
 */

/** Shortens the check: 0.1 means a tenth of the mails, of the killed instances and of the sending time. */
const part = Number(process.env.CHECK_LENGTH ?? 1)
const mailCount = Math.ceil(2000 * part)
const kills = Math.ceil(20 * part)
const sendingMs = 60_000 * part
/** A mail service delivers this many mails at the same time. */
const lanes = 20
const aloneTries = 15
const uploadEveryMs = 1500
/** The largest number of uploads while instances are killed; two such runs stay below a client's daily limit. */
const mostFiles = 60
const killAfterMs = 300
const maxRatio = 2
/** The site reads this many mails of one sender within an hour; the others are paused until the client resumes them. */
const readPerHour = 60
const patienceMs = 600_000
const from = 'facturas@proveedor.example'

type Client = Awaited<ReturnType<typeof approvedClients>>[number]
type Sent = { id: string; mail: Buffer }
const median = (times: readonly number[]) => percentile(times, 0.5)

/** Returns mails, each with the id of its event; every tenth mail has an invoice. */
async function someMails(): Promise<Sent[]> {
  const mails: Sent[] = []
  for (let n = 0; n < mailCount; n++) {
    const xml = xmlFile({ seed: randomUUID(), answered: true, buyer })
    const attachments = n % 10 === 0 ? [{ filename: xml.name, content: Buffer.from(xml.bytes) }] : []
    const about = { from, to: 'x@y.example', subject: `Factura ${n}`, text: 'Adjunto', attachments }
    mails.push({ id: randomUUID(), mail: await buildMail(about) })
  }
  return mails
}

type Step = { opened: Promise<void>; open: () => void }
const newStep = (): Step => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

/** Sends the mails in steps and repeats each mail until the site accepts it, as a mail service does. */
async function bring(
  { url, connection }: TestSite,
  address: string,
  mails: readonly Sent[],
  steps: readonly Step[],
  tally: { repeats: number; accepted: number },
) {
  const began = performance.now()
  const envelope = { from, to: [address], ip: '127.0.0.1', helo: 'mx.proveedor.example' }
  const left = mails.entries()
  const lane = async () => {
    for (const [n, { id, mail }] of left) {
      await steps[Math.floor((n * steps.length) / mails.length)]?.opened
      for (const until = Date.now() + patienceMs; ; tally.repeats++) {
        // Each try has its own time and signature, because a signature is valid for five minutes.
        const { headers, body } = rawCall(envelope, mail, { id, secret: connection.mailIn.secret })
        const answer = await fetch(`${url}/api/correo`, {
          method: 'POST',
          headers,
          body: new Uint8Array(body),
        }).catch(() => null)
        await answer?.arrayBuffer().catch(() => null)
        if (answer?.ok) break
        if (Date.now() > until) throw new Error(`a mail was not accepted: ${answer?.status}`)
        await pause(500)
      }
      tally.accepted += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return performance.now() - began
}

/** Starts the steps at regular times within a minute and kills an instance during each step. */
async function keepKilling({ instances, addInstance }: TestSite, steps: readonly Step[]): Promise<number> {
  let killed = 0
  const began = performance.now()
  for (const [n, step] of steps.entries()) {
    await pause(Math.max(0, began + (n * sendingMs) / steps.length - performance.now()))
    step.open()
    await pause(killAfterMs)
    const [doomed] = instances.splice(0, 1)
    doomed?.child.process.kill('SIGKILL')
    await doomed?.child.ended
    if (doomed?.child.process.signalCode === 'SIGKILL') killed += 1
    await addInstance()
  }
  return killed
}

async function uploadTime(url: string, client: Client, tries: Tries): Promise<number> {
  const file = xmlFile({ seed: randomUUID() })
  const errand = { client, batch: randomUUID(), key: randomUUID(), file, mustArrive: true }
  const began = performance.now()
  const outcome = await deliver(url, errand)
  tries.expect(outcome === 'done', `the other client's file: ${outcome}`)
  return performance.now() - began
}

/** Waits until no mail of the account is being read and none of its uploads is open; gives up after `patienceMs`. */
async function settle({ database }: TestSite, account: string): Promise<void> {
  const sql = postgres(database.url, { max: 1 })
  try {
    for (const until = Date.now() + patienceMs; Date.now() < until; await pause(1000)) {
      const [left] = await sql<{ count: string }[]>`
        select (select count(*) from public.mails where user_id = ${account} and state = 'reading')
             + (select count(*) from public.uploads where user_id = ${account} and status in ('reserved', 'verifying')) as count`
      if (left?.count === '0') return
    }
  } finally {
    await sql.end()
  }
}

async function findDamage({ database }: TestSite, account: string, tries: Tries): Promise<string> {
  const sql = postgres(database.url, { max: 1 })
  try {
    const [rows] = await sql<{ mails: number; subjects: number; originals: number; objects: number }[]>`
      select count(*)::int as mails, count(distinct m.sha256)::int as subjects, count(k.mail)::int as originals,
        (select count(*)::int from storage.objects o where o.bucket_id = 'mails' and o.name like ${`${account}/%`}) as objects
      from public.mails m left join private.mail_originals k on k.mail = m.id where m.user_id = ${account}`
    tries.expect(rows?.mails === mailCount, `${rows?.mails} mails were kept of ${mailCount}`)
    tries.expect(rows?.subjects === mailCount, `${rows?.subjects} different mails were kept of ${mailCount}`)
    tries.expect(rows?.originals === mailCount, `${rows?.originals} mails have their original`)
    tries.expect(rows?.objects === mailCount, `${rows?.objects} originals are stored of ${mailCount} mails`)
    const states = await sql<{ state: string; count: number }[]>`
      select state, count(*)::int as count from public.mails where user_id = ${account} group by state order by state`
    const found = Object.fromEntries(states.map(({ state, count }) => [state, count]))
    const wanted = Math.min(readPerHour, mailCount)
    const readMails = (found.read ?? 0) + (found['no-invoice'] ?? 0)
    tries.expect(readMails === wanted, `${readMails} mails were read, wanted ${wanted}`)
    tries.expect((found.paused ?? 0) === mailCount - wanted, `${found.paused ?? 0} mails wait`)
    const [files] = await sql<{ brought: number; documents: number; contents: number; invoices: number }[]>`
      select (select count(*)::int from public.mails m, jsonb_array_elements(m.files) f
                where m.user_id = ${account} and f.value ->> 'result' = 'accepted') as brought,
        (select count(*)::int from public.documents d where d.user_id = ${account} and d.kind = 'file') as documents,
        (select count(distinct d.sha256)::int from public.documents d where d.user_id = ${account} and d.kind = 'file') as contents,
        (select count(*)::int from public.invoices i where i.user_id = ${account}) as invoices`
    tries.expect(
      files?.brought === found.read &&
        files?.documents === found.read &&
        files?.contents === found.read &&
        files?.invoices === found.read,
      `of ${found.read} mails with an invoice: ${JSON.stringify(files)}`,
    )
    return `${JSON.stringify(found)}, ${files?.invoices} invoices`
  } finally {
    await sql.end()
  }
}

export const check = checkOfSite(
  async (site, tries) => {
    const [taker, other] = await approvedClients(site, 2)
    if (!taker || !other) throw new Error('nobody is there')
    const { client } = cookieClient(site.connection)
    const signedIn = await client.auth.signInWithPassword(taker)
    const allowed = await client.rpc('allow_mail_sender', { sender: '@proveedor.example' })
    const { data: page, error } = await client.rpc('my_mail')
    const failure = signedIn.error ?? allowed.error ?? error
    if (failure) throw new Error('checks.mail-address', { cause: failure })
    const { address } = page as { address: string }
    const mails = await someMails()

    for (let at = 0; at < 4; at++) await uploadTime(site.url, other, tries)
    const alone: number[] = []
    for (let at = 0; at < aloneTries; at++) alone.push(await uploadTime(site.url, other, tries))

    // Restarting killed instances takes processor time, so uploads are also measured with kills but without mails.
    const withKills = async <T>(send: (steps: readonly Step[]) => Promise<T>) => {
      const steps = Array.from({ length: kills }, newStep)
      let ended = false
      const work = Promise.all([send(steps), keepKilling(site, steps)]).finally(() => (ended = true))
      // Uploads begin at regular times, even while an earlier upload waits because its instance was killed.
      const files: Promise<number>[] = []
      while (!ended && files.length < mostFiles) {
        files.push(uploadTime(site.url, other, tries))
        await pause(uploadEveryMs)
      }
      const times = await Promise.all(files)
      const [sent, killed] = await work
      tries.expect(killed === kills, `${killed} instances were killed of ${kills}`)
      return { times, sent }
    }
    const { times: killedOnly } = await withKills(async () => undefined)

    const tally = { repeats: 0, accepted: 0 }
    const { times: during, sent: broughtMs } = await withKills((steps) =>
      bring(site, `${address}@${site.connection.mailIn.domain}`, mails, steps, tally),
    )
    tries.expect(tally.accepted === mailCount, `${tally.accepted} mails were accepted`)
    const ratio = median(during) / median(alone)
    tries.expect(ratio <= maxRatio, `the other client's file took ${ratio.toFixed(2)} times as long`)
    await settle(site, taker.id)
    const found = await findDamage(site, taker.id, tries)
    console.log(
      `${mailCount} mails of one sender in ${(broughtMs / 1000).toFixed(0)} s with ${kills} kills and ${tally.repeats} repeated calls: ${found}.`,
    )
    console.log(
      `A file of another client alone ${median(alone).toFixed(0)} ms, with the same kills but no mails ${median(killedOnly).toFixed(0)} ms, meanwhile ${median(during).toFixed(0)} ms (at most ${Math.max(...during).toFixed(0)}, ${during.length} tries), ratio ${ratio.toFixed(2)}.`,
    )
    if (part !== 1) console.log(`Shortened: CHECK_LENGTH=${part}.`)
  },
  { seeded: false },
)
