import { randomUUID } from 'node:crypto'
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decide, must, register, registerStaff, succeed, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

type Document = { id: string; name: string; user_id: string }
type Heard = { event: string; id: string | undefined; name: string | undefined; old: unknown }

let target: ContractTarget
let staff: Person
let ana: Person
let luis: Person
let server: Client
beforeAll(async () => {
  target = await openSharedTarget()
  server = openClient(target, target.secretKey)
  staff = await registerStaff(target)
  ana = await register(target, 'ana')
  luis = await register(target, 'luis')
  await decide(staff, ana, 'approved')
  await decide(staff, luis, 'approved')
})
afterEach(async () => {
  for (const client of [ana.client, luis.client, server]) await client.removeAllChannels()
})
afterAll(() => target?.stop())

type Wanted = { event?: '*'; filter?: string }

/** Subscribes to changes of `documents`, and resolves when the service has confirmed the subscription. */
async function follow(client: Client, { event = '*', filter }: Wanted = {}): Promise<Heard[]> {
  const heard: Heard[] = []
  await client.realtime.setAuth()
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`documents-${randomUUID()}`)
      .on(
        'postgres_changes',
        { event, schema: 'public', table: 'documents', filter },
        (change: RealtimePostgresChangesPayload<Document>) => {
          const row = change.new as Partial<Document>
          heard.push({ event: change.eventType, id: row.id, name: row.name, old: change.old })
        },
      )
      .on('system', {}, (message: { status?: string; extension?: string }) => {
        if (message.extension === 'postgres_changes' && message.status === 'ok') resolve()
      })
      .subscribe((status, error) => {
        if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') reject(error ?? new Error(status))
      })
  })
  return heard
}

const fileOf = (person: Person, name: string) => ({
  name,
  user_id: person.id,
  file_path: '/api/documentos/x',
  storage_path: `${person.id}/${randomUUID()}.pdf`,
  file_type: 'application/pdf',
  file_size: 10,
})

async function add(person: Person, name: string): Promise<string> {
  return must(await server.from('documents').insert(fileOf(person, name)).select('id').single()).id
}

/** Makes a change and waits until the listener receives it, because all earlier changes arrive before it. */
async function settle(heard: Heard[], person: Person): Promise<void> {
  const name = `fin-${randomUUID()}`
  await add(person, name)
  await expect.poll(() => heard.map((entry) => entry.name), { timeout: 10_000 }).toContain(name)
}

const without = (heard: Heard[]) => heard.filter((entry) => !entry.name?.startsWith('fin-'))

describe('a subscription to the person’s own documents', () => {
  test('hears inserts, updates and deletes in order', async () => {
    const heard = await follow(ana.client, { filter: `user_id=eq.${ana.id}` })
    const id = await add(ana, 'nueva.pdf')
    succeed(await server.from('documents').update({ google_drive_id: 'd' }).eq('id', id))
    succeed(await server.from('documents').update({ name: 'renombrada.pdf' }).eq('id', id))
    await expect.poll(() => heard.at(-1)?.name, { timeout: 10_000 }).toBe('renombrada.pdf')
    succeed(await server.from('documents').delete().eq('id', id))
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(4)
    expect(heard.map((entry) => entry.event)).toEqual(['INSERT', 'UPDATE', 'UPDATE', 'DELETE'])
    expect(heard.at(-1)).toEqual({ event: 'DELETE', id: undefined, name: undefined, old: { id } })
  })

  test('hears them without a filter too, and nothing of other people', async () => {
    const heard = await follow(ana.client)
    const own = await add(ana, 'mia.pdf')
    const other = await add(luis, 'ajena.pdf')
    // The service cannot check policies for a deleted row, so the insert must arrive before the deletion.
    await expect.poll(() => heard.map(({ id }) => id), { timeout: 10_000 }).toContain(own)
    succeed(await server.from('documents').delete().in('id', [own, other]))
    await settle(heard, ana)
    expect(without(heard).map((entry) => entry.event)).toEqual(['INSERT', 'DELETE'])
  })

  test('hears each of sixty changes at once', async () => {
    const heard = await follow(ana.client, { filter: `user_id=eq.${ana.id}` })
    const names = Array.from({ length: 60 }, (_, index) => `r-${index}.pdf`)
    succeed(await server.from('documents').insert(names.map((name) => fileOf(ana, name))))
    await settle(heard, ana)
    expect(without(heard).map((entry) => entry.name)).toEqual(names)
  })

  test('can filter by a list of values', async () => {
    const heard = await follow(ana.client, { filter: 'name=in.(uno.pdf,tres.pdf)' })
    const last = 'tres.pdf'
    for (const name of ['uno.pdf', 'dos.pdf', last]) await add(ana, name)
    await expect.poll(() => heard.at(-1)?.name, { timeout: 10_000 }).toBe(last)
    expect(heard.map((entry) => entry.name)).toEqual(['uno.pdf', last])
  })

  test('continues after the token was renewed', async () => {
    const heard = await follow(ana.client)
    must(await ana.client.auth.refreshSession())
    await ana.client.realtime.setAuth()
    await settle(heard, ana)
    expect(heard).toHaveLength(1)
  })
})

describe('nothing is heard', () => {
  test('by a second client, whatever filter they ask for', async () => {
    const spying = await follow(luis.client, { filter: `user_id=eq.${ana.id}` })
    const everything = await follow(luis.client)
    const id = await add(ana, 'privada.pdf')
    succeed(await server.from('documents').update({ name: 'privada-2.pdf' }).eq('id', id))
    succeed(await server.from('documents').delete().eq('id', id))
    await settle(everything, luis)
    expect(without(everything)).toEqual([])
    expect(spying).toEqual([])
  })

  test('without a sign-in, while waiting for approval or after a rejection', async () => {
    const waiting = await register(target, 'espera')
    const rejected = await register(target, 'rechazada')
    await decide(staff, rejected, 'rejected')
    const stranger = openClient(target)
    const witness = await follow(ana.client)
    const clients = [stranger, waiting.client, rejected.client]
    const heard = await Promise.all(clients.map((client) => follow(client)))
    for (const person of [ana, waiting, rejected]) {
      const id = await add(person, 'x.pdf')
      succeed(await server.from('documents').delete().eq('id', id))
    }
    await settle(witness, ana)
    expect(heard).toEqual([[], [], []])
    for (const client of clients) await client.removeAllChannels()
  })

  test('by a member who still needs the second step, in whatever order people listen', async () => {
    const owing = [openClient(target), openClient(target)]
    for (const { auth } of owing) must(await auth.signInWithPassword(staff))
    const before = await follow(owing[0]!)
    const heard = await follow(staff.client)
    const after = await follow(owing[1]!)
    await settle(heard, ana)
    expect([before, after]).toEqual([[], []])
    for (const client of [staff.client, ...owing]) await client.removeAllChannels()
  })

  test('by a client after a rejection while listening', async () => {
    const person = await register(target, 'cambia')
    await decide(staff, person, 'approved')
    const heard = await follow(person.client)
    const witness = await follow(ana.client)
    await settle(heard, person)
    await decide(staff, person, 'rejected')
    const before = heard.length
    const id = await add(person, 'despues.pdf')
    succeed(await server.from('documents').delete().eq('id', id))
    await settle(witness, ana)
    expect(heard).toHaveLength(before)
    await person.client.removeAllChannels()
  })

  test('with a forged token, which is refused', async () => {
    const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')
    const claims = { sub: ana.id, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 3600 }
    const token = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`
    const client = openClient(target)
    await client.realtime.setAuth(token)
    const status = await new Promise<string>((resolve) => {
      client
        .channel('forged')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'documents' }, () => undefined)
        .subscribe((state) => resolve(state))
    })
    expect(status).toBe('CHANNEL_ERROR')
    await client.removeAllChannels()
  })
})
