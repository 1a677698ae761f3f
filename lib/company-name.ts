import { z } from 'zod'
import { account } from '@/content/account'

const { problems } = account.companies
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}]/gu

/** As the register writes it, on one line. */
export const companyName = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .trim(),
  )
  .refine((text) => Array.from(text.replace(invisible, '')).length >= 2, problems.name)
  .refine((text) => Array.from(text).length <= 150, problems.long)
