import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'

const uuid = z.uuid()

/** What is no id at all is answered like an id that does not exist. */
export function requireUuid(text: string): string {
  if (!uuid.safeParse(text).success) throw new ExpectedError('not-found')
  return text
}
