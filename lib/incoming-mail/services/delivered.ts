import { timingSafeEqual } from 'node:crypto'
import type { Delivery } from '@/lib/incoming-mail/reading/task'

/** A call of a mail service, once the call's signature has been checked. */
export type Delivered = {
  /** The id of the event, which is the same in every repetition of the call. */
  event: string
  to: string[]
  delivery: Delivery
  mail: Buffer
}

/** Calls older than this are refused, because the site forgets calls by then and would not notice a repetition. */
export const mostAgeMs = 30 * 24 * 60 * 60 * 1000

export const mostRecipients = 50

/** Compares two keys in a time that does not depend on where they differ. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/** A secret has two keys, separated by a space, while the firm replaces the old key by a new one. */
export const keysOf = (secret: string): string[] => secret.split(/\s+/).filter(Boolean).slice(0, 2)
