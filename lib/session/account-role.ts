/** What a person may do in an account; each may also do what those before may. The database has the same order. */
export const accountRoles = ['reader', 'assistant', 'accountant', 'owner'] as const
export type AccountRole = (typeof accountRoles)[number]

/** What a member of the firm may do. */
export const staffRoles = ['advisor', 'admin'] as const

/** Nobody is invited as an owner, or made one by another role: that is a change of owner. */
export const givenRoles = ['reader', 'assistant', 'accountant'] as const
export type GivenRole = (typeof givenRoles)[number]

export const mayAct = (role: AccountRole, atLeast: AccountRole): boolean =>
  accountRoles.indexOf(role) >= accountRoles.indexOf(atLeast)
