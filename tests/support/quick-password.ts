import { hash } from 'bcryptjs'
import { randomUUID } from 'node:crypto'

const lowestCost = 4

/** Hashes with bcrypt at its lowest cost, because the usual cost takes a tenth of a second for each person. */
export async function quickPassword(password = `Clave-${randomUUID()}`) {
  return { password, password_hash: await hash(password, lowestCost) }
}
