import { z } from 'zod'
import { promiseText as text } from '@/content/today'

/** A number of opening hours; an empty text means that the firm promises nothing. */
const hours = z
  .string()
  .trim()
  .regex(/^(?:[1-9]|[1-3]\d|40)?$/, text.problem)
  .transform((typed) => (typed ? Number(typed) : null))
const known = z.int().min(1).max(40).nullable()

export const promiseFormSchema = z.strictObject({ hours })
export const setResponsePromiseSchema = z.strictObject({ hours: known, seen: known })
