'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { importFields, type ImportField } from '@/content/client-import'
import { clientText } from '@/content/clients'
import { accountId, personId } from '@/lib/ids'
import { staffAction } from '@/lib/action'
import { assignmentError } from '@/lib/clients/assigned-before'
import { continueImport, startImport } from '@/lib/clients/import/import'
import { findNitSchema, inviteToClientSchema, newClientSchema } from '@/lib/clients/new-client'
import { messageOf } from '@/lib/errors'
import { oneLine } from '@/lib/format/one-line'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { unwrap } from '@/lib/supabase/unwrap'

const body = z
  .string()
  .trim()
  .min(1, clientText.notes.missing)
  .max(2000, 'La nota puede tener hasta 2.000 caracteres.')

/** The browser makes the note's id, so that a repeated request is harmless. */
const addNoteSchema = z.strictObject({ client: accountId, note: z.uuid(), body })

/** `seen` is the text before the edit. */
const editNoteSchema = z.strictObject({ note: z.uuid(), body, seen: z.string().max(2000) })

const removeNoteSchema = z.strictObject({ note: z.uuid() })

const members = z.array(personId).max(50)
/**
 * `expected` are the advisors that the administrator saw; without `responsible` the responsible one stays.
 */
const assignSchema = z.strictObject({
  client: accountId,
  advisors: members,
  expected: members,
  responsible: personId.optional(),
})

/** Replaces all current advisors. */
const assignManySchema = z.strictObject({ clients: z.array(accountId).min(1).max(100), advisor: personId })

export const addNoteAction = staffAction(addNoteSchema, async (input, { db }) => {
  await unwrap(db.rpc('add_client_note', input), 'clients.add-note')
  refresh()
  return null
})

export const editNoteAction = staffAction(editNoteSchema, async (input, { db }) => {
  await unwrap(db.rpc('edit_client_note', input), 'clients.edit-note')
  refresh()
  return null
})

export const removeNoteAction = staffAction(removeNoteSchema, async (input, { db }) => {
  await unwrap(db.rpc('delete_client_note', input), 'clients.remove-note')
  refresh()
  return null
})

export const assignAction = staffAction(assignSchema, async (input, { db }) => {
  const { error } = await db.rpc('set_advisors', input)
  if (error) throw assignmentError(error)
  refresh()
  return null
})

/** Returns the clients that failed with the reason for each. */
export const assignManyAction = staffAction(assignManySchema, async (input, { db }) => {
  const data = await unwrap(db.rpc('assign_clients', input), 'clients.assign-many')
  refresh()
  return data
    .filter(({ outcome }) => outcome === 'not-found')
    .map(({ client }) => ({ client, why: messageOf('not-found') }))
})

/** Null when nobody has the NIT. Administrators only. */
export const findNitAction = staffAction(findNitSchema, async ({ nit }, { db }) => {
  const data = await unwrap(db.rpc('clients_by_nit', { nits: [nit] }), 'clients.by-nit')
  return data[0] ?? null
})

export const createClientAction = staffAction(newClientSchema, async (input, { db }) => {
  const { client, nit, name, advisor, people, send, again } = input
  await unwrap(
    db.rpc('create_client', {
      client,
      company: { name, ...nit },
      ...(advisor ? { advisor } : {}),
      people,
      send,
      again,
    }),
    'clients.create',
  )
  sendAfterAnswer()
  refresh()
  return null
})

export const inviteToClientAction = staffAction(inviteToClientSchema, async (input, { db }) => {
  await unwrap(
    db.rpc('invite_to_client', {
      client: input.client,
      person_email: input.email,
      person_name: input.name,
      person_role: input.role,
    }),
    'clients.invite',
  )
  sendAfterAnswer()
  refresh()
  return null
})

const mapping = z.array(z.enum(Object.keys(importFields) as [ImportField, ...ImportField[]])).max(60)
const cell = z.string().max(500)
const about = { import: z.uuid() }

/** The browser makes the id, so that a repeated request is harmless. */
const beginSchema = z.strictObject({
  ...about,
  file_name: z.string().transform(oneLine).pipe(z.string().min(1).max(200)),
  headings: z.array(cell).min(1).max(60),
  mapping,
  total: z.int().min(1).max(5000),
})
const rowsSchema = z.strictObject({
  ...about,
  rows: z.array(z.strictObject({ row: z.int().min(1).max(5000), cells: z.array(cell).max(60) })).max(500),
})

export const beginImportAction = staffAction(beginSchema, async (input, { db }) => {
  await unwrap(db.rpc('begin_client_import', input), 'import.begin')
  return null
})

/** Also saves corrections of rows. */
export const saveImportRowsAction = staffAction(rowsSchema, async (input, { db }) => {
  await unwrap(db.rpc('save_import_rows', input), 'import.save-rows')
  return null
})

export const setMappingAction = staffAction(z.strictObject({ ...about, mapping }), async (input, { db }) => {
  await unwrap(db.rpc('set_import_mapping', input), 'import.mapping')
  refresh()
  return null
})

export const startImportAction = staffAction(
  z.strictObject({ ...about, send: z.boolean() }),
  async (input, member) => {
    await startImport(member, input.import, input.send)
    refresh()
    return null
  },
)

/** Runs one step and returns the progress; the last step refreshes the page. */
export const continueImportAction = staffAction(z.strictObject(about), async (input, member) => {
  const progress = await continueImport(member, input.import)
  sendAfterAnswer()
  if (progress.state === 'done') refresh()
  return progress
})

export const discardImportAction = staffAction(z.strictObject(about), async (input, { db }) => {
  await unwrap(db.rpc('discard_client_import', input), 'import.discard')
  refresh()
  return null
})
