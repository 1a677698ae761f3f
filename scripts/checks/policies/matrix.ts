import type { Sql } from 'postgres'
import type { Fixtures } from '../../../tests/database/fixtures'
import type { Procedure } from '../../../tests/database/catalogue'
import { functionCells, storageCells, tableCells } from '../../../tests/database/matrix'
import { commands, roles } from '../../../tests/database/roles'
import { operationNames, tryStorage } from '../../../tests/database/storage-operations'
import { tryFunction } from '../../../tests/database/try-function'
import { tryTable } from '../../../tests/database/try-table'
import type { Mutation } from './mutations'

/** One cell of the tests' matrix: what it is about, and how to ask whether it still holds. */
type Cell = { about: string; name: string; wanted: string; ask: () => Promise<string> }

type ByRole = Record<string, string>

export async function readCells(sql: Sql, fixtures: Fixtures): Promise<Cell[]> {
  const procedures = await sql<Procedure[]>`
    select p.proname as name, coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type',
      format_type(p.proargtypes[i - 1], null)) order by i) from generate_series(1, p.pronargs) i), '[]') as args
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`
  const ofTables = Object.entries(tableCells).flatMap(([table, cells]) =>
    commands.flatMap((command) =>
      roles.map((role) => ({
        about: `public.${table}`,
        name: `${command} ${table} as ${role}`,
        wanted: cells[command][role],
        ask: () => tryTable(fixtures, table, command, role),
      })),
    ),
  )
  const ofFunctions = procedures.flatMap((procedure) =>
    roles.map((role) => ({
      about: `function ${procedure.name}`,
      name: `${procedure.name} as ${role}`,
      wanted: (functionCells as Record<string, ByRole>)[procedure.name]?.[role] ?? 'no cell',
      ask: () => tryFunction(fixtures, procedure, role),
    })),
  )
  const ofBuckets = Object.entries(storageCells).flatMap(([bucket, cells]) =>
    operationNames.flatMap((operation) =>
      roles.map((role) => ({
        about: 'storage.objects',
        name: `${operation} of ${bucket} as ${role}`,
        wanted: cells[operation][role],
        ask: () => tryStorage(fixtures, bucket, operation, role),
      })),
    ),
  )
  return [...ofTables, ...ofFunctions, ...ofBuckets]
}

/** The cells of what was weakened, the likely one first. */
export function cellsOf(cells: readonly Cell[], { about, likely }: Mutation): Cell[] {
  const own = cells.filter((cell) => cell.about === about)
  return [...own.filter(({ name }) => name === likely), ...own.filter(({ name }) => name !== likely)]
}

/** The first cell that does not hold, in words; null when all do. */
export async function firstNoticed(cells: readonly Cell[]): Promise<string | null> {
  for (const { name, wanted, ask } of cells) {
    // What throws has noticed as well: it could not do what it does on the right database.
    const found = await ask().catch(
      (error: unknown) => `breaks: ${error instanceof Error ? error.message : 'thrown'}`,
    )
    if (found !== wanted) return `${name}: ${found}, not ${wanted}`
  }
  return null
}
