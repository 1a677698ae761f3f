import { z } from 'zod'
import { account } from '@/content/account'
import { checkDigit, formatNit, plainNit } from '@/lib/format/nit'
import { oneLine } from '@/lib/format/one-line'

const { problems } = account.companies
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}]/gu

export const companyName = z
  .string()
  .transform(oneLine)
  .refine((text) => Array.from(text.replace(invisible, '')).length >= 2, problems.name)
  .refine((text) => Array.from(text).length <= 150, problems.long)

const nit = z
  .string()
  .max(60, problems.nit)
  .transform(plainNit)
  .refine((text) => !text.startsWith('0'), problems.zero)
  .refine((text) => /^\d{5,15}$/.test(text), problems.nit)

const digit = z.string().trim().regex(/^\d$/, problems.digit)

type Numbers = { nit: string; digit: string }

/** Returns the error message for a wrong check digit; null if it is right, or if NIT or digit is incomplete. */
export function digitProblem({ nit: typed, digit: given }: Numbers): string | null {
  const number = plainNit(typed)
  if (!/^[1-9]\d{4,14}$/.test(number) || !/^\d$/.test(given.trim())) return null
  const right = checkDigit(number)
  return Number(given) === right ? null : problems.wrong(formatNit(number), right)
}

export const companyFields = { name: companyName, nit, digit }
/** Zod compares NIT and check digit only when all fields are valid; forms show the message at the check digit. */
const matching = <T extends Numbers>(company: T, context: z.RefinementCtx<T>) => {
  const problem = digitProblem(company)
  if (problem) context.addIssue({ code: 'custom', path: ['digit'], message: problem })
}

/** A company with an `id` is edited; a company without an `id` is added. */
export const companySchema = z
  .strictObject({ ...companyFields, id: z.uuid().optional() })
  .superRefine(matching)
export const removeCompanySchema = z.strictObject({ id: z.uuid() })

export type CompanyInput = z.input<typeof companySchema>

/** `nit` does not include the check digit. */
export type Company = { id: string; name: string; nit: string; digit: number }
