import 'server-only'
import { legalTerm, dueDay } from '@/lib/account/legal-term'
import { listConsents, listRequests, listSessions, readChoices, readProfile } from '@/lib/account/queries'
import { requestKinds, type RequestKind } from '@/lib/account/schema'
import type { SignedIn } from '@/lib/auth/session'
import { formatListDate } from '@/lib/format/date'

type Term = { days: number; extension: number; due: string }

function termOf(kind: RequestKind, now: Date): Term {
  const due = formatListDate(`${dueDay(kind, now)}T12:00:00-05:00`)
  return { ...legalTerm(kind), due }
}

/** All that the account page shows apart from the companies, in one round of questions. */
export async function readOverview(user: SignedIn) {
  const [profile, choices, consents, requests, sessions] = await Promise.all([
    readProfile(user),
    readChoices(user),
    listConsents(user),
    listRequests(user),
    listSessions(user),
  ])
  const now = new Date()
  const terms = Object.fromEntries(requestKinds.map((kind) => [kind, termOf(kind, now)])) as Record<
    RequestKind,
    Term
  >
  return { profile, choices, consents, requests, sessions, terms }
}
