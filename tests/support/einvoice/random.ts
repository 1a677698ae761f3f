/** Returns a source of random numbers, which are the same for the same seed on every machine. */
export function randomOf(seed: number) {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  return {
    upTo,
    between: (from: number, to: number) => from + upTo(to - from + 1),
    chance: (share: number) => next() < share,
    pick: <T>(all: readonly T[]): T => {
      const one = all[upTo(all.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
  }
}

export type Random = ReturnType<typeof randomOf>
