import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue'
import { procedures as procedureRows } from './procedures'
import { roles } from './roles'

const { tables, procedures, policies, grants, unindexed, gates } = await readCatalogue()
const open = tables.filter(({ schema }) => schema === 'public')

test('row level security is on for every table, also in the private schema and the storage', () => {
  expect(open.length).toBeGreaterThan(10)
  expect(
    tables.filter(
      ({ rls, schema, name }) => !rls && (schema !== 'storage' || /^(objects|buckets)$/.test(name)),
    ),
  ).toEqual([])
})

test('every table has a comment that says who may do what', () => {
  expect(open.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
})

test('policies check the approval on every table for signed-in users, except two that people see before a decision', () => {
  const touched = new Set(grants.map(({ table }) => table))
  const gated = policies.filter(({ permissive, text }) => !permissive && text.includes('private.may_enter'))
  const open = [...touched].filter((table) => !gated.some((policy) => policy.table === `public.${table}`))
  expect(open).toEqual(['consents', 'user_approval_status'])
  expect(gated.map(({ table }) => table)).toContain('storage.objects')
})

// PostgreSQL plans an SQL function anew in each query, so the functions of policies are in another language.
test('functions that policies call are not written in SQL, so their plan is reused', () => {
  expect(gates.map(({ name }) => name)).toEqual(expect.arrayContaining(['may_enter', 'staff_role']))
  expect(gates.filter(({ language }) => language === 'sql')).toEqual([])
})

test('every foreign key has an index, except a few that point at the author of a row', () => {
  expect(unindexed).toEqual([
    'contact_messages.changed_by',
    'contact_messages.consent_id',
    'private.authority_grace.changed_by',
    'private.client_notes.author',
    'private.closed_hours.made_by',
    'private.contact_answers.author',
    'private.invoice_presence.member',
    'private.numbering_secrets.created_by',
    'private.review_switches.changed_by',
  ])
})

test('visitors who are not signed in may run no function and touch no table', () => {
  expect(procedures.filter(({ executable_by }) => executable_by.includes('anon'))).toEqual([])
  expect(grants.filter(({ grantee }) => grantee === 'anon')).toEqual([])
})

test('signed-in users may run the functions that tests/database/procedures lists for one of their roles, and no others', () => {
  const theirs = procedures.filter(({ executable_by }) => executable_by.includes('authenticated'))
  const listed = Object.entries(procedureRows).filter(([, { cells }]) =>
    roles.some((role) => role !== 'anon' && cells[role] !== 'denied'),
  )
  expect(theirs.map(({ name }) => name)).toEqual(listed.map(([name]) => name).sort())
})

test('functions that run as their owner fix the search path', () => {
  expect(procedures.filter(({ definer, search_path_set }) => definer && !search_path_set)).toEqual([])
  expect(new Set(procedures.map(({ name }) => name)).size).toBe(procedures.length)
})

test('no policy uses the metadata that users can write themselves', () => {
  expect(policies.length).toBeGreaterThan(10)
  expect(policies.filter(({ text }) => /user_metadata|raw_user/.test(text))).toEqual([])
})

test('every policy is for signed-in users only', () => {
  expect(policies.filter(({ roles }) => roles.join() !== 'authenticated').map(({ table }) => table)).toEqual(
    [],
  )
})

test('signed-in users can write no table directly, except the task columns of documents', () => {
  const writes = grants.filter(({ privilege }) => privilege !== 'SELECT')
  expect(writes).toEqual([
    { table: 'documents', grantee: 'authenticated', privilege: 'DELETE', columns: [] },
    {
      table: 'documents',
      grantee: 'authenticated',
      privilege: 'INSERT',
      columns: ['file_path', 'file_size', 'file_type', 'name', 'storage_path', 'user_id'],
    },
    { table: 'documents', grantee: 'authenticated', privilege: 'UPDATE', columns: ['file_type'] },
  ])
})
