import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { Sql } from 'postgres'
import { rawRequest, type Answer } from '../site-client/requests'
import { callAsOwner, probeActions } from './authz/actions'
import { bodies, closedAddresses } from './authz/addresses'
import { belongingsOf, differences, strangers, type Part, type Site } from './authz/site'
import { markFixtures, shows } from './authz/markers'
import { probeReads, probeWrites, showReads, writeAsOwner } from './authz/pages'
import { probeRealtime } from './authz/realtime'
import { probeRest, showRest } from './authz/rest'
import { probeStorage, showStorage } from './authz/storage'
import { sideBySide, checkOfSite } from './check'
import { signInFixtures } from './people'

/** Removes scripts, nonces and the requested id from an answer, so that two answers can be compared. */
const withoutIds = ({ status, text }: Answer, id: string) =>
  `${status} ${text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replaceAll(id, 'ID')}`

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/
/** Members of the firm share all templates, so only client A must be unable to tell which template ids exist. */
const membersOwn = /^\/admin\/(firmas|solicitudes|trabajo)\/plantillas\//

/** The browser chooses the id of a new draft, so an unknown id succeeds here, while a foreign id must be refused. */
const begins = /^POST \/api\/equipo\/documentos\//

/** An id of another client must get the same answer as an id that does not exist. */
async function probeForeignIds({ url, company: { cookies }, marked, tries }: Site): Promise<void> {
  const own = closedAddresses(marked.ids)
  const random = closedAddresses(
    Object.fromEntries(Object.entries(marked.ids).map(([name]) => [name, randomUUID()])),
  )
  const texts = bodies(marked.ids)
  const pairs = own.flatMap((address, at) => {
    const other = random[at]
    if (!other || other.path === address.path) return []
    const unknowing = membersOwn.test(address.path)
      ? (['clientA'] as const)
      : (['clientA', 'advisor'] as const)
    return address.methods.flatMap((method) =>
      unknowing.map((who) => ({
        method,
        mine: address.path,
        theirs: begins.test(`${method} ${other.path}`) ? other.path.replace(uuid, randomUUID()) : other.path,
        who,
      })),
    )
  })
  await sideBySide(pairs, async ({ method, mine, theirs, who }) => {
    const ask = async (path: string) => {
      const body = texts.find(([place]) => place.test(path))?.[1] ?? {}
      const answer = await rawRequest(url, path, {
        method,
        headers: { cookie: cookies[who], origin: url, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
      const id = uuid.exec(path)?.[0] ?? ''
      return { ...answer, plain: withoutIds(answer, id) }
    }
    // A slow page may send status 200 before it notices a missing row, so differing answers get four more tries.
    let [foreign, nobody] = [await ask(mine), await ask(theirs)]
    for (let again = 0; again < 4 && foreign.plain !== nobody.plain; again++)
      [foreign, nobody] = [await ask(mine), await ask(theirs)]
    // A page may send status 200 before its content is known, so its content shows whether access was refused.
    const refused = foreign.status >= 400 || foreign.status === 307 || !shows(marked, foreign.text)
    tries.expect(refused, `${method} ${mine} answers ${who} with ${foreign.status}`)
    tries.expect(
      foreign.plain === nobody.plain || begins.test(`${method} ${mine}`),
      `${method} ${mine}: ${who} can tell it from an id that does not exist (${foreign.status}, ${nobody.status})`,
    )
  })
  console.log(`  ids: ${pairs.length} addresses with a foreign id beside one that does not exist`)
}

/** A deadlock can occur, because the site's own jobs lock the same tables in another order. */
const isDeadlock = (error: unknown) => error instanceof postgres.PostgresError && error.code === '40P01'

async function keepRows(sql: Sql): Promise<() => Promise<void>> {
  // The check neither saves nor restores the table `outbox`, because the worker locks it.
  // Rate limits are neither saved nor restored, because they must keep counting the check's calls.
  const tables = await sql<{ name: string; kept: string; columns: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '_' || c.relname) as kept,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private') and c.relname not in ('outbox', 'rate_limits') order by 1`
  await sql`create schema kept`
  for (const { name, kept, columns } of tables)
    await sql.unsafe(`create table ${kept} as select ${columns} from ${name}`)
  const names = tables.map(({ name }) => name).join(', ')
  const rows = tables.map(
    ({ name, kept, columns }) =>
      `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`,
  )
  // The saved rows are consistent, so they are restored with triggers and foreign keys turned off.
  const restore = () =>
    sql.begin(async (tx) => {
      await tx.unsafe(`lock table ${names} in exclusive mode; set local session_replication_role = replica`)
      await tx.unsafe(rows.join('\n'))
    })
  return async () => {
    for (let tries = 1; ; tries++)
      try {
        await restore()
        return
      } catch (error) {
        if (!isDeadlock(error) || tries === 5) throw error
      }
  }
}

/** Returns what each visitor's session permits, because a refusal proves nothing when the session has ended. */
async function whoTheyAre({ url, company }: Site): Promise<Record<string, string>> {
  const { target } = company.fixtures
  const people = [...strangers, 'clientB', 'admin'] as const
  const answers = people.map(async (who) => {
    const authorization = `Bearer ${company.tokens[who] ?? target.publishableKey}`
    const access = await rawRequest(target.url, '/rest/v1/rpc/my_access', {
      method: 'POST',
      headers: { apikey: target.publishableKey, authorization, 'content-type': 'application/json' },
      body: '{}',
    })
    const ticket = await rawRequest(url, '/api/realtime-token', { headers: { cookie: company.cookies[who] } })
    // The person's name is not a right. Everyone may change their name, so the name is removed from the answer.
    const rights = who === 'anon' ? 'nobody' : access.text.replace(/^\{"name":(null|"[^"]*"),/, '{')
    return [who, `${ticket.status} ${rights}`] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

const parts: Record<string, Part> = {
  reads: { probe: probeReads, show: showReads },
  ids: { probe: probeForeignIds },
  rest: { probe: probeRest, show: showRest },
  storage: { probe: probeStorage, show: showStorage },
  writes: { probe: probeWrites, control: writeAsOwner },
  actions: { probe: probeActions, control: callAsOwner },
  // Realtime has no `probe`, because a probe must not change rows and Realtime sends nothing without a change.
  realtime: { control: probeRealtime },
}

export const check = checkOfSite(
  async (testSite, tries, named) => {
    // The arguments name the parts to run, as in `npm run check -- authz -- actions storage`; by default all run.
    const wanted = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name))
    const sql = postgres(testSite.database.url, { onnotice: () => undefined })
    try {
      const company = await signInFixtures(testSite)
      const marked = await markFixtures(sql, company)
      const { clientB } = company.fixtures.people
      const site = { url: testSite.url, sql, restore: await keepRows(sql), company, marked, tries }
      const people = await whoTheyAre(site)
      let known = await belongingsOf(sql, clientB.id)
      for (const [name, { probe, show }] of wanted) {
        await probe?.(site)
        const now = await belongingsOf(sql, clientB.id)
        const changed = differences(known, now)
        tries.expect(changed.length === 0, `${name} changed what client B has: ${changed.join(', ')}`)
        await site.restore()
        await show?.(site)
        await site.restore()
        known = await belongingsOf(sql, clientB.id)
      }
      for (const [who, answer] of Object.entries(await whoTheyAre(site)))
        tries.expect(answer === people[who], `${who} was ${people[who]}, and is ${answer} after the probes`)
      for (const [, { control }] of wanted) {
        await site.restore()
        await control?.(site)
      }
    } finally {
      await sql.end()
    }
  },
  { seeded: false },
)
