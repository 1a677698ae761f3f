import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

const megabytes = (count: number) => count * 2 ** 20

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.run('delete from public.upload_batches'))

type Uploads = { count: number; size?: number; status?: string; age?: string }

function uploaded({ count, size = 10, status = 'done', age = '1 hour' }: Uploads) {
  const batch = randomUUID()
  return scene.run(`
    insert into public.upload_batches (id, user_id) values ('${batch}', '${scene.people.ana}');
    insert into public.uploads (user_id, batch_id, key, name, path, declared_type, declared_size, status, created_at, expires_at)
    select '${scene.people.ana}', '${batch}', gen_random_uuid(), 'factura.pdf', gen_random_uuid()::text, 'application/pdf',
      ${size}, '${status}', now() - interval '${age}', now() - interval '${age}' + interval '2 hours'
    from generate_series(1, ${count})`)
}

const begin = async (size = 10, who: 'ana' | 'luis' = 'ana') => {
  const call = `begin_upload('${randomUUID()}', '${randomUUID()}', 'factura.pdf', 'application/pdf', ${size})`
  return (await scene.refusal(who, call))?.message ?? 'a place'
}

describe('a client’s uploads of a day', () => {
  test('end at 200 files, while another client can still upload', async () => {
    await uploaded({ count: 199 })
    expect(await begin()).toBe('a place')
    expect(await begin()).toBe('upload-quota')
    expect(await begin(10, 'luis')).toBe('a place')
  })

  test('include refused files and duplicates, but not files that never arrived', async () => {
    await uploaded({ count: 100, status: 'rejected' })
    await uploaded({ count: 99, status: 'duplicate' })
    await uploaded({ count: 500, status: 'expired' })
    expect(await begin()).toBe('a place')
    expect(await begin()).toBe('upload-quota')
  })

  test('are those of the last 24 hours', async () => {
    await uploaded({ count: 200, age: '23 hours 59 minutes' })
    expect(await begin()).toBe('upload-quota')
    await scene.run(`update public.uploads set created_at = created_at - interval '2 minutes'`)
    expect(await begin()).toBe('a place')
  })

  test('end at 2 GB, to the byte', async () => {
    await uploaded({ count: 190, size: megabytes(10) })
    await uploaded({ count: 1, size: megabytes(148) - 10 })
    expect(await begin(11)).toBe('upload-quota')
    expect(await begin(10)).toBe('a place')
    expect(await begin(1)).toBe('upload-quota')
  })
})

describe('a member’s uploads for clients on a day', () => {
  const receipt = async (size = 10) => {
    const call = `begin_receipt('${scene.people.ana}', '${randomUUID()}', 'recibo.pdf', 'application/pdf', ${size})`
    return (await scene.refusal('admin', call))?.message ?? 'a place'
  }
  const added = (count: number, size = 10) =>
    scene.run(`
      insert into public.upload_batches (id, user_id) values ('${scene.people.admin}', '${scene.people.admin}');
      insert into public.uploads (user_id, batch_id, key, name, path, declared_type, declared_size, status, purpose, for_client)
      select '${scene.people.admin}', '${scene.people.admin}', gen_random_uuid(), 'recibo.pdf', gen_random_uuid()::text,
        'application/pdf', ${size}, 'done', 'receipt', '${scene.people.ana}' from generate_series(1, ${count})`)
  const attachment = async () =>
    (await scene.refusal('admin', `begin_attachment('${randomUUID()}', 'carta.pdf', 'application/pdf', 10)`))
      ?.message ?? 'a place'

  test('end at 2,000 files, beside the member’s own uploads', async () => {
    await added(1999)
    expect(await attachment()).toBe('a place')
    expect(await receipt()).toBe('a place')
    expect(await receipt()).toBe('upload-quota')
    expect(await attachment()).toBe('a place')
  })

  test('end at 2 GB together with the member’s own uploads', async () => {
    await added(204, megabytes(10))
    await scene.run(`update public.uploads set declared_size = ${megabytes(18) - 10}
      where id = (select id from public.uploads limit 1)`)
    expect(await receipt(11)).toBe('upload-quota')
    expect(await receipt(10)).toBe('a place')
    expect(await attachment()).toBe('upload-quota')
  })
})

test('a reserved place takes a file for two hours, and not a moment longer', async () => {
  const call = `begin_upload('${randomUUID()}', '${randomUUID()}', 'factura.pdf', 'application/pdf', 10)`
  await scene.ask('ana', call)
  const [{ path, open } = { path: '', open: '' }] = await scene.rows<{ path: string; open: string }>(
    'select path, (expires_at - created_at)::text as open from public.uploads',
  )
  expect(open).toBe('02:00:00')
  const claims = { role: 'authenticated' as const, sub: scene.people.ana, aal: 'aal2' }
  const put = () =>
    scene.database.asCaller(claims, (db) =>
      sql`insert into storage.objects (id, bucket_id, name) values (${randomUUID()}::uuid, 'facturas', ${path})`.execute(
        db,
      ),
    )
  await scene.run(`update public.uploads set expires_at = now() - interval '1 second' where path = '${path}'`)
  await expect(put()).rejects.toThrow(/row-level security/)
  await scene.run(`update public.uploads set expires_at = now() + interval '1 minute' where path = '${path}'`)
  await expect(put()).resolves.toBeDefined()
})

test.each([
  ['an invoice', 'begin_upload', 'factura.pdf', 10],
  ['a large file', 'begin_attachment', 'balance.pdf', 20_000_000],
] as const)(
  'a reserved place for %s takes no more bytes than the check of the file allows',
  async (_, begin, name, size) => {
    await scene.run(`insert into private.firm_settings (name, value) values ('large_files', 'true')
    on conflict (name) do update set value = excluded.value`)
    const batch = begin === 'begin_upload' ? `'${randomUUID()}', ` : ''
    await scene.ask('ana', `${begin}('${randomUUID()}', ${batch}'${name}', 'application/pdf', ${size})`)
    const [place] = await scene.rows<{ path: string }>('select path from public.uploads')
    /** Writes the row with which the storage service makes the bytes visible. */
    const keep = (bytes: number, overwrite = false) =>
      scene.run(`insert into storage.objects (id, bucket_id, name, version, metadata)
      values (gen_random_uuid(), 'facturas', '${place?.path}', gen_random_uuid(), '{"size": ${bytes}}')
      ${overwrite ? 'on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata' : ''}`)
    const most = Math.max(size, 10_485_760)
    await expect(keep(most + 1)).rejects.toThrow('too-large')
    await keep(most)
    await expect(keep(most + 1, true)).rejects.toThrow('too-large')
  },
)
