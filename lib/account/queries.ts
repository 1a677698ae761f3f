import 'server-only'
import type { authorisationTopics, mailTopics } from '@/lib/account/schema'
import type { SignedIn } from '@/lib/auth/session'
import { noteDevice } from '@/lib/auth/note-device'
import type { Database } from '@/lib/supabase/database.types'

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
export type Choices = Record<(typeof mailTopics)[number] | (typeof authorisationTopics)[number], boolean>

export async function readProfile({ id, db }: SignedIn): Promise<Profile> {
  const { data, error } = await db
    .from('client_profiles')
    .select('name, phone, password_changed_at')
    .eq('user_id', id)
    .maybeSingle()
  if (error) throw new Error('account.profile', { cause: error })
  return data ?? { name: null, phone: null, password_changed_at: null }
}

/** Without a row: what serves the client is on, what needs an authorisation is off. The database says the same. */
const untouched: Choices = {
  messages: true,
  appointments: true,
  invoices: false,
  deadlines: false,
  newsletter: false,
}

export async function readChoices({ id, db }: SignedIn): Promise<Choices> {
  const { data, error } = await db.from('notification_choices').select('topic, wanted').eq('user_id', id)
  if (error) throw new Error('account.choices', { cause: error })
  return { ...untouched, ...Object.fromEntries(data.map(({ topic, wanted }) => [topic, wanted])) }
}

/** What the client accepted and took back, newest first. */
export async function listConsents({ id, db }: SignedIn): Promise<Consent[]> {
  const { data, error } = await db
    .from('consents')
    .select('id, purpose, policy_version, text_sha256, ip, user_agent, accepted_at, action')
    .eq('user_id', id)
    .order('accepted_at', { ascending: false })
    .order('id')
    .limit(100)
  if (error) throw new Error('account.consents', { cause: error })
  return data
}

export async function listRequests({ id, db }: SignedIn): Promise<DataRequest[]> {
  const { data, error } = await db
    .from('data_requests')
    .select('id, kind, details, status, due_on, reply, created_at, settled_at')
    .eq('user_id', id)
    .order('created_at', { ascending: false })
    .limit(50)
  if (error) throw new Error('account.requests', { cause: error })
  return data
}

/** The open sessions, this one first. */
export async function listSessions({ db }: SignedIn): Promise<OpenSession[]> {
  const ask = () => db.rpc('my_sessions')
  let { data, error } = await ask()
  // Opened before devices were kept: from now on this one is.
  if (data?.some(({ current, user_agent }) => current && !user_agent)) {
    await noteDevice(db)
    ;({ data, error } = await ask())
  }
  if (error) throw new Error('account.sessions', { cause: error })
  return data ?? []
}
