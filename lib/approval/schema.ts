import { z } from 'zod'
import { approvalTabs, rejectionText } from '@/content/approval'

const status = z.enum(['waitlist', 'approved', 'rejected'])
const reason = z
  .string()
  .trim()
  .min(1, rejectionText.missing)
  .max(500, 'El motivo puede tener hasta 500 caracteres.')

/** `expected` is the status that the member saw: if it changed meanwhile, the decision is refused. */
export const approveSchema = z.strictObject({ userId: z.uuid(), expected: status })

/** Puts somebody back to waiting. */
export const putBackSchema = approveSchema

export const rejectSchema = z.strictObject({ userId: z.uuid(), expected: status, reason })

/** One decision about several people, whom the member saw in the same status. */
export const decideManySchema = z
  .strictObject({
    userIds: z.array(z.uuid()).min(1).max(100),
    expected: status,
    status,
    reason: reason.optional(),
  })
  .refine((input) => input.status !== 'rejected' || input.reason, {
    path: ['reason'],
    message: rejectionText.missing,
  })

/** The last row of the page before: its time (as the database wrote it) and its user. */
const cursor = z
  .string()
  .regex(/^[0-9T:.+Z-]{20,40}_[0-9a-f-]{36}$/)
  .transform((text) => {
    const [at = '', userId = ''] = text.split('_')
    return { at, userId }
  })
  .refine(({ at, userId }) => !Number.isNaN(Date.parse(at)) && z.uuid().safeParse(userId).success)

export type Cursor = z.output<typeof cursor>

const waiting = approvalTabs[0]

/** What the address of the page asks for; whatever makes no sense means the beginning. */
export const registrationsQuery = z.object({
  estado: z
    .string()
    .transform((slug) => approvalTabs.find((tab) => tab.slug === slug) ?? waiting)
    .catch(waiting)
    .default(waiting),
  buscar: z
    .string()
    .transform((text) => text.trim().slice(0, 100))
    .catch('')
    .default(''),
  desde: cursor.optional().catch(undefined),
})
