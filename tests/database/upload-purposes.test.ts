import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import { purposeOf, purposes } from '@/lib/uploads/purposes'
import { openMigratedDatabase } from './fresh-database'
import { sql } from 'kysely'

let fresh: Awaited<ReturnType<typeof openMigratedDatabase>>
beforeAll(async () => {
  fresh = await openMigratedDatabase()
  await fresh.database.boot((session) =>
    session(`insert into private.firm_settings (name, value) values ('message_files', '"all"'), ('large_files', 'true')
      on conflict (name) do update set value = excluded.value`),
  )
})
afterAll(() => fresh?.remove())

const rows = async <T>(query: string): Promise<T[]> =>
  (await sql.raw<T>(query).execute(fresh.database.kysely)).rows
const names = Object.keys(purposes)
/** Returns the values that a check constraint of the table `uploads` allows. */
async function namedBy(constraint: string): Promise<string[]> {
  const [found] = await rows<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where conname = '${constraint}'`,
  )
  return [...(found?.text.matchAll(/'([a-z-]+)'/g) ?? [])].map(([, name = '']) => name).toSorted()
}

test('the database and the site know the same purposes of uploads, and which of them name a client', async () => {
  expect(await namedBy('uploads_purpose_check')).toEqual(names.toSorted())
  expect(await namedBy('uploads_for_client')).toEqual(
    names.filter((name) => purposeOf(name).forClient).toSorted(),
  )
})

test.each(names)(
  'the database and the site allow the same files for %s, also after the firm has allowed more',
  async (name) => {
    const { isWide = false, forClient = false } = purposeOf(name)
    const [allowed] = await rows(
      `select private.takes_file('application/zip', '${name}') as zip, private.most_bytes('${name}')::int as bytes`,
    )
    expect(allowed).toEqual({ zip: isWide, bytes: isWide ? maxLargeFileSize : maxFileSize })
    await rows(`delete from private.firm_settings where name = 'message_files'`)
    const [usual] = await rows(`select private.takes_file('text/csv', '${name}') as csv`)
    expect(usual).toEqual({ csv: isWide && (forClient || name === 'outgoing') })
    await rows(`insert into private.firm_settings (name, value) values ('message_files', '"all"')`)
  },
)

test.each(names)(
  'the procedure that begins an upload for %s reserves a place for that purpose',
  async (name) => {
    const { begin, finish } = purposeOf(name)
    const found = await rows<{ proname: string; prosrc: string }>(
      `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and proname in ('${begin}', '${finish}')`,
    )
    expect(found.map(({ proname }) => proname).toSorted()).toEqual([begin, finish].toSorted())
    const reserving = found.find(({ proname }) => proname === begin)?.prosrc ?? ''
    expect(/private\.reserve_upload\([^;]*?'([a-z-]+)'/.exec(reserving)?.[1]).toBe(name)
  },
)
