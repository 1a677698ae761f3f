import { tooSoon } from './confirmation-mail'
import type { AuthStep } from './auth-service'
import { findUserById } from './users'

/** Keeps the mails of one account's change of address apart. Who asks, and whether they may, the library decides. */
export const spacedEmailChange: AuthStep = async ({ request, body }, { database, tokens, config }) => {
  if (typeof body.email !== 'string') return null
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  const caller = await tokens.verify(token).catch(() => null)
  if (!caller?.sub) return null
  const user = await findUserById(database.kysely, caller.sub)
  if (!user || user.email === body.email.toLowerCase()) return null
  return tooSoon(user.email_change_sent_at, config.maxFrequency)
}
