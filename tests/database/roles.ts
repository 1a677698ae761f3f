export const roles = ['anon', 'waitlist', 'rejected', 'clientA', 'clientB', 'advisor', 'admin'] as const
export type Role = (typeof roles)[number]
export type SignedIn = Exclude<Role, 'anon'>

export const commands = ['select', 'insert', 'update', 'delete'] as const
export type Command = (typeof commands)[number]

/**
 * How far a role gets with a command on a table: denied, as it has no right to it; refused by a policy; answered
 * without any row, with rows that are no person's, only the caller's own, those and the rows of client A (whose advisor
 * the advisor is), these and those of who waits, or everybody's.
 */
export type Reach = 'denied' | 'refused' | 'none' | 'ownerless' | 'own' | 'mine' | 'mine and waiting' | 'all'
export type ByRole<T> = Record<Role, T>

export const everyone = <T>(outcome: T): ByRole<T> => ({
  anon: outcome,
  waitlist: outcome,
  rejected: outcome,
  clientA: outcome,
  clientB: outcome,
  advisor: outcome,
  admin: outcome,
})
