import { decide, register, registerStaff } from '../../tests/support/contract-people'
import { sessionOf, type Session } from '../bench/session'
import type { Stage } from './stage'

/** New clients whom the firm has approved, each signed in to the site. */
export async function approvedClients(
  { connection, url }: Pick<Stage, 'connection' | 'url'>,
  count: number,
): Promise<(Session & { id: string; email: string; password: string })[]> {
  const target = { ...connection, siteUrl: url, stop: async () => undefined }
  const staff = await registerStaff(target)
  const clients = []
  for (let n = 0; n < count; n++) {
    const person = await register(target, `cliente${n}`)
    await decide(staff, person, 'approved')
    const { id, email, password } = person
    clients.push({ id, email, password, ...(await sessionOf(connection, email, password)) })
  }
  return clients
}
