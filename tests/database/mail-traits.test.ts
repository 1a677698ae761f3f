import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPayload } from '@/lib/mail/mail-payload'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await openMigratedDatabase()
})
afterAll(() => fresh.remove())

test('the database has a row of traits for each mail that the site can write', async () => {
  const written = mailPayload.options.flatMap(({ shape }) => [...shape.template.values])
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where oid = 'private.mail_traits(text)'::regprocedure`.execute(
    fresh.database.kysely,
  )
  const known = [...(rows[0]?.source ?? '').matchAll(/^\s+\('([a-z-]+)', /gm)].map(([, name]) => name)
  expect(known.toSorted()).toEqual(written.toSorted())
})

test('mails with a secret are sent only to their first address, and only mails about access reach people without access', async () => {
  const traits = (template: string) =>
    sql<{ topic: string | null; keeps_address: boolean; without_access: boolean }>`
      select * from private.mail_traits(${template})`.execute(fresh.database.kysely)
  const of = async (template: string) => (await traits(template)).rows[0]
  expect(await of('signature-code')).toEqual({ topic: null, keeps_address: true, without_access: true })
  expect(await of('approval-rejected')).toEqual({ topic: null, keeps_address: false, without_access: true })
  expect(await of('message-answered')).toEqual({
    topic: 'messages',
    keeps_address: false,
    without_access: false,
  })
  expect(await of('of-an-older-version')).toEqual({
    topic: null,
    keeps_address: false,
    without_access: false,
  })
})
