'use server'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { importFields, type ImportField } from '@/content/client-import'
import { staffAction } from '@/lib/action'
import { continueImport, startImport } from '@/lib/clients/import/import'
import { sendAfterAnswer } from '@/lib/send-outbox'
import { databaseError } from '@/lib/supabase/database-error'

const mapping = z.array(z.enum(Object.keys(importFields) as [ImportField, ...ImportField[]])).max(60)
const cell = z.string().max(500)
const about = { import: z.uuid() }

/** The id is made by the browser: sent twice it is one draft. */
const beginSchema = z.strictObject({
  ...about,
  file_name: z.string().min(1).max(200),
  headings: z.array(cell).min(1).max(60),
  mapping,
  total: z.int().min(1).max(5000),
})
const rowsSchema = z.strictObject({
  ...about,
  rows: z.array(z.strictObject({ row: z.int().min(1).max(5000), cells: z.array(cell).max(60) })).max(500),
})

export const beginImportAction = staffAction(beginSchema, async (input, { db }) => {
  const { error } = await db.rpc('begin_client_import', input)
  if (error) throw databaseError(error, 'import.begin')
  return null
})

/** Rows of the file, or their corrections. */
export const saveImportRowsAction = staffAction(rowsSchema, async (input, { db }) => {
  const { error } = await db.rpc('save_import_rows', input)
  if (error) throw databaseError(error, 'import.save-rows')
  return null
})

export const setMappingAction = staffAction(z.strictObject({ ...about, mapping }), async (input, { db }) => {
  const { error } = await db.rpc('set_import_mapping', input)
  if (error) throw databaseError(error, 'import.mapping')
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

/** One step; answers how far it is. The page is drawn anew with the last one. */
export const continueImportAction = staffAction(z.strictObject(about), async (input, member) => {
  const progress = await continueImport(member, input.import)
  sendAfterAnswer()
  if (progress.state === 'done') refresh()
  return progress
})

export const discardImportAction = staffAction(z.strictObject(about), async (input, { db }) => {
  const { error } = await db.rpc('discard_client_import', input)
  if (error) throw databaseError(error, 'import.discard')
  refresh()
  return null
})
