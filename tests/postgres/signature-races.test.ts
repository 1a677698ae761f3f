import { randomUUID } from 'node:crypto'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import {
  codeHash,
  consent,
  document,
  json,
  openSignatureScene,
  type SignatureScene,
  type Who,
} from '../database/signature-scene'
import { createMigrated } from '../support/postgres-databases'
import { startPostgres, type TestPostgres } from '../support/postgres'

/** The connection `first` locks a row in an open transaction, and the connection `second` waits for that row. */
let server: TestPostgres
let scene: SignatureScene
let first: Sql
let second: Sql
beforeAll(async () => {
  server = await startPostgres()
  const migrated = await openPostgres(await createMigrated(server.url))
  await migrate(migrated, path.resolve(import.meta.dirname, '../../supabase/migrations'))
  await migrated.close()
  const before = process.env.TEST_POSTGRES_URL
  process.env.TEST_POSTGRES_URL = server.url
  scene = await openSignatureScene().finally(() => {
    if (before === undefined) delete process.env.TEST_POSTGRES_URL
    else process.env.TEST_POSTGRES_URL = before
  })
  const [{ name = '' } = {}] = await scene.rows<{ name: string }>('select current_database() as name')
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  const connect = () => postgres(url, { max: 1, onnotice: () => undefined })
  ;[first, second] = [connect(), connect()]
}, 240_000)
afterAll(async () => {
  await Promise.all([first?.end(), second?.end()])
  await scene?.close()
  await server?.stop()
})
beforeEach(() => scene.run('delete from private.signature_codes'))

type Answer = { outcome: string } | string | number | null
type Signer = Who | { link: string }
const place = json({ ip: '203.0.113.9', agent: 'Prueba' })
const signing = (id: string, who: Signer) =>
  `public.sign_document('${id}', ${json(scene.whoIs(who))}, ${json({ hash: codeHash('482193'), sha256: document, consent })}, ${place})`
const declining = (id: string, who: Signer) =>
  `public.decline_signature('${id}', ${json(scene.whoIs(who))}, 'El valor no es el hablado', ${place})`

/** Runs the call `other` while the transaction of the call `one` is open, and returns both results. */
async function raced(one: string, other: string, { as = '', between = async () => {} } = {}) {
  const begun = Promise.withResolvers<Answer>()
  const end = Promise.withResolvers<void>()
  const winner = first.begin(async (transaction) => {
    await become(transaction, one.includes('withdraw_signature') ? as : '')
    const [row] = await transaction.unsafe(`select ${one} as answer`)
    begun.resolve((row as unknown as { answer: Answer }).answer)
    await end.promise
  })
  const won = await begun.promise
  let settled = false
  const loser = second
    .begin(async (transaction) => {
      await become(transaction, other.includes('withdraw_signature') ? as : '')
      const [row] = await transaction.unsafe(`select ${other} as answer`)
      return (row as unknown as { answer: Answer }).answer
    })
    .catch((error: Error) => error.message)
    .finally(() => void (settled = true))
  await expect
    .poll(async () =>
      scene.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    .toHaveLength(1)
  expect(settled).toBe(false)
  await between()
  end.resolve()
  await winner
  return [won, await loser] as const
}

async function become(transaction: { unsafe: Sql['unsafe'] }, member: string): Promise<void> {
  if (member === '') return
  const claims = JSON.stringify({ sub: member, role: 'authenticated', aal: 'aal2' })
  await transaction.unsafe(
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claims}', true),
      set_config('request.jwt.claim.sub', '${member}', true)`,
  )
}

async function ready(who: Signer, id: string): Promise<void> {
  await scene.prepare(id, who)
  await scene.askCode(id, who)
}
/** Creates a document that Ana and a signer without an account can sign in any order. */
async function both() {
  const id = await scene.sent([scene.signerOf('ana'), scene.outside()], { inOrder: false })
  const [link] = await scene.links(id)
  await ready('ana', id)
  await ready(link!, id)
  return { id, link: link! }
}
async function alone() {
  const id = await scene.sent()
  await ready('ana', id)
  return id
}
const broken = async (id: string) =>
  (await scene.rows<{ broken: number | null }>(`select private.signature_break('${id}') as broken`))[0]!
    .broken

describe('case 2: two signers in the same second', () => {
  test('the second waits for the first, and both sign in one chain of evidence', async () => {
    const { id, link } = await both()
    expect(await raced(signing(id, 'ana'), signing(id, link))).toEqual([
      { outcome: 'signed' },
      { outcome: 'signed' },
    ])
    expect(await scene.status(id)).toBe('sealing')
    expect(await broken(id)).toBeNull()
    expect((await scene.events(id)).filter((kind) => kind === 'signed')).toHaveLength(2)
  })

  test('case 10: a signer who presses the button twice signs once', async () => {
    const id = await alone()
    expect(await raced(signing(id, 'ana'), signing(id, 'ana'))).toEqual([
      { outcome: 'signed' },
      { outcome: 'signed' },
    ])
    expect((await scene.events(id)).filter((kind) => kind === 'signed')).toHaveLength(1)
  })

  test('an engagement letter starts its services once when its last two signers sign at the same time', async () => {
    const [template, id] = [randomUUID(), randomUUID()]
    const text = {
      name: 'Carta',
      kind: 'engagement',
      body: 'Carta de {{cliente}}, {{servicios}}.',
      reviewed: true,
    }
    await scene.ask('admin', `save_signature_template('${template}', ${json(text)})`)
    const terms = { services: ['Nómina'], work: [], fees: [], from: null, until: null, payDay: null }
    const file = {
      name: 'Carta',
      path: `${id}.pdf`,
      sha256: document,
      pages: 1,
      size: 9,
      flattened: {},
      template,
      version: 1,
      terms,
    }
    await scene.server(
      `keep_signature_file('${id}', '${scene.people.ana}', '${scene.people.advisor}', ${json(file)})`,
    )
    const content = scene.content([scene.signerOf('ana'), scene.outside()], { inOrder: false })
    await scene.ask('advisor', `send_signature('${id}', ${json(content)})`)
    const [link] = await scene.links(id)
    await ready('ana', id)
    await ready(link!, id)
    await raced(signing(id, 'ana'), signing(id, link!))
    expect(await scene.rows(`select name from private.client_services where engagement = '${id}'`)).toEqual([
      { name: 'Nómina' },
    ])
  })
})

describe('case 6: a document that expires or is withdrawn while it is signed', () => {
  const withdrawing = (id: string) => `public.withdraw_signature('${id}', 'Cambió el valor')`
  const advisor = () => ({ as: scene.people.advisor })

  test('is not signed if it was withdrawn first', async () => {
    const id = await alone()
    const [, loser] = await raced(withdrawing(id), signing(id, 'ana'), advisor())
    expect(loser).toEqual({ outcome: 'withdrawn' })
    expect(await scene.status(id)).toBe('withdrawn')
  })

  test('is not withdrawn if it was signed first', async () => {
    const id = await alone()
    const [winner, loser] = await raced(signing(id, 'ana'), withdrawing(id), advisor())
    expect(winner).toEqual({ outcome: 'signed' })
    expect(loser).toBe('signature-closed')
    expect(await scene.status(id)).toBe('sealing')
  })

  const endsIn = (id: string, time: string) =>
    scene.run(`alter table private.signature_requests disable trigger keep_signature_request;
      update private.signature_requests set due_at = clock_timestamp() + interval '${time}' where id = '${id}';
      alter table private.signature_requests enable trigger keep_signature_request`)

  test('is not signed if the signature waits until after the deadline', async () => {
    const id = await alone()
    await endsIn(id, '2 seconds')
    const lock = `(select x.id::text from private.signature_requests x where x.id = '${id}' for update)`
    const [, loser] = await raced(lock, signing(id, 'ana'), {
      between: () => new Promise((resolve) => setTimeout(resolve, 2_200)),
    })
    expect(loser).toEqual({ outcome: 'expired' })
    expect(await scene.status(id)).toBe('expired')
    expect((await scene.events(id)).filter((kind) => kind === 'expired')).toHaveLength(1)
  })

  test('is signed if the signature began before the deadline, even if the job expires documents meanwhile', async () => {
    const id = await alone()
    await endsIn(id, '2 seconds')
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const winner = first.begin(async (transaction) => {
      await transaction.unsafe(`select ${signing(id, 'ana')}`)
      begun.resolve()
      await end.promise
    })
    await begun.promise
    await new Promise((resolve) => setTimeout(resolve, 2_200))
    // The procedure skips rows that somebody has locked.
    expect((await second.unsafe('select public.expire_signatures() as n'))[0]).toEqual({ n: 0 })
    end.resolve()
    await winner
    await second.unsafe('select public.expire_signatures()')
    expect(await scene.status(id)).toBe('sealing')
  })
})

describe('case 9: a document that is declined and signed at once', () => {
  test('is declined if the decline came first, and the waiting signature is stopped', async () => {
    const { id, link } = await both()
    expect(await raced(declining(id, link), signing(id, 'ana'))).toEqual(['declined', { outcome: 'stopped' }])
    expect(await scene.status(id)).toBe('declined')
  })

  test('is declined after another’s signature too, because not all have signed', async () => {
    const { id, link } = await both()
    expect(await raced(signing(id, 'ana'), declining(id, link))).toEqual([{ outcome: 'signed' }, 'declined'])
    expect(await scene.status(id)).toBe('declined')
    expect(await broken(id)).toBeNull()
  })

  test('keeps the first of the two answers of one signer', async () => {
    const [yes, no] = [await alone(), await alone()]
    expect(await raced(signing(yes, 'ana'), declining(yes, 'ana'))).toEqual([
      { outcome: 'signed' },
      'sealing',
    ])
    await scene.run('delete from private.signature_codes')
    await scene.askCode(no, 'ana')
    expect(await raced(declining(no, 'ana'), signing(no, 'ana'))).toEqual([
      'declined',
      { outcome: 'declined' },
    ])
  })
})

test('two rounds of housekeeping at once remind a client of fees only once', async () => {
  await scene.run(`insert into private.fees (id, client, concept, amount, due_on)
    values (gen_random_uuid(), '${scene.people.ana}', 'Contabilidad', 1, current_date - 5)`)
  expect(await raced('public.queue_fee_reminders()', 'public.queue_fee_reminders()')).toEqual([1, 0])
  expect(await scene.rows(`select 1 from public.outbox where key like 'mail:fee-reminder:%'`)).toHaveLength(1)
})
