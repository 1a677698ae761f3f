import { z } from 'zod'
import { isSeen, oneLine } from '@/lib/format/one-line'

/** As the database counts: an emoji is one character or a few, never its bytes. */
const lengthOf = (text: string) => Array.from(text).length

/** A name, a title or another text of one line, by the rule of the database (`private.is_name`). */
export const nameText = (least: number, most: number, problem: string, long: string = problem) =>
  z
    .string()
    .max(20_000, long)
    .transform(oneLine)
    .refine((text) => isSeen(text) && lengthOf(text) >= least, problem)
    .refine((text) => lengthOf(text) <= most, long)

/** The same, or nothing. */
export const optionalName = (least: number, most: number, problem: string) =>
  z
    .string()
    .max(20_000, problem)
    .transform(oneLine)
    .refine(
      (text) => text === '' || (isSeen(text) && lengthOf(text) >= least && lengthOf(text) <= most),
      problem,
    )
