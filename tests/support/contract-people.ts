import { randomUUID } from 'node:crypto'
import type { AuthError } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { openClient, type Client, type ContractTarget } from './contract-target'
import { quickPassword } from './quick-password'

export type Person = { id: string; email: string; password: string; client: Client }

export const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@ejemplo.test`

export function must<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): NonNullable<Extract<Answer, { error: null }>['data']> {
  succeed(answer)
  return answer.data as NonNullable<Extract<Answer, { error: null }>['data']>
}

export function succeed({ error }: { error: unknown }): void {
  if (error) throw error
}

/** Returns the code of a refusal, or the message of a failure of the service, which has no code. */
export const refusalOf = ({ error }: { error: AuthError | null }): string | null =>
  error && (error.code ?? error.message)

/** Returns a row of `consents`, which everybody needs to be approved. */
export const consentOf = (user_id: string, email: string) => ({
  user_id,
  email,
  purpose: 'registro',
  policy_version: '1',
  text_sha256: 'a'.repeat(64),
})

/** Creates a user with a confirmed e-mail address who is signed in and waits for approval. */
export async function register(target: ContractTarget, name: string): Promise<Person> {
  const email = newEmail(name)
  const { password, password_hash } = await quickPassword()
  const admin = openClient(target, target.secretKey)
  const { user } = must(await admin.auth.admin.createUser({ email, password_hash, email_confirm: true }))
  succeed(await admin.from('consents').insert(consentOf(user.id, email)))
  const client = openClient(target)
  must(await client.auth.signInWithPassword({ email, password }))
  return { id: user.id, email, password, client }
}

export async function registerClient(target: ContractTarget, staff: Person, name: string): Promise<Person> {
  const person = await register(target, name)
  await decide(staff, person, 'approved')
  return person
}

export async function registerAdvisor(target: ContractTarget): Promise<Person> {
  const member = await register(target, 'asesora')
  const service = openClient(target, target.secretKey)
  succeed(await service.rpc('add_staff_member', { member: member.id, member_role: 'advisor' }))
  return member
}

export async function registerStaff(target: ContractTarget): Promise<Person> {
  const member = await register(target, 'admin')
  const service = openClient(target, target.secretKey)
  succeed(await service.rpc('add_staff_member', { member: member.id, member_role: 'admin' }))
  await passSecondStep(member.client)
  return member
}

export async function passSecondStep({ auth }: Client): Promise<void> {
  const { id: factorId, totp } = must(await auth.mfa.enroll({ factorType: 'totp' }))
  succeed(await auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) }))
}

export async function decide(
  staff: Person,
  person: Person,
  status: 'approved' | 'rejected' | 'waitlist',
): Promise<void> {
  const { error } = await staff.client.rpc('set_approval', {
    target: person.id,
    new_status: status,
    decision_reason: 'Datos incompletos',
  })
  if (error) throw error
}

export async function removeAppointments(service: Client, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  succeed(await service.from('appointments').delete().in('user_id', ids))
}

/** Returns the code of an authenticator app; `ahead` counts steps of 30 seconds from now. */
export const totpCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })

export const text = '%PDF-1.4 hola'
export const pdf = () => new Blob([text], { type: 'application/pdf' })
export const bucketOf = ({ client }: Pick<Person, 'client'>) => client.storage.from('facturas')

export async function reserve(person: Person): Promise<string> {
  const wanted = {
    key: randomUUID(),
    batch: randomUUID(),
    file_name: 'factura',
    declared_type: 'application/pdf',
    declared_size: text.length,
  }
  return must(await person.client.rpc('begin_upload', wanted)).path
}

export async function upload(person: Person, body: Blob | Buffer = pdf()): Promise<string> {
  const path = await reserve(person)
  const options = { cacheControl: '3600', upsert: false, contentType: 'application/pdf' }
  must(await bucketOf(person).upload(path, body, options))
  return path
}
