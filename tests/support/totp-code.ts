import { Secret, TOTP } from 'otpauth'

/** What an authenticator application shows for a secret; `ahead` steps of 30 seconds from now. */
export const totpCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })
