import { sql } from 'kysely'
import { openMigratedDatabase } from './fresh-database'

type Body = { name: string; body: string; open: boolean }
type Trigger = { table: string; function: string }
export type Writer = { name: string; staff: boolean; tables: string[] }

const bodies = sql<Body>`
  select format('%s.%s', p.pronamespace::regnamespace, p.proname) as name, string_agg(p.prosrc, ' ') as body,
    bool_or(p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')) as open
  from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'private') group by 1`
const onInsert = sql<Trigger>`
  select format('%s.%s', c.relnamespace::regnamespace, c.relname) as table,
    format('%s.%s', p.pronamespace::regnamespace, p.proname) as function
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and t.tgtype & 4 = 4`
const forStaff = /private\.(require_staff|require_admin|require_client|is_staff|is_admin)\(/

const named = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map(([, name = '']) => name)
const inserted = (body: string) => named(body, /insert into ((?:public|private|auth)\.\w+)/g)

/** Returns the tables into which each procedure inserts, also through functions and triggers. */
export async function readWriters(): Promise<Writer[]> {
  const { database, remove } = await openMigratedDatabase()
  try {
    const { rows: functions } = await bodies.execute(database.kysely)
    const { rows: triggers } = await onInsert.execute(database.kysely)
    const bodyOf = new Map(functions.map(({ name, body }) => [name, body]))
    const tablesOf = (root: string): string[] => {
      const [seen, tables, waiting] = [new Set<string>(), new Set<string>(), [root]]
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        if (seen.has(name)) continue
        seen.add(name)
        const body = bodyOf.get(name) ?? ''
        waiting.push(...named(body, /((?:public|private)\.\w+)\(/g).filter((one) => bodyOf.has(one)))
        for (const table of inserted(body)) {
          tables.add(table)
          waiting.push(...triggers.filter((one) => one.table === table).map((one) => one.function))
        }
      }
      return [...tables].toSorted()
    }
    return functions
      .filter(({ open }) => open)
      .map(({ name, body }) => ({
        name: name.replace('public.', ''),
        staff: forStaff.test(body),
        tables: tablesOf(name),
      }))
      .filter(({ tables }) => tables.length > 0)
  } finally {
    await remove()
  }
}
