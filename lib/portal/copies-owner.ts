import 'server-only'
import { createHash } from 'node:crypto'
import type { PersonId } from '@/lib/ids'

/**
 * Identifies whose copies a browser keeps, by a hash of the person's id in base64url. The name in the readable cookie would be
 * the same for two people of that name.
 */
export const copiesOwner = (person: PersonId): string =>
  createHash('sha256').update(`copies:${person}`).digest('base64url')
