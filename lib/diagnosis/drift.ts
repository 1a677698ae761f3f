import expected from './database-rules.json'

/**
 * Differences from the expected database. Each line is one of `private.database_rules`, with kind, name and definition but
 * without the digest.
 */
export type Drift = {
  missing: string[]
  /** Objects that have an expected name but another definition. */
  different: string[]
  extra: string[]
}

/** Lines of these kinds end in a digest of the definition. */
const digested = new Set(['policy', 'function', 'trigger', 'column', 'constraint', 'index'])

export const kindOf = (line: string) => line.slice(0, line.indexOf(' '))
/** The table, function or bucket that a line is about. */
export const objectOf = (line: string) => line.split(' ')[1] ?? ''

const nameOf = (line: string) => (digested.has(kindOf(line)) ? line.slice(0, line.lastIndexOf(' ')) : line)

const without = (lines: readonly string[], others: readonly string[]) => {
  const there = new Set(others)
  return lines.filter((line) => !there.has(line))
}

export function driftOf(found: readonly string[], wanted: readonly string[] = expected.rules): Drift {
  const absent = without(wanted, found).map(nameOf)
  const unknown = without(found, wanted).map(nameOf)
  return {
    missing: without(absent, unknown),
    different: absent.filter((name) => unknown.includes(name)),
    extra: without(unknown, absent),
  }
}

export const driftLines = ({ missing, different, extra }: Drift): string[] => [
  ...missing.map((line) => `missing ${line}`),
  ...different.map((line) => `different ${line}`),
  ...extra.map((line) => `extra ${line}`),
]

const guards = new Set(['rls', 'policy', 'grant', 'run', 'function', 'trigger', 'column', 'schema'])

/**
 * True when the differences break the site, which only missing lines do. Definitions may differ, because another PostgreSQL
 * prints them differently, and a fix by hand must not stop every instance.
 */
export const isBroken = ({ missing }: Drift): boolean => missing.some((line) => guards.has(kindOf(line)))
