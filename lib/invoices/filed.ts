import { z } from 'zod'

/** The document that an event is `about`, and the `events` about a document. */
export const filedSchema = z.object({
  about: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  events: z.array(z.object({ id: z.uuid(), number: z.string(), kind: z.string() })),
})
export type Filed = z.output<typeof filedSchema>
