import expected from './database-rules.json'

/**
 * How a database differs from the one that this build expects. Lines are those of `private.database_rules` without their digest:
 * kind, name, and what it is.
 */
export type Drift = {
  /** What should be there and is not. */
  missing: string[]
  /** What is there by name and has another definition. */
  different: string[]
  /** What is there and should not be. */
  extra: string[]
}

/** Lines of these kinds end in a digest of the definition. */
const digested = new Set(['policy', 'function', 'trigger', 'column', 'constraint', 'index'])

export const kindOf = (line: string) => line.slice(0, line.indexOf(' '))
/** The table, the function, the bucket. */
export const objectOf = (line: string) => line.split(' ')[1] ?? ''

const nameOf = (line: string) => (digested.has(kindOf(line)) ? line.slice(0, line.lastIndexOf(' ')) : line)

const without = (lines: readonly string[], others: readonly string[]) => {
  const there = new Set(others)
  return lines.filter((line) => !there.has(line))
}

/** Compares the lines of a database with those of this build. */
export function driftOf(found: readonly string[], wanted: readonly string[] = expected.rules): Drift {
  const absent = without(wanted, found).map(nameOf)
  const unknown = without(found, wanted).map(nameOf)
  return {
    missing: without(absent, unknown),
    different: absent.filter((name) => unknown.includes(name)),
    extra: without(unknown, absent),
  }
}

/** Every line of a drift, with what is wrong with it. */
export const driftLines = ({ missing, different, extra }: Drift): string[] => [
  ...missing.map((line) => `missing ${line}`),
  ...different.map((line) => `different ${line}`),
  ...extra.map((line) => `extra ${line}`),
]

const guards = new Set(['rls', 'policy', 'grant', 'run', 'function', 'trigger', 'column', 'schema'])

/**
 * What a site cannot work without, or what kept a door shut. A different definition is not among them: a new version of PostgreSQL
 * may print one otherwise, and a correction by hand must not take every instance away.
 */
export const isBroken = ({ missing }: Drift): boolean => missing.some((line) => guards.has(kindOf(line)))
