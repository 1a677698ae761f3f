import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  must,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import type { Client, ContractTarget } from '../support/contract-target'
import { openClientScene } from './client-scene'

type Overview = {
  title: string
  notes: { id: string; body: string; author: string; mine: boolean; edited_at: string | null }[]
  history: { rows: { action: string; by: string; member: string | null }[]; next: number | null }
  documents: { name: string; uploaded_by: string }[]
}

let target: ContractTarget
let service: Client
let admin: Person
let advisor: Person
let other: Person
let client: Person
beforeAll(async () => void ({ target, service, admin, advisor, other, client } = await openClientScene()))
afterAll(() => target?.stop())

const overview = async (member: Person) =>
  must(await member.client.rpc('client_overview', { client: client.id })) as unknown as Overview

test('when two administrators assign advisors at once, one wins, and the other sees who changed them and when', async () => {
  const second = await registerStaff(target)
  const shared = await register(target, 'repartido')
  succeed(await advisor.client.rpc('set_approval', { target: shared.id, new_status: 'approved' }))
  const assign = (member: Person, advisors: Person[], seen: Person[]) =>
    member.client.rpc('set_advisors', {
      client: shared.id,
      advisors: advisors.map(({ id }) => id),
      expected: seen.map(({ id }) => id),
    })
  const answers = await Promise.all([
    assign(admin, [other], [advisor]),
    assign(second, [advisor, other], [advisor]),
  ])
  const refused = answers.flatMap(({ error }) => (error ? [error] : []))
  expect(refused.map(({ message }) => message)).toEqual(['assigned-meanwhile'])
  const winner = answers[0].error ? second : admin
  const { by, at } = JSON.parse(refused[0]?.details ?? '') as { by: string; at: string }
  expect(by).toBe(winner.email.split('@')[0])
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000)
  const [wanted] = [answers[0].error ? [advisor, other] : [other]]
  succeed(await assign(admin, wanted, [advisor]))
  succeed(await assign(admin, [advisor], wanted.toReversed()))
})

test('a client with several advisors has one responsible advisor, also after others join or leave', async () => {
  const [one, two] = [await registerAdvisor(target), await registerAdvisor(target)]
  const person = await register(target, 'compartida')
  succeed(await admin.client.rpc('set_approval', { target: person.id, new_status: 'approved' }))
  const set = (advisors: Person[], responsible?: Person) =>
    admin.client.rpc('set_advisors', {
      client: person.id,
      advisors: advisors.map(({ id }) => id),
      ...(responsible ? { responsible: responsible.id } : {}),
    })
  const first = async () => {
    const overview = must(await admin.client.rpc('client_overview', { client: person.id }))
    const { advisors } = overview as { advisors: { id: string; responsible: boolean }[] }
    expect(advisors.filter(({ responsible }) => responsible)).toHaveLength(Math.min(advisors.length, 1))
    return advisors[0]?.id
  }
  succeed(await set([one]))
  expect(await first()).toBe(one.id)
  succeed(await set([one, two], two))
  expect(await first()).toBe(two.id)
  expect(must(await person.client.rpc('my_header'))).toMatchObject({ advisor: two.email.split('@')[0] })
  succeed(await set([one, two]))
  expect(await first()).toBe(two.id)
  expect((await set([one], two)).error?.message).toBe('invalid-input')
  const successor = await registerAdvisor(target)
  succeed(await admin.client.rpc('remove_member', { member: two.id, heir: successor.id }))
  expect(await first()).toBe(successor.id)
  succeed(await set([one]))
  expect(await first()).toBe(one.id)
  succeed(await set([]))
  expect(await first()).toBeUndefined()
})

test('another advisor’s client has no page for the member', async () => {
  const nobody = randomUUID()
  for (const id of [client.id, nobody, admin.id]) {
    expect((await other.client.rpc('client_overview', { client: id })).error?.message).toBe('not-found')
    expect((await other.client.rpc('client_history', { client: id })).error?.message).toBe('not-found')
    expect(
      (await other.client.rpc('add_client_note', { client: id, note: randomUUID(), body: 'x' })).error
        ?.message,
    ).toBe('not-found')
  }
  expect((await admin.client.rpc('client_overview', { client: advisor.id })).error?.message).toBe('not-found')
  expect((await client.client.rpc('client_overview', { client: client.id })).error?.message).toBe(
    'staff-only',
  )
})

describe('notes about a client', () => {
  test('are added, changed and deleted only by their author, each time with one row in the log', async () => {
    const note = randomUUID()
    const add = { client: client.id, note, body: ' Llamar después de las 3 ' }
    succeed(await advisor.client.rpc('add_client_note', add))
    succeed(await advisor.client.rpc('add_client_note', add))
    expect((await overview(admin)).notes).toMatchObject([
      { id: note, body: 'Llamar después de las 3', author: advisor.email.split('@')[0], mine: false },
    ])
    const edit = { note, body: 'Llamar por la mañana', seen: 'Llamar después de las 3' }
    expect((await admin.client.rpc('edit_client_note', edit)).error?.message).toBe('forbidden')
    expect((await other.client.rpc('edit_client_note', edit)).error?.message).toBe('not-found')
    succeed(await advisor.client.rpc('edit_client_note', edit))
    expect((await advisor.client.rpc('edit_client_note', { ...edit, body: 'Otra' })).error?.message).toBe(
      'conflict',
    )
    expect((await overview(advisor)).notes).toMatchObject([{ body: 'Llamar por la mañana', mine: true }])
    expect((await admin.client.rpc('delete_client_note', { note })).error?.message).toBe('forbidden')
    succeed(await advisor.client.rpc('delete_client_note', { note }))
    expect((await overview(advisor)).notes).toEqual([])
    const trail = must(
      await admin.client
        .from('audit_log')
        .select('action, actor')
        .eq('target', client.id)
        .like('action', 'note.%')
        .order('id'),
    )
    expect(trail).toEqual(
      ['added', 'changed', 'deleted'].map((what) => ({ action: `note.${what}`, actor: advisor.id })),
    )
  })

  test('cannot be read by the client', async () => {
    succeed(
      await advisor.client.rpc('add_client_note', {
        client: client.id,
        note: randomUUID(),
        body: 'Muy secreto',
      }),
    )
    const token = (await client.client.auth.getSession()).data.session?.access_token
    for (const profile of ['public', 'private']) {
      const answer = await fetch(`${target.url}/rest/v1/client_notes?select=*`, {
        headers: {
          apikey: target.publishableKey,
          authorization: `Bearer ${token}`,
          'accept-profile': profile,
        },
      })
      expect(answer.ok).toBe(false)
    }
    expect(must(await client.client.from('audit_log').select('id'))).toEqual([])
  })
})

test('the history of a client has pages and says who caused each event', async () => {
  const { rows, next } = must(
    await advisor.client.rpc('client_history', { client: client.id, max_rows: 2 }),
  ) as unknown as Overview['history']
  expect(rows).toHaveLength(2)
  const rest = must(
    await advisor.client.rpc('client_history', { client: client.id, before_id: next ?? 0, max_rows: 100 }),
  ) as unknown as Overview['history']
  const all = [...rows, ...rest.rows]
  expect(rest.next).toBeNull()
  expect(all.at(-1)).toMatchObject({
    action: 'approval.approved',
    by: 'member',
    member: advisor.email.split('@')[0],
  })
  expect(all).toContainEqual(expect.objectContaining({ action: 'company.added', by: 'client', member: null }))
})

describe('a document that the firm adds for a client', () => {
  const bytes = () => new Blob([`%PDF-1.4 ${randomUUID()}`], { type: 'application/pdf' })
  const place = () => ({
    client: client.id,
    key: randomUUID(),
    file_name: 'Declaración.pdf',
    declared_type: 'application/pdf',
    declared_size: 45,
  })
  async function bring(member: Person, file: Blob) {
    const begun = must(await member.client.rpc('begin_client_file', place()))
    must(await member.client.storage.from('facturas').upload(begun.path, file))
    must(await service.rpc('claim_upload', { upload: begun.id, lease_seconds: 60, owner: member.id }))
    const content_sha256 = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex')
    const finish = {
      upload: begun.id,
      attempt: 1,
      content_sha256,
      content_size: file.size,
      content_type: file.type,
      push_drive: false,
    }
    return { begun, answer: await service.rpc('finish_client_file', finish), finish }
  }

  test('says who added it, is not an invoice and sends one mail', async () => {
    const file = bytes()
    const choices = { client: client.id, choices: { documents: 'now' }, wordings: {}, policy: '1' }
    succeed(await service.rpc('save_mail_choices', choices))
    const { begun, answer, finish } = await bring(advisor, file)
    expect(must(answer)).toMatchObject({ status: 'done', number: null })
    must(await service.rpc('finish_client_file', finish))
    expect(begun.path.startsWith(`${client.id}/`)).toBe(true)
    const own = must(await client.client.from('documents').select('id, name, uploaded_by').eq('id', begun.id))
    expect(own).toEqual([{ id: begun.id, name: 'Declaración.pdf', uploaded_by: 'firm' }])
    expect(must(await client.client.from('invoices').select('id').eq('document_id', begun.id))).toEqual([])
    expect((await service.storage.from('facturas').download(begun.path)).error).toBeNull()
    const mails = must(await service.from('outbox').select('payload').eq('key', `mail:document:${begun.id}`))
    expect(mails).toMatchObject([
      {
        payload: {
          template: 'document-brought',
          to: client.email,
          data: { account: client.id, name: 'Declaración.pdf' },
        },
      },
    ])
    const trail = must(
      await admin.client
        .from('audit_log')
        .select('actor')
        .eq('target', client.id)
        .eq('action', 'document.brought'),
    )
    expect(trail).toEqual([{ actor: advisor.id }])
    expect(must((await bring(admin, file)).answer)).toMatchObject({
      status: 'duplicate',
      document_id: begun.id,
    })
  })

  test('cannot be added for another advisor’s client, nor after the client was reassigned', async () => {
    expect((await other.client.rpc('begin_client_file', place())).error?.message).toBe('not-found')
    expect((await client.client.rpc('begin_client_file', place())).error?.message).toBe('staff-only')
    const late = await register(target, 'tarde')
    succeed(await other.client.rpc('set_approval', { target: late.id, new_status: 'approved' }))
    const begun = must(await other.client.rpc('begin_client_file', { ...place(), client: late.id }))
    must(await other.client.storage.from('facturas').upload(begun.path, bytes()))
    succeed(await admin.client.rpc('set_advisors', { client: late.id, advisors: [] }))
    must(await service.rpc('claim_upload', { upload: begun.id, lease_seconds: 60 }))
    const finish = {
      upload: begun.id,
      attempt: 1,
      content_sha256: 'a'.repeat(64),
      content_size: 9,
      content_type: 'application/pdf',
      push_drive: false,
    }
    expect(must(await service.rpc('finish_client_file', finish))).toEqual({ status: 'expired' })
    // An expired upload is never finished, so its object in storage is reported as an object without a row.
    expect(must(await service.rpc('stray_objects', { idle_seconds: 0 }))).toContain(begun.path)
  })

  test('can no longer be uploaded when the client is reassigned', async () => {
    const late = await register(target, 'cedida')
    succeed(await other.client.rpc('set_approval', { target: late.id, new_status: 'approved' }))
    const begun = must(await other.client.rpc('begin_client_file', { ...place(), client: late.id }))
    succeed(await admin.client.rpc('set_advisors', { client: late.id, advisors: [] }))
    const { error } = await other.client.storage.from('facturas').upload(begun.path, bytes())
    expect(error?.message).toMatch(/row-level security/)
  })

  test('keeps its first upload when the key is repeated, and the key finds no upload of another kind', async () => {
    const one = place()
    const first = must(await advisor.client.rpc('begin_client_file', one))
    expect(must(await advisor.client.rpc('begin_client_file', one)).id).toBe(first.id)
    const key = randomUUID()
    must(
      await advisor.client.rpc('begin_attachment', {
        key,
        file_name: 'Declaración.pdf',
        declared_type: 'application/pdf',
        declared_size: 45,
      }),
    )
    expect((await advisor.client.rpc('begin_client_file', { ...one, key })).error?.message).toBe('key-reused')
  })
})
