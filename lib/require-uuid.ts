import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'

const uuid = z.uuid()

export const isUuid = (text: string): boolean => uuid.safeParse(text).success

/** What is no id at all is answered like an id that does not exist. */
export function requireUuid(text: string): string {
  if (!isUuid(text)) throw new ExpectedError('not-found')
  return text
}
