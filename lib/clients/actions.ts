'use server'

import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { assignmentError, contactError } from '@/lib/clients/changed-before'
import { continueImport, readHolders, startImport } from '@/lib/clients/import/import'
import {
  beginImportSchema,
  findHoldersSchema,
  importMappingSchema,
  importRowsSchema,
  importSchema,
  startImportSchema,
} from '@/lib/clients/import/schema'
import {
  addNoteSchema,
  assignManySchema,
  assignSchema,
  chooseFilteredSchema,
  editNoteSchema,
  findNitSchema,
  inviteToClientSchema,
  newClientSchema,
  removeNoteSchema,
  saveContactSchema,
  tagClientsSchema,
} from '@/lib/clients/schema'
import { readClientsQuery } from '@/lib/clients/href'
import { findFiltered } from '@/lib/clients/queries'
import { messageOf } from '@/lib/errors'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { refusedClients } from '@/lib/refused-clients'
import { unwrap } from '@/lib/supabase/unwrap'

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

export const assignAction = staffAction(assignSchema, async (input, member) => {
  const { error } = await member.db.rpc('set_advisors', input)
  if (error) throw assignmentError(error, member)
  refresh()
  return null
})

export const chooseFilteredAction = staffAction(chooseFilteredSchema, ({ params }, member) =>
  findFiltered(member, readClientsQuery(params)),
)

export const assignManyAction = staffAction(assignManySchema, async (input, { db }) => {
  const data = await unwrap(db.rpc('assign_clients', input), 'clients.assign-many')
  refresh()
  return data
    .filter(({ outcome }) => outcome === 'not-found')
    .map(({ client }) => ({ client, why: messageOf('not-found') }))
})

export const saveContactAction = staffAction(
  saveContactSchema,
  async ({ client, seen, ...contact }, member) => {
    const { error } = await member.db.rpc('save_client_contact', { client, contact, seen })
    if (error) throw contactError(error, member)
    refresh()
    return null
  },
)

export const tagClientsAction = staffAction(tagClientsSchema, async (input, { db }) => {
  const refused = await unwrap(db.rpc('change_client_tags', input), 'clients.tag', refusedClients)
  refresh()
  return refused
})

/** Returns the client with this NIT, or null; the database answers only administrators. */
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

export const beginImportAction = staffAction(beginImportSchema, async (input, { db }) => {
  await unwrap(db.rpc('begin_client_import', input), 'import.begin')
  return null
})

export const saveImportRowsAction = staffAction(importRowsSchema, async (input, { db }) => {
  await unwrap(db.rpc('save_import_rows', input), 'import.save-rows')
  return null
})

export const findHoldersAction = staffAction(findHoldersSchema, ({ nits }, member) =>
  readHolders(member, nits),
)

export const setMappingAction = staffAction(importMappingSchema, async (input, { db }) => {
  await unwrap(db.rpc('set_import_mapping', input), 'import.mapping')
  refresh()
  return null
})

export const startImportAction = staffAction(startImportSchema, async (input, member) => {
  await startImport(member, input)
  refresh()
  return null
})

export const continueImportAction = staffAction(importSchema, async (input, member) => {
  const progress = await continueImport(member, input.import)
  sendAfterAnswer()
  if (progress.state === 'done') refresh()
  return progress
})

export const discardImportAction = staffAction(importSchema, async (input, { db }) => {
  await unwrap(db.rpc('discard_client_import', input), 'import.discard')
  refresh()
  return null
})
