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

/** Every tab and every retry sends a draft with the same two ids, so that the message arrives only once. */
export type Draft = z.infer<typeof draft>
/** A message that was sent but not confirmed; `at` is the time of this browser's clock. */
export type Unsent = z.infer<typeof unsent>[number]

/** The key of a draft, one per person and conversation; `nuevo` is a conversation that has not begun. */
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

/** If the storage is full or forbidden, the draft is lost when the page closes, but it can still be sent. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}
