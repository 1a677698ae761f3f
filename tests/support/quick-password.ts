import { hash } from 'bcryptjs'
import { randomUUID } from 'node:crypto'

const lowestCost = 4

/** Hashes with bcrypt at its lowest cost. The usual cost takes a tenth of a second for each new person and each sign-in. */
export async function quickPassword(password = `Clave-${randomUUID()}`) {
  return { password, password_hash: await hash(password, lowestCost) }
}
