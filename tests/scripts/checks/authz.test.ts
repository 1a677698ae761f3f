import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionCalls, openActions } from '../../../scripts/checks/authz/action-calls'
import { closedAddresses } from '../../../scripts/checks/authz/addresses'
import { disguises } from '../../../scripts/checks/authz/disguises'
import { insidesIn, leaksIn, type Marked } from '../../../scripts/checks/authz/markers'
import { differences } from '../../../scripts/checks/authz/site'

const names = [
  'client',
  'document',
  'invoice',
  'thread',
  'appointment',
  'upload',
  'brought',
  'batch',
  'export',
  'obligation',
  'template',
  'member',
  'incomingMail',
  'asking',
  'asked',
  'fee',
  'letter',
  'signature',
  'sending',
  'zip',
]
const ids = Object.fromEntries(names.map((name) => [name, `id-of-${name}`]))

test('every protected page and route has an address without gaps for the access check to request', () => {
  const addresses = closedAddresses(ids)
  expect(addresses.map(({ path }) => path)).toContain('/portal/facturas/id-of-invoice')
  expect(addresses.filter(({ path }) => /[[\]()]/.test(path))).toEqual([])
  expect(addresses.filter(({ methods }) => methods.length === 0)).toEqual([])
})

test('every server action is open to all, or the access check calls it', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  const exported = files.flatMap((name) => {
    if (!name.endsWith('actions.ts')) return []
    const text = readFileSync(`lib/${name}`, 'utf8')
    if (!text.startsWith("'use server'")) return []
    return [...text.matchAll(/export (?:const|async function) (\w+Action)\b/g)].map(([, action]) => action)
  })
  expect(exported.length).toBeGreaterThan(50)
  expect([...openActions, ...Object.keys(actionCalls(ids))].sort()).toEqual(exported.sort())
})

test('each disguise changes the path, the headers or the method of a request', () => {
  const { plain, ...others } = disguises
  expect(plain?.path?.('/portal')).toBe('/portal')
  for (const [name, { path, headers, method }] of Object.entries(others))
    expect(path?.('/portal/citas') !== '/portal/citas' || headers || method, name).toBeTruthy()
  expect(disguises['first letter encoded']?.path?.('/portal')).toBe('/%70ortal')
})

test('a marker is a leak for roles that may not read it, and an internal of the database for everybody', () => {
  const marked: Marked = {
    markers: { task: 'marca1', note: 'marca2' },
    readers: { clientB: ['task'] },
    ids,
  }
  expect(leaksIn(marked, 'clientA', '<p>marca1 marca2</p>')).toEqual(['task', 'note'])
  expect(leaksIn(marked, 'clientB', '<p>marca1 marca2</p>')).toEqual(['note'])
  expect(leaksIn(marked, 'anon', '<p>nada</p>')).toEqual([])
  expect(insidesIn('permission denied for table documents')).toHaveLength(1)
  expect(insidesIn('No encontramos lo que buscas.')).toEqual([])
})

test('a changed row is reported, except for changes that the background worker makes', () => {
  const row = { id: 1, name: 'a.pdf', google_drive_id: null }
  const now = (change: object) => ({ 'public.documents': [{ ...row, ...change }], 'public.messages': [] })
  expect(differences(now({}), now({}))).toEqual([])
  expect(differences(now({}), now({ google_drive_id: 'x' }))).toEqual([])
  expect(differences(now({}), now({ name: 'b.pdf' }))).toEqual(['public.documents.name'])
  expect(differences(now({}), { ...now({}), 'public.documents': [] })).toEqual([
    'public.documents (1 rows, then 0)',
  ])
})
