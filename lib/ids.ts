import { z } from 'zod'

declare const kind: unique symbol

/** The type of a client's id: `public.accounts.id`, stored as `user_id` in the client's rows. */
export type AccountId = string & { readonly [kind]?: 'account' }
/** The type of a user's id: `auth.users.id`. */
export type PersonId = string & { readonly [kind]?: 'person' }

/** Returns the id of the account that a person founded; the account has the same id as its founder. */
export const foundedBy = (person: PersonId): AccountId => person as string

export const accountId = z.uuid() as z.ZodType<AccountId, AccountId>
export const personId = z.uuid() as z.ZodType<PersonId, PersonId>
