import 'server-only'
import { createHash } from 'node:crypto'
import type { PersonId } from '@/lib/ids'

/** Returns a hash of the person's id in base64url. The name in the readable cookie cannot be used, because two people may share it. */
export const copiesOwner = (person: PersonId): string =>
  createHash('sha256').update(`copies:${person}`).digest('base64url')
