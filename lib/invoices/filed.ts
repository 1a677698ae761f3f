import { z } from 'zod'

/** For an event, `about` is the document that it concerns; for a document, `events` are the events about it. */
export const filedSchema = z.object({
  about: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  events: z.array(z.object({ id: z.uuid(), number: z.string(), kind: z.string() })),
})
export type Filed = z.output<typeof filedSchema>
