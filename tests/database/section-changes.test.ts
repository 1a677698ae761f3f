import { expect, test } from 'vitest'
import { openMigratedDatabase } from './fresh-database'
import { sql } from 'kysely'

/** `pg_trigger.tgtype` has these bits for the commands of a trigger. */
const bits = { insert: 4, delete: 8, update: 16 }

test('open pages of the agenda are told of every added, changed and deleted row of hours and absences', async () => {
  const { database, remove } = await openMigratedDatabase()
  try {
    const { rows } = await sql<{ name: string; type: number }>`
      select tgrelid::regclass::text as name, tgtype::int as type from pg_trigger
      where tgfoid = 'private.note_section_change'::regproc and encode(tgargs, 'escape') like 'closed-hours%'`.execute(
      database.kysely,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { name, type } of rows)
      for (const [command, bit] of Object.entries(bits)) expect(type & bit, `${name} ${command}`).toBe(bit)
  } finally {
    await remove()
  }
})
