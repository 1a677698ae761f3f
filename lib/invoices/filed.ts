import { z } from 'zod'

/** `about` is the document that this event concerns; `events` are the events that concern this document. */
export const filedSchema = z.object({
  about: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  events: z.array(z.object({ id: z.uuid(), number: z.string(), kind: z.string() })),
})
export type Filed = z.output<typeof filedSchema>
