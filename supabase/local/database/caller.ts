export type Role = 'anon' | 'authenticated' | 'service_role'

/** Who asks: the verified claims of a token, or one of the two API keys. */
export type Caller = {
  role: Role
  sub?: string
  email?: string
  session_id?: string
  /** Seconds since 1970. */
  exp?: number
  [claim: string]: unknown
}

export const anonymous: Caller = { role: 'anon' }
export const serviceRole: Caller = { role: 'service_role' }
