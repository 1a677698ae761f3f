import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

/** Rows are valid for these times after they are written; users notice a change, so the test makes it deliberate. */
const lasting: Readonly<Record<string, string>> = {
  'private.account_invitations.until': '7 days',
  'private.client_imports.until': '7 days',
  'private.owner_changes.until': '7 days',
  'private.signature_codes.until': '00:10:00',
  'uploads.expires_at': '02:00:00',
}

test('invitations, imports and other rows with a time limit are valid for exactly the decided time', async () => {
  const found = await scene.rows<{ place: string; lasts: string }>(`
    select format('%s.%s', c.oid::regclass, a.attname) as place, pg_get_expr(d.adbin, d.adrelid) as lasts
    from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_get_expr(d.adbin, d.adrelid) like '%interval%'
    order by 1`)
  expect(
    Object.fromEntries(
      found.map(({ place, lasts }) => [place, /'([^']+)'::interval/.exec(lasts)?.[1] ?? lasts]),
    ),
  ).toEqual(lasting)
})

test('an invitation that is sent again is open for another week', async () => {
  await scene.ask('ana', `invite_person('sol@empresa.example', 'reader')`)
  const left = async () =>
    (
      await scene.rows<{ hours: number }>(
        `select round(extract(epoch from until - now()) / 3600)::int as hours from private.account_invitations where email = 'sol@empresa.example'`,
      )
    )[0]?.hours
  expect(await left()).toBe(7 * 24)
  await scene.run(`update private.account_invitations set until = now() - interval '1 day'`)
  const [row] = await scene.rows<{ id: string }>('select id from private.account_invitations')
  await scene.ask('ana', `resend_invitation('${row?.id}')`)
  expect(await left()).toBe(7 * 24)
})

test('a removed person’s page can read their status for ten seconds, and nothing after that', async () => {
  const { ana, luis } = scene.people
  const sees = async (seconds: number) => {
    await scene.run(`delete from private.account_members where account = '${ana}' and user_id = '${luis}';
      insert into private.account_members (account, user_id, role, since, until)
        values ('${ana}', '${luis}', 'reader', now() - interval '1 day', clock_timestamp() - interval '${seconds} seconds')`)
    const found = await scene.rows<{ account: string }>(`
      select m.account from (select set_config('request.jwt.claim.sub', '${luis}', true) as claims offset 0) c
      cross join lateral (select private.my_memberships() as account where c.claims is not null) m`)
    return found.some(({ account }) => account === ana)
  }
  expect([await sees(5), await sees(11)]).toEqual([true, false])
})
