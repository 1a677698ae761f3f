import 'server-only'
import { createHash } from 'node:crypto'
import type { PersonId } from '@/lib/ids'

/** A hash of the person's id in base64url; the name in the readable cookie may belong to two people. */
export const copiesOwner = (person: PersonId): string =>
  createHash('sha256').update(`copies:${person}`).digest('base64url')
