import { z } from 'zod'
import { appointments } from '@/content/appointments'
import { oneLine } from '@/lib/format/one-line'

const { problems } = appointments.booking
const longestTitle = 120

const slot = z.iso.datetime({ error: problems.slot })
const appointment = z.uuid()
/** Sequence of the appointment that the client saw. */
const seen = z.int().min(0)

/** `key` makes a repeated request harmless. An empty title falls back to the firm's. */
export const bookingSchema = z.strictObject({
  key: z.uuid(),
  // Counts characters like the database, not UTF-16 units.
  title: z
    .string()
    .transform(oneLine)
    .refine((text) => Array.from(text).length <= longestTitle, problems.title)
    .transform((text) => text || appointments.event.title),
  slot,
})
export type Booking = z.output<typeof bookingSchema>

export const bookItemSchema = z.strictObject({ item: z.uuid(), key: z.uuid(), slot })

export const changeSchema = z.strictObject({ appointment, slot, seen })
export const confirmSchema = z.strictObject({ appointment, seen })
export const cancelSchema = z.strictObject({ appointment })

/** Last row of the previous page: its time as the database wrote it, and its id. */
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

/** Invalid values give the first page. */
export const appointmentsQuery = z.object({ antes: cursor.optional().catch(undefined) })
