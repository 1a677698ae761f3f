import type { Fixtures } from '../fixtures'
import { everyone, type ByRole, type Role } from '../roles'

/** `denied`: the role may not call the procedure. `runs`: the call succeeds. All other values are error codes. */
export type Answer =
  | 'denied'
  | 'runs'
  | 'staff-only'
  | 'admin-only'
  | 'not-approved'
  | 'not-found'
  | 'already-decided'
  | 'last-owner'
  | 'forbidden'
  | 'conflict'
  | 'invalid-input'

/** `cells` has the expected result for each role; `args` replaces generated arguments that would not suit. */
export type ProcedureRow = {
  cells: ByRole<Answer>
  args?: (fixtures: Fixtures, role: Role) => Record<string, unknown>
}

export const staffOnly: ByRole<Answer> = {
  ...everyone<Answer>('staff-only'),
  anon: 'denied',
  advisor: 'runs',
  admin: 'runs',
}
/** The expected results of calls about client B, for whom the advisor does not work. */
export const staffOfOther: ByRole<Answer> = { ...staffOnly, advisor: 'not-found' }
export const adminOnly: ByRole<Answer> = { ...staffOnly, advisor: 'admin-only' }
export const unknownToAdmin: ByRole<Answer> = { ...adminOnly, admin: 'not-found' }
export const unknownToStaff: ByRole<Answer> = { ...staffOfOther, admin: 'not-found' }
export const approvedOnly: ByRole<Answer> = {
  ...everyone<Answer>('runs'),
  anon: 'denied',
  waitlist: 'not-approved',
  rejected: 'not-approved',
}

export const waitingOnly: ByRole<Answer> = {
  ...everyone<Answer>('not-approved'),
  anon: 'denied',
  waitlist: 'runs',
}

/** The expected results of calls with an unknown id, or with the id of another client's row. */
export const ofAnother: ByRole<Answer> = {
  ...approvedOnly,
  clientA: 'not-found',
  clientB: 'not-found',
  advisor: 'not-found',
  admin: 'not-found',
}
/** Even people who wait for approval or were rejected may call these procedures. */
export const signedIn: ByRole<Answer> = { ...everyone<Answer>('runs'), anon: 'denied' }
/** Only the server may call these procedures, with the secret key. */
export const serverOnly: ByRole<Answer> = everyone<Answer>('denied')
