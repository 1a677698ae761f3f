import { z } from 'zod'
import { isSeen, oneLine } from '@/lib/format/one-line'

/** Counts characters as the database does, not UTF-16 units. */
const lengthOf = (text: string) => Array.from(text).length

/** Checks a name, a title or another text of one line as the database does (`private.is_name`). */
export const nameText = (least: number, most: number, problem: string, long: string = problem) =>
  z
    .string()
    .max(20_000, long)
    .transform(oneLine)
    .refine((text) => isSeen(text) && lengthOf(text) >= least, problem)
    .refine((text) => lengthOf(text) <= most, long)

export const optionalName = (least: number, most: number, problem: string) =>
  z
    .string()
    .max(20_000, problem)
    .transform(oneLine)
    .refine(
      (text) => text === '' || (isSeen(text) && lengthOf(text) >= least && lengthOf(text) <= most),
      problem,
    )
