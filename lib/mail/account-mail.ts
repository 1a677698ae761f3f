import { z } from 'zod'

const mail = <T extends string, D extends z.ZodRawShape>(template: T, data: D) =>
  z.object({ template: z.literal(template), to: z.email(), data: z.object(data) })

const text = z.string()
const answer = { reply: text, due: text }

/** What the mails about an account carry, by template; all of them are essential. `due` is `dd/mm/aaaa`. */
export const accountMails = [
  /** `undo`: the change that its link takes back; a mail of before this was possible has none. */
  mail('email-changed', { email: text, undo: z.uuid().optional() }),
  mail('email-taken-back', { email: text }),
  mail('password-changed', {}),
  mail('data-request-received', { kind: text, due: text, details: text }),
  mail('data-request-new', { kind: text, due: text, email: text, details: text }),
  mail('data-request-extended', answer),
  mail('data-request-answered', answer),
  mail('data-request-refused', answer),
] as const
