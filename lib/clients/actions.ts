'use server'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { clientText } from '@/content/clients'
import { staffAction } from '@/lib/action'
import { assignmentError } from '@/lib/clients/assigned-before'
import { databaseError } from '@/lib/supabase/database-error'

const body = z
  .string()
  .trim()
  .min(1, clientText.notes.missing)
  .max(2000, 'La nota puede tener hasta 2.000 caracteres.')

/** The note's id is made by the browser: sent twice it is one note. */
const addNoteSchema = z.strictObject({ client: z.uuid(), note: z.uuid(), body })

/** `seen` is the text that was edited. */
const editNoteSchema = z.strictObject({ note: z.uuid(), body, seen: z.string().max(2000) })

const removeNoteSchema = z.strictObject({ note: z.uuid() })

const members = z.array(z.uuid()).max(50)
/** `expected` are the advisors that the administrator saw. */
const assignSchema = z.strictObject({ client: z.uuid(), advisors: members, expected: members })

export const addNoteAction = staffAction(addNoteSchema, async (input, { db }) => {
  const { error } = await db.rpc('add_client_note', input)
  if (error) throw databaseError(error, 'clients.add-note')
  refresh()
  return null
})

export const editNoteAction = staffAction(editNoteSchema, async (input, { db }) => {
  const { error } = await db.rpc('edit_client_note', input)
  if (error) throw databaseError(error, 'clients.edit-note')
  refresh()
  return null
})

export const removeNoteAction = staffAction(removeNoteSchema, async (input, { db }) => {
  const { error } = await db.rpc('delete_client_note', input)
  if (error) throw databaseError(error, 'clients.remove-note')
  refresh()
  return null
})

export const assignAction = staffAction(assignSchema, async (input, { db }) => {
  const { error } = await db.rpc('set_advisors', input)
  if (error) throw assignmentError(error)
  refresh()
  return null
})
