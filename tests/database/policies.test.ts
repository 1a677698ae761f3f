import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget } from '../support/contract-target'
import { createFixtures, type Fixtures } from './fixtures'
import { readCatalogue } from './catalogue'
import { deniedProcedure, deniedTable } from './missing-rights'
import { procedures } from './procedures'
import { commands, roles, type Role } from './roles'
import { operationNames, tryStorage } from './storage-operations'
import { storageCells } from './storage-cells'
import { tables as tableRows } from './tables'
import { tryFunction } from './try-function'
import { triesOf } from './try-table'

const catalogue = await readCatalogue()
const tables = catalogue.tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
const buckets = catalogue.buckets.map(({ name }) => name)

const cell = (cells: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], cells)

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures(await openTarget())
})
afterAll(() => fixtures.target.stop())

test('every table, function and bucket has expected results for each role, and no other does', () => {
  const wanted = [
    ...tables.flatMap((table) =>
      commands.flatMap((command) => roles.map((role) => ['table', table, command, role])),
    ),
    ...catalogue.procedures.flatMap(({ name }) => roles.map((role) => ['function', name, role])),
    ...buckets.flatMap((bucket) =>
      operationNames.flatMap((name) => roles.map((role) => ['bucket', bucket, name, role])),
    ),
  ]
  const declared = { table: cellsOf(tableRows), function: cellsOf(procedures), bucket: storageCells }
  const missing = wanted.filter((names) => cell(declared, ...names) === undefined)
  expect(missing.map((names) => names.join(' '))).toEqual([])
  expect(Object.keys(tableRows).sort()).toEqual(tables)
  expect(Object.keys(procedures).sort()).toEqual(catalogue.procedures.map(({ name }) => name))
  expect(Object.keys(storageCells)).toEqual(buckets)
})

const cellsOf = (rows: Record<string, { cells: unknown }>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { cells }]) => [name, cells]))

/** Tries the roles in a single test, because this is faster and a failure shows the results of all roles. */
async function byRole(attempt: (role: Role) => Promise<string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const role of roles) found[role] = await attempt(role)
  return found
}

describe.each(tables)('rights to the table %s', (table) => {
  const attempt = triesOf(table)
  const known = catalogue.tables.find(({ schema, name }) => schema === 'public' && name === table)
  test.each(commands)('%s', async (command) => {
    const found = await byRole(
      async (role) => deniedTable(known, command, role) ?? (await attempt(fixtures, command, role)),
    )
    expect(found).toEqual(cell(tableRows, table, 'cells', command))
  })
})

test.each(catalogue.procedures)('rights to the function $name', async (procedure) => {
  const found = await byRole(
    async (role) => deniedProcedure(procedure, role) ?? (await tryFunction(fixtures, procedure, role)),
  )
  expect(found).toEqual(cell(procedures, procedure.name, 'cells'))
})

describe.each(buckets)('rights to the bucket %s', (bucket) => {
  test.each(operationNames)('%s', async (operation) => {
    const found = await byRole((role) => tryStorage(fixtures, bucket, operation, role))
    expect(found).toEqual(cell(storageCells, bucket, operation))
  })
})
