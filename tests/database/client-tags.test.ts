import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
let ana: string
let luis: string
beforeAll(async () => {
  scene = await openReviewScene()
  ana = scene.people.ana
  luis = scene.people.luis
})
afterAll(() => scene?.close())

type Who = 'admin' | 'advisor' | 'other'
const array = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join()}]::text[]`
const tag = (who: Who | 'ana', clients: string[], added: string[], removed: string[] = []) =>
  scene.ask<object[]>(
    who,
    `change_client_tags(${array(clients)}::uuid[], ${array(added)}, ${array(removed)})`,
  )
const listed = async (who: Who, wanted: object) =>
  (await scene.ask<{ rows: { id: string }[] }>(who, `list_clients('${JSON.stringify(wanted)}')`)).rows.map(
    ({ id }) => id,
  )

describe('tags', () => {
  beforeEach(() => scene.run('delete from private.client_tags'))

  test('are added and removed for many clients, keep their first spelling, and filter the list', async () => {
    expect(await tag('admin', [ana], ['Cafés'])).toEqual([])
    expect(await tag('admin', [ana, luis], [' CAFES ', 'Al día'])).toEqual([])
    const choices = (who: Who) => scene.ask(who, 'client_choices()')
    expect(await choices('admin')).toMatchObject({
      tags: [
        { name: 'Al día', clients: 2 },
        { name: 'Cafés', clients: 2 },
      ],
    })
    expect(await choices('advisor')).toMatchObject({ tags: [{ clients: 1 }, { clients: 1 }] })
    expect(await choices('other')).toMatchObject({ tags: [] })
    expect(await listed('admin', { tag: 'cafés' })).toEqual(expect.arrayContaining([ana, luis]))
    await tag('admin', [luis], [], ['cafés'])
    expect(await listed('admin', { tag: 'cafés' })).toEqual([ana])
    const { rows } = await scene.ask<{ rows: { tags: string[] }[] }>('advisor', 'list_clients()')
    expect(rows).toMatchObject([{ tags: ['Al día', 'Cafés'] }])
    const log = await scene.rows<object>(
      `select target, before, after from public.audit_log where action = 'client.tagged' order by id desc limit 1`,
    )
    expect(log).toEqual([
      { target: luis, before: { tags: ['Al día', 'Cafés'] }, after: { tags: ['Al día'] } },
    ])
  })

  test('cannot be set for another advisor’s client, which is named, or by clients', async () => {
    expect(await tag('advisor', [ana, luis], ['Cafés'])).toEqual([{ client: luis, code: 'not-found' }])
    expect(await listed('admin', { tag: 'Cafés' })).toEqual([ana])
    await expect(tag('ana', [ana], ['Cafés'])).rejects.toThrow('staff-only')
  })

  test('are limited to ten for a client, two hundred in all and thirty characters', async () => {
    const many = Array.from({ length: 10 }, (_, n) => `Etiqueta ${n}`)
    expect(await tag('admin', [ana], many)).toEqual([])
    expect(await tag('admin', [ana, luis], ['Otra'])).toEqual([{ client: ana, code: 'client-tag-limit' }])
    for (const name of ['', '·', 'x'.repeat(31)])
      await expect(tag('admin', [ana], [name]), name).rejects.toThrow('invalid-input')
    await expect(tag('admin', [], ['Cafés'])).rejects.toThrow('invalid-input')
    await scene.run(`insert into private.client_tags (client, name, key)
      select '${luis}', 'Serie ' || n, 'serie ' || n from generate_series(1, 189) n`)
    await expect(tag('admin', [ana], ['Una más'])).rejects.toThrow('tag-limit')
    await tag('admin', [ana], [], ['Etiqueta 0'])
    expect(await tag('admin', [ana], ['Etiqueta 0'])).toEqual([])
  })
})

describe('the filters of the client list', () => {
  const save = (client: string, from: string, profile: object) =>
    scene.ask(
      'admin',
      `save_tax_profile('${client}', '${from}', '${JSON.stringify({ kind: 'company', ...profile })}', now())`,
    )

  test('use the regime and municipalities of the profile that is valid today', async () => {
    const soacha = [{ code: '25754', duties: [] }]
    await save(ana, '2025-01-01', { regime: 'ordinary', municipalities: soacha })
    await save(ana, '2026-01-01', { regime: 'simple', municipalities: [{ code: '11001', duties: [] }] })
    await save(ana, '2099-01-01', { regime: 'ordinary', municipalities: soacha })
    await save(luis, '2026-01-01', { regime: 'ordinary', municipalities: soacha })
    expect(await listed('admin', { regime: 'simple' })).toEqual([ana])
    expect(await listed('admin', { regime: 'ordinary' })).toEqual([luis])
    expect(await listed('admin', { municipality: '11001' })).toEqual([ana])
    expect(await listed('admin', { municipality: '25754' })).toEqual([luis])
    expect(await listed('advisor', { municipality: '25754' })).toEqual([])
    expect(await scene.ask('admin', 'client_choices()')).toMatchObject({ municipalities: ['11001', '25754'] })
    const { rows } = await scene.ask<{ rows: object[] }>('advisor', 'list_clients()')
    expect(rows).toMatchObject([{ id: ana, regime: 'simple' }])
  })

  test('find retired clients by their status and by a search, and rejected registrations separately', async () => {
    const decide = (person: string, status: string) =>
      scene.ask('admin', `set_approval('${person}', '${status}', 'Cerró')`)
    await scene.run(`
      update auth.users set email_confirmed_at = now() where id = '${luis}';
      insert into public.consents (user_id, email, purpose, action, policy_version, text_sha256)
        values ('${luis}', 'luis@empresa.example', 'registro', 'granted', '1', repeat('a', 64))`)
    await decide(luis, 'rejected')
    expect(await listed('admin', {})).toEqual([ana])
    expect(await listed('admin', { search: 'luis' })).toEqual([luis])
    expect(await listed('admin', { status: 'retired' })).toEqual([luis])
    expect(await listed('admin', { status: 'rejected' })).toEqual([])
    await decide(luis, 'waitlist')
    expect(await listed('admin', { status: 'retired' })).toEqual([])
    await decide(luis, 'rejected')
    expect(await listed('admin', { status: 'rejected' })).toEqual([luis])
    expect(await listed('admin', { search: 'luis' })).toEqual([])
    await decide(luis, 'approved')
  })

  test('count a client as having access only if somebody can sign in, and a search finds invited people', async () => {
    await scene.ask(
      'admin',
      `create_client('33333333-3333-4333-8333-333333333333', '{"name": "Talleres Usme Ltda.", "nit": "900108281", "digit": 3}',
        people => '[{"email": "sara.rojas@talleres.example", "name": "Sara Rojas", "role": "owner"}]')`,
    )
    const made = '33333333-3333-4333-8333-333333333333'
    expect(await listed('admin', {})).toContain(made)
    expect(await listed('admin', { status: 'access' })).not.toContain(made)
    expect(await listed('admin', { status: 'access' })).toContain(ana)
    const counts = await scene.ask<Record<string, number>>('admin', 'client_views()')
    expect(counts['all']! - counts['access']!).toBe(1)
    expect(await listed('admin', { search: 'sara.rojas@talleres' })).toEqual([made])
    expect(await listed('admin', { search: 'Sara Rojas' })).toEqual([made])
    await scene.run(`update private.account_invitations set withdrawn_at = now() where account = '${made}'`)
    expect(await listed('admin', { search: 'sara rojas' })).toEqual([])
  })
})
