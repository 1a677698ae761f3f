import expected from './database-rules.json'

/** Lines of `private.database_rules` (kind, name and definition) that differ from the expected schema. */
export type Drift = {
  missing: string[]
  different: string[]
  extra: string[]
}

/** Lines of `private.database_rules` with one of these kinds end in a hash of the object's definition. */
const digested = new Set(['policy', 'function', 'trigger', 'column', 'constraint', 'index'])

export const kindOf = (line: string) => line.slice(0, line.indexOf(' '))
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

/** The site is broken if an object of a kind in `guards` is missing, but not if one was changed or added. */
export const isBroken = ({ missing }: Drift): boolean => missing.some((line) => guards.has(kindOf(line)))
