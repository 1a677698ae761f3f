import { z } from 'zod'
import { draftPrefix } from '@/lib/messages/forget-drafts'

const file = z.object({ id: z.uuid(), name: z.string(), type: z.string(), size: z.number() })
const draft = z.object({
  id: z.uuid(),
  thread: z.uuid(),
  subject: z.string(),
  body: z.string(),
  files: z.array(file),
})
const unsent = z.array(draft.omit({ subject: true }).extend({ at: z.string() }))

/** What is being written; both ids are those it will be sent under, in whichever tab and how often ever. */
export type Draft = z.infer<typeof draft>
/** What was sent and never confirmed; `at` is the moment by the clock of this browser. */
export type Unsent = z.infer<typeof unsent>[number]

/** One place per person and conversation; `nuevo` is the conversation that is about to begin. */
export const draftKey = (writer: string, thread: string) => `${draftPrefix}${writer}:${thread}`
const unsentKey = (writer: string, thread: string) => `${draftKey(writer, thread)}:sin-enviar`

export const readDraft = (writer: string, thread: string): Draft | null =>
  read(draftKey(writer, thread), draft)

export function keepDraft(writer: string, thread: string, value: Draft | null): void {
  const empty = !value || (value.body === '' && value.subject === '' && value.files.length === 0)
  write(draftKey(writer, thread), empty ? null : value)
}

export const readUnsent = (writer: string, thread: string): Unsent[] =>
  read(unsentKey(writer, thread), unsent) ?? []

export const keepUnsent = (writer: string, thread: string, list: readonly Unsent[]): void =>
  write(unsentKey(writer, thread), list.length > 0 ? list : null)

function read<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** A full or forbidden storage costs the draft, never the message. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}
