import 'server-only'
import { createHash } from 'node:crypto'
import type { PersonId } from '@/lib/ids'

/** Two people may share the name in the readable cookie, so a hash of the person's id is used. */
export const copiesOwner = (person: PersonId): string =>
  createHash('sha256').update(`copies:${person}`).digest('base64url')
