import type { Sql } from 'postgres'
import { bogotaDay } from '@/lib/calendar/civil-day'

type People = { client: string; admin: string }

export async function fillObligations(sql: Sql, clients: number, { client, admin }: People): Promise<void> {
  await sql`insert into auth.users (id, email) select case n when 1 then ${client}::uuid when 2 then ${admin}::uuid else gen_random_uuid() end,
    'persona' || n || '@empresa.example' from generate_series(1, ${clients + 1}::int) n`
  await sql`update public.user_approval_status set status = 'approved'`
  await sql`insert into private.staff (user_id, role) values (${admin}, 'admin')`
  await sql`
    insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, filed_on)
    select s.user_id, case when n % 5 = 0 then 'social-security' else 'withholding' end, to_char(date '2023-01-01' + make_interval(months => n), 'YYYY-MM'),
           d, d, d, 'computed', 'Norma', 'Fuente', case when n < 8 then 'filed' else 'not-started' end, case when n < 8 then d end
    from public.user_approval_status s, generate_series(1, 50) n, lateral (select current_date - 60 + n * 8 as d) x
    where s.user_id <> ${admin}`
  await sql`update public.obligations set state = 'waiting' where user_id = ${client} and listed between current_date and current_date + 20`
  // Each client gets one of seven advisors.
  await sql`insert into auth.users (id, email) select gen_random_uuid(), 'asesor' || n || '@firma.example' from generate_series(1, 7) n`
  await sql`insert into private.staff (user_id, role, name) select id, 'advisor', email from auth.users where email like 'asesor%'`
  await sql`insert into private.client_advisors (client, advisor)
    select c.user_id, a.user_id from (select user_id, row_number() over (order by user_id) % 7 as n from public.user_approval_status
        where user_id not in (select user_id from private.staff)) c
    join (select user_id, row_number() over (order by user_id) % 7 as n from private.staff where role = 'advisor') a using (n)`
  await sql`insert into private.obligation_plans (account) select user_id from public.user_approval_status`
  await sql.unsafe('vacuum analyze')
}

export const month = bogotaDay(new Date()).slice(0, 7)
/** A filter of the obligation board; the tests replace the advisor `first` by an advisor's id. */
type BoardFilter = { state?: string; kind?: string; advisor?: string; search?: string }
export const boardFilters: [string, BoardFilter][] = [
  ['a month', {}],
  ['what is open', { state: 'open' }],
  ['what is overdue', { state: 'overdue' }],
  ['what few have', { state: 'waiting' }],
  ['a kind of obligation', { kind: 'social-security' }],
  ['letters of one client', { search: 'persona77@' }],
  ['letters of all', { search: 'empresa' }],
  ['a member', { advisor: 'first' }],
  ['nobody', { advisor: 'nobody' }],
  ['a member and what is open of a kind', { advisor: 'first', state: 'open', kind: 'withholding' }],
]
