import { z } from 'zod'

declare const kind: unique symbol

/**
 * A client: `public.accounts.id`, which the column `user_id` of a client's rows holds. Text from outside fits; the id of a person does
 * not, because the mark is optional and differs.
 */
export type AccountId = string & { readonly [kind]?: 'account' }
/** Somebody who signs in: `auth.users.id`. */
export type PersonId = string & { readonly [kind]?: 'person' }

/** The account that a person founded has the person's id. */
export const foundedBy = (person: PersonId): AccountId => person as string

export const accountId = z.uuid().transform((id): AccountId => id)
export const personId = z.uuid().transform((id): PersonId => id)
