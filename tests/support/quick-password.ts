import { hash } from 'bcryptjs'
import { randomUUID } from 'node:crypto'

const lowestCost = 4

/**
 * A password, and what the auth service keeps of it, at the lowest cost that bcrypt has: at the usual one to make a
 * person takes a tenth of a second of a core, and as long again each time that they sign in.
 */
export async function quickPassword() {
  const password = `Clave-${randomUUID()}`
  return { password, password_hash: await hash(password, lowestCost) }
}
