import { createHash } from 'node:crypto'

/** Random numbers from a seed, which do not depend on the order of parallel tasks. */
export type Chance = {
  /** A whole number from 0 to `limit` - 1. */
  below: (limit: number) => number
  uuid: () => string
  shuffled: <T>(things: readonly T[]) => T[]
  lane: (name: string) => Chance
}

export function chanceOf(seed: string): Chance {
  let draws = 0
  const draw = () => createHash('sha256').update(`${seed} ${draws++}`).digest()
  const below = (limit: number) => draw().readUIntBE(0, 6) % limit
  return {
    below,
    uuid() {
      const bytes = draw().subarray(0, 16)
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    shuffled(things) {
      const left = [...things]
      return Array.from(things, () => left.splice(below(left.length), 1)[0] as (typeof left)[number])
    },
    lane: (name) => chanceOf(`${seed} ${name}`),
  }
}
