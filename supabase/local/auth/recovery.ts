import { tooSoon } from './confirmation-mail'
import type { AuthStep } from './auth-service'
import { findUserByEmail } from './users'

/** Keeps reset mails to one address apart; an unknown address is never told so. */
export const spacedRecovery: AuthStep = async ({ body }, { database, config }) => {
  if (typeof body.email !== 'string') return null
  const user = await findUserByEmail(database.kysely, body.email)
  return user ? tooSoon(user.recovery_sent_at, config.maxFrequency) : null
}
