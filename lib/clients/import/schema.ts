import { z } from 'zod'
import { importFields, type ImportField } from '@/content/client-import'
import { oneLine } from '@/lib/format/one-line'

const mapping = z.array(z.enum(Object.keys(importFields) as [ImportField, ...ImportField[]])).max(60)
const cell = z.string().max(500)
const about = { import: z.uuid() }

/** The browser makes the import's id, so that a repeated request starts no second import. */
export const beginImportSchema = z.strictObject({
  ...about,
  file_name: z.string().transform(oneLine).pipe(z.string().min(1).max(200)),
  headings: z.array(cell).min(1).max(60),
  mapping,
  total: z.int().min(1).max(5000),
})
export const importRowsSchema = z.strictObject({
  ...about,
  rows: z.array(z.strictObject({ row: z.int().min(1).max(30_000), cells: z.array(cell).max(60) })).max(500),
})
export const importMappingSchema = z.strictObject({ ...about, mapping })
export const startImportSchema = z.strictObject({
  ...about,
  send: z.boolean(),
  accepted: z.array(z.string().max(60)).max(20_000),
})
export type StartImport = z.output<typeof startImportSchema>
export const findHoldersSchema = z.strictObject({
  nits: z.array(z.string().regex(/^[1-9]\d{4,14}$/)).max(500),
})
export const importSchema = z.strictObject(about)
