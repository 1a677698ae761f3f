/** Ascending: each role includes those before it. The database has the same order. */
export const accountRoles = ['reader', 'assistant', 'accountant', 'owner'] as const
export type AccountRole = (typeof accountRoles)[number]

export const staffRoles = ['advisor', 'admin'] as const

/** Nobody becomes an owner by invitation or change of role, only when the owner hands over. */
export const givenRoles = ['reader', 'assistant', 'accountant'] as const
export type GivenRole = (typeof givenRoles)[number]

export const mayAct = (role: AccountRole, atLeast: AccountRole): boolean =>
  accountRoles.indexOf(role) >= accountRoles.indexOf(atLeast)
