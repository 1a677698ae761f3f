import { consentOf } from '../../tests/support/contract-people'
import { quickPassword } from '../../tests/support/quick-password'
import { advisor, service } from './agenda-page'

export async function manyClients(word: string, count: number): Promise<string[]> {
  const { password_hash } = await quickPassword()
  const [db, member] = [service(), await advisor()]
  const people: { id: string; email: string }[] = []
  for (let n = 1; n <= count; n++) {
    const email = `${word}.${n}@ejemplo.test`
    const { data, error } = await db.auth.admin.createUser({ email, password_hash, email_confirm: true })
    if (error) throw error
    people.push({ id: data.user.id, email })
  }
  const kept = await db.from('consents').insert(people.map(({ id, email }) => consentOf(id, email)))
  if (kept.error) throw kept.error
  for (const { id } of people) {
    const { error } = await member.db.rpc('set_approval', { target: id, new_status: 'approved' })
    if (error) throw error
  }
  return people.map(({ id }) => id)
}
