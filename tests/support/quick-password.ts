import { hash } from 'bcryptjs'
import { randomUUID } from 'node:crypto'

const lowestCost = 4

/** bcrypt at its lowest cost: the usual cost takes a tenth of a second for each new person and each sign-in. */
export async function quickPassword() {
  const password = `Clave-${randomUUID()}`
  return { password, password_hash: await hash(password, lowestCost) }
}
