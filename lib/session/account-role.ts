/** Each role includes the rights of the roles before it. The database has the same order. */
export const accountRoles = ['reader', 'assistant', 'accountant', 'owner'] as const
export type AccountRole = (typeof accountRoles)[number]

export const staffRoles = ['advisor', 'admin'] as const

/** People can be given these roles. Only the owner can make somebody else the owner. */
export const givenRoles = ['reader', 'assistant', 'accountant'] as const
export type GivenRole = (typeof givenRoles)[number]

export const mayAct = (role: AccountRole, atLeast: AccountRole): boolean =>
  accountRoles.indexOf(role) >= accountRoles.indexOf(atLeast)
