import { createHash } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { consent, consentSentence } from '@/content/auth'
import { env } from '@/lib/env'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import { demoAccounts, demoMembers, demoPassword, type DemoEmail } from '../demo-accounts'

async function createAccounts(): Promise<Record<DemoEmail, string>> {
  const ids = {} as Record<DemoEmail, string>
  // The bookkeeper's account is created later, when the demo's clients invite the bookkeeper.
  for (const { email } of demoAccounts.filter((one) => one.email !== bookkeeper)) {
    const account = { email, password: demoPassword, email_confirm: true }
    const { data, error } = await admin.auth.admin.createUser(account)
    if (error) throw new Error('seed.account', { cause: error })
    ids[email] = data.user.id
    await call(admin.from('consents').insert(consentOf(data.user.id, email)))
  }
  return ids
}

const consentOf = (user_id: string, email: string) => ({
  user_id,
  email,
  purpose: consent.purpose,
  policy_version: consent.version,
  text_sha256: createHash('sha256').update(consentSentence).digest('hex'),
})

/** Sets up an authenticator app for the administrator; the page of the local mailbox shows its codes. */
async function passSecondStep({ auth }: DemoDatabase): Promise<void> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw new Error('seed.enrol', { cause: error })
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate()
  await call(auth.mfa.challengeAndVerify({ factorId: data.id, code }))
}

export async function openFirm(): Promise<void> {
  const ids = await createAccounts()
  const advisor = ids['asesora@demo.co']
  const boss = ids['admin@demo.co']
  await call(admin.rpc('add_staff_member', { member: boss, member_role: 'admin' }))
  await call(admin.rpc('add_staff_member', { member: advisor, member_role: 'advisor' }))
  const { db } = await signedIn('admin@demo.co')
  await passSecondStep(db)
  const name = (member: string, role: string, member_name: string) =>
    call(db.rpc('change_member', { member, member_role: role, member_name, expected: role }))
  await name(boss, 'admin', demoMembers.admin)
  await name(advisor, 'advisor', demoMembers.advisor)
  await call(
    db.rpc('set_approval', {
      target: ids['rechazado@demo.co'],
      new_status: 'rejected',
      decision_reason: 'El NIT del registro no corresponde a una empresa activa.',
    }),
  )
  const clients = [
    ['cliente@demo.co', advisor],
    ['ferreteria@demo.co', advisor],
    [lastClient, boss],
  ] as const
  for (const [email, member] of clients) {
    await call(db.rpc('set_approval', { target: ids[email], new_status: 'approved' }))
    await call(db.rpc('set_advisors', { client: ids[email], advisors: [member] }))
  }
}

const bookkeeper = 'contadora@demo.co' satisfies DemoEmail

export async function employBookkeeper(owners: readonly DemoEmail[]): Promise<void> {
  const tokens: string[] = []
  for (const owner of owners) {
    const { db } = await signedIn(owner)
    const given = { person_email: bookkeeper, person_role: 'accountant' }
    const invited = await db.rpc('invite_person', given)
    if (invited.error?.message === 'already-colleague') continue
    const id = await call<string>(Promise.resolve(invited))
    const mail = admin.from('outbox').select('payload').like('key', `mail:invitation:${id}:%`)
    const [sent] = await call(mail.order('created_at', { ascending: false }).limit(1))
    if (!sent) throw new Error('seed.invitation')
    tokens.push((sent.payload as { data: { token: string } }).data.token)
  }
  const [first] = tokens
  if (!first) return
  const account = { email: bookkeeper, password: demoPassword, email_confirm: true }
  const made = await admin.auth.admin.createUser({ ...account, user_metadata: { invitation: first } })
  if (made.error && made.error.code !== 'email_exists') throw new Error('seed.account', { cause: made.error })
  if (made.data.user) await call(admin.from('consents').insert(consentOf(made.data.user.id, bookkeeper)))
  const { db } = await signedIn(bookkeeper)
  for (const token of tokens) await call(db.rpc('accept_invitation', { token }))
  await call(db.rpc('save_profile', { full_name: 'Marcela Duarte', phone_number: '311 555 0177' }))
}

const lastClient = 'consultorio@demo.co' satisfies DemoEmail

/** Returns true once `openFirm` has approved the last of its clients; before that, the accounts are incomplete. */
export async function isOpen(): Promise<boolean> {
  const { data, error } = await admin.auth.admin.listUsers({ page: 1, perPage: 1000 })
  if (error) throw new Error('seed.list', { cause: error })
  const last = data.users.find(({ email }) => email === lastClient)
  if (!last) return false
  const rows = await call(admin.from('user_approval_status').select('status').eq('user_id', last.id))
  return rows[0]?.status === 'approved'
}

type DemoDatabase = SupabaseClient<Database>
export type Person = { id: string; db: DemoDatabase }

export const admin = adminClient()

export async function signedIn(email: DemoEmail): Promise<Person> {
  const db = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await db.auth.signInWithPassword({ email, password: demoPassword })
  if (error) throw new Error('seed.sign-in', { cause: error })
  return { id: data.user.id, db }
}

type Answer<T> = { data: T; error: null } | { data: unknown; error: { message: string } }

export async function call<T>(work: PromiseLike<Answer<T>>): Promise<T> {
  const answer = await work
  if (answer.error) throw new Error('seed.call', { cause: answer.error })
  return answer.data as T
}

/** Derives an id from a name, so that a repeated run writes the same rows again instead of new ones. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
