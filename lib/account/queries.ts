import 'server-only'
import { z } from 'zod'
import { authorisationTopics, requestKinds, type RequestKind } from '@/lib/account/schema'
import { mailTimes, type MailTime } from '@/lib/auth/mail-times'
import { addBusinessDays } from '@/lib/calendar/holidays'
import type { Company } from '@/lib/fields/company'
import { readOwnStep } from '@/lib/account/second-step'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { noteDevice } from '@/lib/session/device'
import type { Client } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

type Tables = Database['public']['Tables']
type Columns<T extends keyof Tables, C extends keyof Tables[T]['Row']> = Pick<Tables[T]['Row'], C>

export type Profile = Columns<'client_profiles', 'name' | 'phone' | 'password_changed_at'>
export type Consent = Columns<
  'consents',
  'id' | 'purpose' | 'policy_version' | 'text_sha256' | 'ip' | 'user_agent' | 'accepted_at' | 'action'
>
export type DataRequest = Columns<
  'data_requests',
  'id' | 'kind' | 'details' | 'status' | 'due_on' | 'reply' | 'created_at' | 'settled_at'
>
export type OpenSession = Database['public']['Functions']['my_sessions']['Returns'][number]
export type Choices = Record<(typeof authorisationTopics)[number], MailTime>

export async function readProfile({ id, db }: SignedIn): Promise<Profile> {
  const data = await unwrap(
    db.from('client_profiles').select('name, phone, password_changed_at').eq('user_id', id).maybeSingle(),
    'account.profile',
  )
  return data ?? { name: null, phone: null, password_changed_at: null }
}

/** Mails that need an authorisation are off until the person gives it; the database has the same default. */
export async function readChoices({ id, db }: SignedIn): Promise<Choices> {
  const rows = z.array(z.object({ topic: z.enum(authorisationTopics), mail: z.enum(mailTimes) }))
  const data = await unwrap(
    db.from('notification_choices').select('topic, mail').eq('user_id', id).in('topic', authorisationTopics),
    'account.choices',
    rows,
  )
  return {
    deadlines: 'never',
    newsletter: 'never',
    ...Object.fromEntries(data.map(({ topic, mail }) => [topic, mail])),
  }
}

async function listConsents({ id, db }: SignedIn): Promise<Consent[]> {
  return unwrap(
    db
      .from('consents')
      .select('id, purpose, policy_version, text_sha256, ip, user_agent, accepted_at, action')
      .eq('user_id', id)
      .order('accepted_at', { ascending: false })
      .order('id')
      .limit(100),
    'account.consents',
  )
}

async function listRequests({ account, db }: SignedIn): Promise<DataRequest[]> {
  return unwrap(
    db
      .from('data_requests')
      .select('id, kind, details, status, due_on, reply, created_at, settled_at')
      .eq('user_id', account)
      .order('created_at', { ascending: false })
      .limit(50),
    'account.requests',
  )
}

export async function listSessions({ db }: SignedIn): Promise<OpenSession[]> {
  const read = () => unwrap(db.rpc('my_sessions'), 'account.sessions')
  const sessions = await read()
  if (!sessions.some(({ current, user_agent }) => current && !user_agent)) return sessions
  await noteDevice(db)
  return read()
}

type Term = { days: number; extension: number; due: string }

function termOf(kind: RequestKind, now: Date): Term {
  const due = formatDay(dueDay(kind, now))
  return { ...legalTerm(kind), due }
}

export async function readOverview(user: SignedIn) {
  const [profile, choices, consents, requests, sessions, secondStep] = await Promise.all([
    readProfile(user),
    readChoices(user),
    listConsents(user),
    listRequests(user),
    listSessions(user),
    readOwnStep(user),
  ])
  const now = new Date()
  const terms = Object.fromEntries(requestKinds.map((kind) => [kind, termOf(kind, now)])) as Record<
    RequestKind,
    Term
  >
  return { profile, choices, consents, requests, sessions, secondStep, terms }
}

type LegalTerm = { days: number; extension: number }

/** Terms in business days for consultas (art. 14) and reclamos (art. 15 of the Ley 1581 de 2012). */
const terms: Record<RequestKind, LegalTerm> = {
  consultation: { days: 10, extension: 5 },
  correction: { days: 15, extension: 8 },
  deletion: { days: 15, extension: 8 },
}

export const legalTerm = (kind: RequestKind): LegalTerm => terms[kind]

/** Returns the last day for answering a request that arrives now; the term starts on the next day in Bogotá. */
export const dueDay = (kind: RequestKind, moment: Date): CivilDay =>
  addBusinessDays(bogotaDay(moment), terms[kind].days)

export async function listCompanies({ account, db }: Client): Promise<Company[]> {
  return unwrap(
    db
      .from('companies')
      .select('id, name, nit, digit')
      .eq('user_id', account)
      .order('created_at')
      .order('id'),
    'companies.list',
  )
}
