import type { KnownAnswer } from './answers'
import type { ReplyLink } from './replies'

/** The texts of each answer; the key is the topic of the answer. */
export type LaterTexts = Readonly<Record<string, readonly string[]>>

/** An answer's texts are loaded only when the answer is given, so that the script that opens the chat stays small. */
export const laterTexts = {
  companies: () => import('./later/companies'),
  invoicing: () => import('./later/invoicing'),
  taxedOrNot: () => import('./later/taxed-or-not'),
  withheld: () => import('./later/withheld'),
  atWork: () => import('./later/at-work'),
  ownBusiness: () => import('./later/own-business'),
  registered: () => import('./later/registered'),
  portalStates: () => import('./later/portal-states'),
  selling: () => import('./later/selling'),
  definitions: () => import('./later/definitions'),
  procedures: () => import('./later/procedures'),
  mixedUp: () => import('./later/mixed-up'),
  employing: () => import('./later/employing'),
  work: () => import('./later/work'),
} as const
export type LaterGroup = keyof typeof laterTexts

/** «@later:companies:¿…?» is replaced by all texts of the topic «¿…?», «@first:…» only by the first of them. */
export const laterMark = /@(?:later|first):(\w+):(.+)$/

export const laterIn =
  (group: LaterGroup) =>
  (topic: string, asked: string, links: readonly ReplyLink[]): KnownAnswer => ({
    topic,
    asked,
    text: [`@later:${group}:${topic}`],
    links,
  })
