/** The roles in ascending order: each role includes the rights of those before it. The database has the same order. */
export const accountRoles = ['reader', 'assistant', 'accountant', 'owner'] as const
export type AccountRole = (typeof accountRoles)[number]

export const staffRoles = ['advisor', 'admin'] as const

/** The roles that an invitation or a change of role can give. Only the owner can make somebody else the owner. */
export const givenRoles = ['reader', 'assistant', 'accountant'] as const
export type GivenRole = (typeof givenRoles)[number]

export const mayAct = (role: AccountRole, atLeast: AccountRole): boolean =>
  accountRoles.indexOf(role) >= accountRoles.indexOf(atLeast)
