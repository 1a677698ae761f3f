import { z } from 'zod'

declare const kind: unique symbol

/** A client's id: `public.accounts.id`, stored as `user_id` in the client's rows. */
export type AccountId = string & { readonly [kind]?: 'account' }
/** A user's id: `auth.users.id`. */
export type PersonId = string & { readonly [kind]?: 'person' }

/** An account has the id of the person who founded it. */
export const foundedBy = (person: PersonId): AccountId => person as string

export const accountId = z.uuid() as z.ZodType<AccountId, AccountId>
export const personId = z.uuid() as z.ZodType<PersonId, PersonId>
