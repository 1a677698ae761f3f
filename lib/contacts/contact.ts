import { z } from 'zod'

export const contactStatuses = ['new', 'answered', 'spam'] as const
export type ContactStatus = (typeof contactStatuses)[number]
export const contactKinds = [...contactStatuses, 'all'] as const
export type ContactKind = (typeof contactKinds)[number]

/** A visitor's message as administrators read it. */
export const contact = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    status: z.enum(contactStatuses),
    created_at: z.string(),
    changed_at: z.string().nullable(),
    changed_by: z.string().nullable(),
    answers: z.array(z.object({ body: z.string(), by: z.string().nullable(), at: z.string() })),
  })
  .transform(({ created_at, changed_at, changed_by, ...rest }) => ({
    ...rest,
    writtenAt: created_at,
    changedAt: changed_at,
    changedBy: changed_by,
  }))
export type Contact = z.output<typeof contact>
