import { authError } from './auth-error'

const longest = 255
/** As on hosted Supabase, an e-mail address has only ASCII characters, and its host needs no dot. */
const wellFormed =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

const refuse = (message: string) => authError(400, 'validation_failed', message)

export function refusedAddress(email: string): Response | null {
  if (email === '') return refuse('An email address is required')
  if (email.length > longest) return refuse('An email address is too long')
  return wellFormed.test(email) ? null : refuse('Unable to validate email address: invalid format')
}
