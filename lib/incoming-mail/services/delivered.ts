import { timingSafeEqual } from 'node:crypto'
import type { Delivery } from '@/lib/incoming-mail/reading/task'

/** A call of a mail service after its signature was checked. */
export type Delivered = {
  /** The same in every repetition of the call, and in no other. */
  event: string
  to: string[]
  delivery: Delivery
  mail: Buffer
}

/** Services repeat a call for days, and the site remembers signed calls for thirty days. */
export const mostAgeMs = 30 * 24 * 60 * 60 * 1000

export const mostRecipients = 50

/** Compares in constant time. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/** Returns the keys in a setting, which has two while the firm replaces one by another. */
export const keysOf = (secret: string): string[] => secret.split(/\s+/).filter(Boolean).slice(0, 2)
