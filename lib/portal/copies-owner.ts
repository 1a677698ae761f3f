import 'server-only'
import { createHash } from 'node:crypto'
import type { PersonId } from '@/lib/ids'

/** Whose copies a browser keeps, as a hash in base64url: an address would be the same for two people of the same name. */
export const copiesOwner = (person: PersonId): string =>
  createHash('sha256').update(`copies:${person}`).digest('base64url')
