import { z } from 'zod'

declare const kind: unique symbol

/**
 * A client: `public.accounts.id`, in the column `user_id` of a client's rows. The mark is optional, so text from outside fits,
 * but the id of a person does not.
 */
export type AccountId = string & { readonly [kind]?: 'account' }
/** A user: `auth.users.id`. */
export type PersonId = string & { readonly [kind]?: 'person' }

/** An account has the id of the person who founded it. */
export const foundedBy = (person: PersonId): AccountId => person as string

export const accountId = z.uuid() as z.ZodType<AccountId, AccountId>
export const personId = z.uuid() as z.ZodType<PersonId, PersonId>
