import { expect, vi } from 'vitest'
import { must, register, succeed, type Person } from '../support/contract-people'
import { openClient } from '../support/contract-target'
import { reserve, type Fixtures } from './fixtures'

export const colleagues = ['accountant', 'assistant', 'reader', 'former'] as const
export type Colleague = (typeof colleagues)[number]

export async function tokenFor({ service }: Fixtures, email: string): Promise<string> {
  const mails = must(await service.from('outbox').select('payload').like('key', 'mail:invitation:%'))
  const payloads = mails.map(({ payload }) => payload as { to: string; data: { token: string } })
  return payloads.findLast(({ to }) => to === email)?.data.token ?? ''
}

/** Registers a person whose own account waits for approval, and who then joins client A's account. */
export async function invite(fixtures: Fixtures, role: Exclude<Colleague, 'former'>): Promise<Person> {
  const { target, people } = fixtures
  const person = await register(target, role)
  must(await people.clientA.client.rpc('invite_person', { person_email: person.email, person_role: role }))
  const token = await tokenFor(fixtures, person.email)
  must(await person.client.rpc('accept_invitation', { token }))
  return person
}

/** Returns the fixtures with another person in client A's place; every request names client A's account. */
export async function inPlaceOfA(fixtures: Fixtures, colleague: Colleague): Promise<Fixtures> {
  const { target, people, belongings, tokens } = fixtures
  const person = await invite(fixtures, colleague === 'former' ? 'assistant' : colleague)
  const again = openClient(target)
  if (colleague === 'former') {
    succeed(await people.clientA.client.rpc('remove_person', { person: person.id }))
    must(await again.auth.signInWithPassword({ email: person.email, password: person.password }))
    // A removed person may still read the status for ten seconds, so that their open pages notice the removal.
    const status = () => again.from('user_approval_status').select('user_id').eq('user_id', people.clientA.id)
    await vi.waitFor(async () => expect(must(await status())).toEqual([]), { timeout: 20_000, interval: 500 })
  }
  const client = colleague === 'former' ? again : person.client
  const [first, second] = [await reserve(people.clientA), await reserve(people.clientA)]
  const { session } = (await client.auth.getSession()).data
  return {
    ...fixtures,
    account: people.clientA.id,
    people: { ...people, clientA: { ...people.clientA, client } },
    belongings: {
      ...belongings,
      clientA: { ...belongings.clientA, reserved: [first.path, second.path] },
    },
    tokens: { ...tokens, clientA: session?.access_token ?? null },
  }
}
