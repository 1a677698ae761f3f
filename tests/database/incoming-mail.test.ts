import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  for (const who of ['ana', 'luis'] as const)
    await scene.run(`insert into private.mail_addresses (account, token_sha256, local_part)
      values ('${scene.people[who]}', encode(sha256('${who}'), 'hex'), 'x-${who.padStart(12, '0')}')`)
})
afterAll(() => scene?.close())
beforeEach(() => scene.run('delete from public.mails'))

type Who = 'ana' | 'luis'
/** Adds mails that arrived two hours ago and have been read. */
const came = (who: Who, mails: number, size = 1_000) =>
  scene.run(`insert into public.mails (user_id, sha256, size, via, state, received_at)
    select '${scene.people[who]}', encode(sha256(convert_to('${randomUUID()}' || n, 'UTF8')), 'hex'), ${size}, 'a@proveedor.example',
      'read', clock_timestamp() - interval '2 hours' from generate_series(1, ${mails}) n`)
/** Delivers another mail, and returns its state or the reason of its refusal. */
async function next(who: Who): Promise<string> {
  const sha256 = createHash('sha256').update(randomUUID()).digest('hex')
  const call = `public.keep_mail('${randomUUID()}', (select id from private.mail_addresses where account = '${scene.people[who]}'),
    '${sha256}', 1000, 'b@proveedor.example', '{}')`
  try {
    const [row] = await scene.rows<{ state: string }>(`select ${call} ->> 'state' as state`)
    return row?.state ?? ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('when the firm has received its mails of a day', () => {
  test('mails are paused only for accounts with many of them', async () => {
    await came('luis', 2_000)
    expect(await next('luis')).toBe('paused')
    expect(await next('ana')).toBe('reading')
    await came('ana', 100)
    expect(await next('ana')).toBe('paused')
  })
  test('mails are refused only for accounts with many of them', async () => {
    await came('luis', 25_000)
    expect(await next('luis')).toBe('upload-quota')
    expect(await next('ana')).toBe('reading')
    await came('ana', 100)
    expect(await next('ana')).toBe('upload-quota')
  })
  test('mails are refused only for accounts with many bytes of them', async () => {
    await came('luis', 6, 2_000_000_000)
    expect(await next('luis')).toBe('upload-quota')
    expect(await next('ana')).toBe('reading')
    await came('ana', 9, 25_000_000)
    expect(await next('ana')).toBe('upload-quota')
  })
})

test('an account receives at most 2 GB of mails a day', async () => {
  await came('ana', 1, 2_147_483_000)
  expect(await next('ana')).toBe('upload-quota')
})

test('an account receives at most 5,000 mails a day', async () => {
  await came('ana', 4_999)
  expect(await next('ana')).toBe('paused')
  expect(await next('ana')).toBe('upload-quota')
})
