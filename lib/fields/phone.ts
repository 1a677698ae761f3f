import { z } from 'zod'
import { oneLine } from '@/lib/format/one-line'

/** Accepts a mobile or fixed number of Colombia, as the database does (`private.colombian_number`). */
export const colombianNumber = (problem: string) =>
  z
    .string()
    .max(60, problem)
    .transform((text) => text.replace(/[ ().-]/g, '').replace(/^(?:\+57|57(?=\d{10}$))/, ''))
    .refine((text) => /^(?:3\d|60)\d{8}$/.test(text), problem)

/** Accepts a telephone number of 7 to 15 digits, as the database does; an empty text means no number. */
export const phoneText = (problem: string) =>
  z
    .string()
    .max(60, problem)
    .transform((text) => oneLine(text.replace(/[().-]/g, ' ')))
    .refine((text) => text === '' || (text.length <= 20 && /^\+?(?:\d ?){6,14}\d$/.test(text)), problem)
