import { RealtimeClient } from '@supabase/realtime-js'
import type { ContractTarget } from '../../../tests/support/contract-target'
import type { Visitor } from '../people'
import { leaksIn } from './markers'
import { strangers, type Site } from './site'

const patienceMs = 20_000

/** Updates every published row of client B, and deletes and restores one row, so that listeners get changes. */
async function play({ sql }: Site, tables: string[], owner: string): Promise<void> {
  for (const table of tables)
    await sql`update public.${sql(table)} set user_id = user_id where user_id = ${owner}`
  const [folder] = await sql`delete from public.user_drive_folders where user_id = ${owner} returning *`
  await sql`insert into public.user_drive_folders ${sql(folder!)}`
}

/** Everybody subscribes to every table in three ways, but only client B and the firm may get client B's changes. */
export async function probeRealtime(site: Site): Promise<void> {
  const { sql, company, marked, tries } = site
  const { target, people } = company.fixtures
  const owner = people.clientB.id
  const published = await sql<{ name: string; owned: boolean }[]>`
    select tablename as name, exists (select from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = tablename and c.column_name = 'user_id') as owned
    from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' order by 1`
  const tables = [...published.map(({ name }) => name), 'outbox', 'client_profiles', 'consents']
  const wishes = [
    ...tables.flatMap((table) => [
      { event: '*', schema: 'public', table },
      { event: '*', schema: 'public', table, filter: `user_id=eq.${owner}` },
    ]),
    ...['public', 'private', 'auth', '*'].map((schema) => ({ event: '*', schema })),
  ]
  const listeners: Listener[] = []
  // The administrator joins last. A change that reaches the administrator could have reached all other listeners.
  for (const who of [...strangers, 'clientB', 'admin'] as const)
    listeners.push(await listen(target, who, company.tokens[who], wishes))
  const owned = published.filter((one) => one.owned).map(({ name }) => name)
  await play(site, owned, owner)
  const may = listeners.filter(({ who }) => who === 'clientB' || who === 'admin')
  const isLast = (change: string) => change.includes('"INSERT"') && change.includes(marked.markers.folder!)
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    if (may.every(({ heard }) => heard.some(isLast))) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  for (const one of listeners) await one.settled()

  for (const { who, heard } of may) {
    // The administrator gets no changes of client B's notifications, because a notification belongs to one person.
    for (const table of owned.filter((name) => who === 'clientB' || name !== 'notifications'))
      tries.expect(
        heard.some((change) => change.includes(`"${table}"`) && change.includes(owner)),
        `realtime: ${who}, who may, hears nothing of ${table}`,
      )
    for (const event of ['UPDATE', 'DELETE', 'INSERT'])
      tries.expect(
        heard.some((change) => change.includes(`"${event}"`) && change.includes('"user_drive_folders"')),
        `realtime: ${who}, who may, hears no ${event}`,
      )
  }
  for (const { who, heard } of listeners.filter((one) => one.who !== 'admin'))
    for (const table of tables) {
      const about = heard.filter((change) => change.includes(`"${table}"`))
      const leaks = about.flatMap((change) => [
        ...leaksIn(marked, who, change),
        ...(who !== 'clientB' && change.includes(owner) ? ['a row of the client'] : []),
      ])
      tries.expect(leaks.length === 0, `realtime: ${who} hears ${leaks.join(', ')} of ${table}`)
    }
  for (const one of listeners) await one.leave()
  const shown = may.map(({ heard }) =>
    Object.values(marked.markers).filter((value) => heard.some((change) => change.includes(value))),
  )
  tries.expect(
    shown.every(({ length }) => length > 4),
    'realtime: hardly a marked text reaches those who may hear it',
  )
  console.log(
    `  realtime: ${listeners.length} listeners, ${wishes.length} channels each, ${tables.length} tables`,
  )
  console.log(
    `  control: ${shown.map(({ length }) => length).join(' and ')} markers heard by client B and the firm`,
  )
}

type Listener = {
  who: Visitor
  heard: string[]
  settled: () => Promise<unknown>
  leave: () => Promise<void>
}
type Wish = { event: string; schema: string; table?: string; filter?: string }

/** Opens one channel for each subscription, because a refused subscription must not close the others. */
async function listen(
  { url, publishableKey }: ContractTarget,
  who: Visitor,
  token: string | null,
  wishes: Wish[],
): Promise<Listener> {
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey },
    // The token is passed as a function, because a token that is set once is lost when the client joins a channel.
    accessToken: async () => token,
  })
  await client.setAuth()
  const heard: string[] = []
  const join = (wish: Wish, at: number) =>
    new Promise<void>((resolve) => {
      client
        .channel(`prueba-${who}-${at}`)
        .on('postgres_changes', wish as never, (change: unknown) => heard.push(JSON.stringify(change)))
        .on('system', {}, () => resolve())
        .subscribe((status) => {
          if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') resolve()
        })
    })
  await Promise.all(wishes.map(join))
  return {
    who,
    heard,
    settled: () => client.channels[0]!.track({}),
    leave: async () => {
      await client.removeAllChannels()
      await client.disconnect()
    },
  }
}
