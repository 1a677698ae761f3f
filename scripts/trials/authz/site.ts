import type { Sql } from 'postgres'
import type { Company } from '../company'
import type { Tries } from '../trial'
import type { Planted } from './plant'

/** What every part works on. */
export type Site = {
  url: string
  /** The database behind it, and what puts its rows back as they were planted. */
  sql: Sql
  restore: () => Promise<void>
  company: Company
  planted: Planted
  tries: Tries
}

/** Whoever may see and change nothing of client B's; the advisor is client A's alone. */
export const strangers = ['anon', 'waitlist', 'rejected', 'clientA', 'advisor', 'owing'] as const

/** `probe`: what strangers try. `control`: the same by whoever may; it may change what client B has. */
export type Part = { probe?: (site: Site) => Promise<void>; control?: (site: Site) => Promise<void> }
