'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { assignmentError } from '@/lib/clients/assigned-before'
import { addNoteSchema, assignSchema, editNoteSchema, removeNoteSchema } from '@/lib/clients/schema'
import { databaseError } from '@/lib/supabase/database-error'

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
