import { z } from 'zod'
import { bookExportText } from '@/content/books-export'
import { bookAccountSchema, mostAccounts } from '@/lib/books/account'
import { modelShape } from '@/lib/books/model'
import { askedOptionsSchema, formats, missingOption } from '@/lib/books/options'
import { treatmentSchema } from '@/lib/books/treatment'
import { nameText } from '@/lib/fields/name'
import { accountId } from '@/lib/ids'

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

/** `seen` is the time of the decision that the person saw; null when there was no decision. */
export const teachBookSchema = z.strictObject({
  client: accountId,
  invoice: z.uuid(),
  only: z.boolean(),
  seen: z.string().max(40).nullable(),
  treatment: treatmentSchema,
})

export const findAccountsSchema = z.strictObject({
  client: accountId,
  words: z.string().max(80),
  codes: z.array(z.string().regex(/^\d{4,12}$/)).max(300),
})

/** With `whole` the accounts replace the catalogue; otherwise they are added to it. */
export const keepAccountsSchema = z.strictObject({
  client: accountId,
  accounts: z.array(bookAccountSchema).min(1).max(mostAccounts),
  whole: z.boolean(),
})

export const dropAccountSchema = z.strictObject({ client: accountId, code: z.string().regex(/^\d{4,12}$/) })

export const forgetRuleSchema = z.strictObject({
  client: accountId,
  nit: z.string().min(1).max(100),
  seen: z.string().max(40),
})

export const keepModelSchema = z.strictObject({ client: accountId, model: modelShape })

/**
 * The browser makes the batch's id, so that a repeated request exports nothing twice.
 * `seen` is a hash of the entries that the person saw; `again` is the reason for exporting entries again.
 */
export const exportBooksSchema = z
  .strictObject({
    batch: z.uuid(),
    client: accountId,
    month,
    format: z.enum(formats),
    options: askedOptionsSchema,
    seen: z.string().max(60),
    trial: z.boolean(),
    again: nameText(3, 200, bookExportText.exportForm.noteMissing).nullable(),
    /** For a closed month, whether entries get the first open day or keep their own day; null for an open month. */
    day: z.enum(['first-open', 'own']).nullable(),
  })
  .superRefine(({ format, options }, context) => {
    const missing = missingOption(format, options)
    if (missing)
      context.addIssue({
        code: 'custom',
        path: ['options', missing],
        message: bookExportText.exportForm.problems[missing],
      })
  })

export const markBatchSchema = z.strictObject({ client: accountId, batch: z.uuid(), entered: z.boolean() })
export const withdrawBatchSchema = z.strictObject({ client: accountId, batch: z.uuid() })
