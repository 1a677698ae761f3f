import { z } from 'zod'
import { booksText } from '@/content/books'
import { bookAccountsText } from '@/content/books-accounts'
import { nameText } from '@/lib/fields/name'

export const mostAccounts = 5000

/** An account of the client; `needsParty` requires a third party, and `needsCentre` requires a cost centre. */
export const bookAccountSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{4,12}$/, booksText.teach.problems.account),
  name: nameText(1, 120, bookAccountsText.problems.name),
  needsParty: z.boolean(),
  needsCentre: z.boolean(),
})
export type BookAccount = z.output<typeof bookAccountSchema>

/** An account that a search found; `rules` is the number of suppliers whose purchases are booked on this account. */
const foundAccount = bookAccountSchema.extend({ rules: z.number() })
export const foundAccountsShape = z.array(foundAccount)
export type FoundAccount = z.output<typeof foundAccount>
