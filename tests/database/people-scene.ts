import { createClient } from '@supabase/supabase-js'
import { invitePerson, readPeople } from '@/lib/people/people'
import {
  must,
  register,
  registerAdvisor,
  registerClient,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client } from '../support/contract-target'

type Role = 'reader' | 'assistant' | 'accountant'

export async function openPeopleScene() {
  const target = await openSharedTarget()
  const service = openClient(target, target.secretKey)
  const admin = await registerStaff(target)
  const advisor = await registerAdvisor(target)

  async function owner(): Promise<Person> {
    const person = await registerClient(target, admin, 'ana')
    succeed(
      await person.client.rpc('save_company', {
        company_name: 'Café del Sur',
        company_nit: '901207354',
        company_digit: 0,
      }),
    )
    return person
  }

  async function linkTo(email: string): Promise<string> {
    const mails = must(
      await service
        .from('outbox')
        .select('payload, created_at')
        .like('key', 'mail:invitation:%')
        .order('created_at'),
    )
    const sent = mails.map(({ payload }) => payload as { to: string; data: { token: string } })
    return sent.findLast(({ to }) => to === email)?.data.token ?? ''
  }

  async function join(owner: Person, role: Role): Promise<Person> {
    const person = await register(target, role)
    await invitePerson({ db: owner.client as never }, { email: person.email, role })
    must(await person.client.rpc('accept_invitation', { token: await linkTo(person.email) }))
    return person
  }

  async function inAccountOf(owner: Person, person: Person): Promise<Client> {
    const { session } = (await person.client.auth.getSession()).data
    return createClient(target.url, target.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-account': owner.id, authorization: `Bearer ${session?.access_token}` } },
    })
  }

  const logged = async (account: string) =>
    must(
      await admin.client
        .from('audit_log')
        .select('action, actor')
        .eq('target', account)
        .like('action', 'people.%')
        .order('id'),
    )

  return { target, service, admin, advisor, owner, linkTo, join, inAccountOf, logged }
}

export type PeopleScene = Awaited<ReturnType<typeof openPeopleScene>>

export const refusal = async (call: PromiseLike<{ error: { message: string } | null }>) =>
  (await call).error?.message ?? null
export const peopleOf = (person: Pick<Person, 'client'>, client?: string) =>
  readPeople({ db: person.client as never }, client)
