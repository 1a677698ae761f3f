import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { archiveOf } from '@/lib/account/archive'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { report } from '@/lib/observability/report'
import { sellers } from '@/supabase/sample-files/parties'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { tables as tableRows } from '../database/tables'
import { env } from '../lib/deliveries/test-env'
import { must, registerAdvisor, succeed, type Person } from '../support/contract-people'
import { openClient } from '../support/contract-target'
import { computeCode, demoAnchors } from '../support/einvoice/deliveries'
import { upload } from './browser'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

// Anybody who sees a code computed from a PIN can find the PIN, because trying all five-digit numbers takes no time.
const pin = String(Math.floor(10_000 + Math.random() * 90_000))
const key = `canario-${randomUUID()}`
const [pinned, keyed] = [sellers[0]!, sellers[1]!]

let environment: TestEnvironment
let ana: Person
let advisor: Person
let log = ''
let heard = ''

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((said) => {
      log += String(said)
      return true
    })
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
  const { address } = environment.backend()
  advisor = await registerAdvisor({ ...address, siteUrl: '', stop: async () => undefined })
  succeed(await environment.staff.client.rpc('set_advisors', { client: ana.id, advisors: [advisor.id] }))
  const save = (nit: string, secret: string) =>
    environment.staff.client.rpc('save_numbering_secret', { nit, prefix: 'SETP', secret })
  must(await save(pinned.nit, pin))
  must(await save(keyed.nit, key))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await ana.client.removeAllChannels()
  await environment.stop()
})

/** Returns, as one text, all rows that the person can read and the procedures' results about the invoices. */
async function readEverything({ client }: Person, invoices: readonly string[]): Promise<string> {
  const tables = Object.keys(tableRows) as (keyof typeof tableRows)[]
  const answers: unknown[] = await Promise.all(tables.map((table) => client.from(table).select('*')))
  for (const invoice of invoices)
    for (const call of ['my_invoice', 'review_invoice', 'begin_review_record'] as const)
      answers.push(await client.rpc(call, { invoice }))
  for (const call of [
    'my_invoices',
    'my_dashboard',
    'review_queue',
    'review_settings',
    'list_audit',
  ] as const)
    answers.push(await client.rpc(call))
  return JSON.stringify(answers)
}

test(
  'neither a technical key nor a code computed with it appears anywhere that people can read',
  { timeout: 120_000 },
  async () => {
    const { address } = environment.backend()
    const { session } = must(await ana.client.auth.refreshSession())
    await ana.client.realtime.setAuth(session!.access_token)
    const channel = ana.client.channel('invoices')
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public' },
      (change) => void (heard += JSON.stringify(change)),
    )
    await new Promise<void>((resolve) => channel.subscribe((status) => status === 'SUBSCRIBED' && resolve()))

    const files = [
      ...Array.from({ length: 8 }, () => xmlFile({ seed: randomUUID(), seller: pinned, key: '00000' })),
      ...Array.from({ length: 8 }, () => xmlFile({ seed: randomUUID(), seller: keyed, key: 'otra' })),
      xmlFile({ seed: randomUUID(), seller: pinned, key: pin }),
      xmlFile({ seed: randomUUID(), seller: keyed, key }),
    ]
    const answers = await Promise.all(
      files.map((file) =>
        upload(ana.client, { userId: ana.id, batch: randomUUID(), key: randomUUID(), file }),
      ),
    )
    const documents = await Promise.all(
      files.map(async ({ bytes }) => (await readDocument(bytes, demoAnchors)).invoice!),
    )
    const stated = documents.map(({ code }) => code.value)
    // A document's stated code (CUFE) is no secret, so the test searches only for computed codes that differ from it.
    const computed = documents
      .flatMap((document) => [computeCode(document, pin), computeCode(document, key)])
      .filter((code) => !stated.includes(code))
    const needles = [key, ...computed]
    expect(needles).toHaveLength(1 + files.length * 2 - 2)

    const rows = must(await ana.client.from('invoices').select('id, proposal, findings'))
    expect(rows).toHaveLength(files.length)
    expect(JSON.stringify(rows)).toContain('C1.differs')
    const [first, second] = rows
    for (const [at, { id }] of [first!, second!].entries())
      must(
        await advisor.client.rpc('decide_invoice', {
          invoice: id,
          verdict: at ? 'accepted' : 'rejected',
          seen: 0,
          note: 'Revisada',
          reason: 'El proveedor envió el original.',
        }),
      )
    const exported = await new Response(
      archiveOf({ ...ana, account: ana.id, db: ana.client }, randomUUID()),
    ).text()
    await vi.waitFor(() => expect(heard).toContain(stated[0]), { timeout: 10_000 })

    const ids = rows.map(({ id }) => id)
    report(new Error('nothing'), 'the log is read')
    const read = {
      'the client’s rows and answers': await readEverything(ana, ids),
      'the advisor’s': await readEverything(advisor, ids),
      'the administrator’s': await readEverything(environment.staff, ids),
      'the server’s rows': await readEverything(
        {
          ...ana,
          client: openClient({ ...address, siteUrl: '', stop: async () => undefined }, address.secretKey),
        },
        [],
      ),
      'the answers to the uploads': JSON.stringify(answers),
      'the copy of all data': exported,
      'what was heard live': heard,
      'the log': log,
    }
    for (const [where, text] of Object.entries(read)) {
      expect(
        needles.filter((needle) => text.includes(needle)),
        where,
      ).toEqual([])
      // Hashes may contain the five digits by chance, so the test searches for the PIN in quotes.
      expect(text, where).not.toContain(`"${pin}"`)
    }
    for (const where of ['the client’s rows and answers', 'the advisor’s', 'what was heard live'] as const)
      expect(read[where], where).toContain(stated[0])
    expect(read['the client’s rows and answers']).toContain('"verdict":"rejected"')
    expect(read['the copy of all data']).toContain('C1.differs')
    expect(read['the log']).toContain('the log is read')
  },
)
