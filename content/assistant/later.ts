import type { KnownAnswer } from './answers'
import type { ReplyLink } from './replies'

/** The texts of answers; the keys are the topics of the answers. */
export type LaterTexts = Readonly<Record<string, readonly string[]>>

/** Texts that are loaded with their answer, so that a new answer adds only its examples to the chat's first script. */
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

/** A mark for texts that are loaded later: «@later:companies:¿…?» for all texts of a topic, «@first:…» for the first one only. */
export const laterMark = /@(?:later|first):(\w+):(.+)$/

/** Returns a function that makes an answer whose texts are loaded later. */
export const laterIn =
  (group: LaterGroup) =>
  (topic: string, asked: string, links: readonly ReplyLink[]): KnownAnswer => ({
    topic,
    asked,
    text: [`@later:${group}:${topic}`],
    links,
  })
