import { z } from 'zod'
import { appointments } from '@/content/appointments'
import { oneLine } from '@/lib/format/one-line'

const { problems } = appointments.booking
const longestTitle = 120

const slot = z.iso.datetime({ error: problems.slot })
const appointment = z.uuid()
/** The sequence of the appointment as the client saw it. */
const seen = z.int().min(0)

/** `key` names the request before it has an id: sent twice it is one appointment. No title means the firm's own. */
export const bookingSchema = z.strictObject({
  key: z.uuid(),
  // As the database counts: an emoji is one character or a few, never its bytes.
  title: z
    .string()
    .transform(oneLine)
    .refine((text) => Array.from(text).length <= longestTitle, problems.title)
    .transform((text) => text || appointments.event.title),
  slot,
})
export type Booking = z.output<typeof bookingSchema>

/** An hour that answers an item of a request, under the item's name. */
export const bookItemSchema = z.strictObject({ item: z.uuid(), key: z.uuid(), slot })

export const changeSchema = z.strictObject({ appointment, slot, seen })
export const confirmSchema = z.strictObject({ appointment, seen })
export const cancelSchema = z.strictObject({ appointment })

/** The last row of the page before: its time (as the database wrote it) and its id. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.+Z-]{8,20}_[0-9a-f-]{36}$/)
  .transform((text) => {
    const [at = '', id = ''] = text.split('_')
    return { at, id }
  })
  .refine(({ at, id }) => !Number.isNaN(Date.parse(at)) && z.uuid().safeParse(id).success)
  .transform(({ at, id }) => ({ at: new Date(at).toISOString(), id }))
export type Cursor = z.output<typeof cursor>

/** What the address of the list asks for; whatever makes no sense means the beginning. */
export const appointmentsQuery = z.object({ antes: cursor.optional().catch(undefined) })
