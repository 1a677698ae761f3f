import 'server-only'
import { createHash } from 'node:crypto'
import type { Ready } from '@/lib/books/proposals'

/** Returns a hash of the entries that a person saw, so that an export of different entries is refused. */
export const entriesDigest = (ready: readonly Ready[]): string =>
  createHash('sha256')
    .update(JSON.stringify(ready.map(({ entry, document }) => [entry, document.exported?.batch])))
    .digest('base64url')
