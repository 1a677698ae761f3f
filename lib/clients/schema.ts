import { z } from 'zod'
import { clientText } from '@/content/clients'

const words = z
  .string()
  .trim()
  .min(1, clientText.notes.missing)
  .max(2000, 'La nota puede tener hasta 2.000 caracteres.')

/** The note's id is made by the browser: sent twice it is one note. */
export const addNoteSchema = z.strictObject({ client: z.uuid(), note: z.uuid(), words })

/** `seen` is the text that was edited. */
export const editNoteSchema = z.strictObject({ note: z.uuid(), words, seen: z.string().max(2000) })

export const removeNoteSchema = z.strictObject({ note: z.uuid() })

const members = z.array(z.uuid()).max(50)
/** `expected` are the advisors that the administrator saw. */
export const assignSchema = z.strictObject({ client: z.uuid(), advisors: members, expected: members })
