export type Row = Record<string, unknown>
export type RowFilter = (row: Row) => boolean

const compare = (value: unknown, text: string): number => {
  if (typeof value === 'number') return value - Number(text)
  const own = String(value)
  return own < text ? -1 : own > text ? 1 : 0
}

const operators: Record<string, (value: unknown, text: string) => boolean> = {
  eq: (value, text) => String(value) === text,
  neq: (value, text) => String(value) !== text,
  lt: (value, text) => compare(value, text) < 0,
  lte: (value, text) => compare(value, text) <= 0,
  gt: (value, text) => compare(value, text) > 0,
  gte: (value, text) => compare(value, text) >= 0,
  in: (value, text) =>
    text
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(String(value)),
}

/** Reads a subscription's filter such as `user_id=eq.42`; without one every row passes. Null when it is malformed. */
export function parseRowFilter(filter: unknown): RowFilter | null {
  if (filter === undefined || filter === null || filter === '') return () => true
  const match = /^(\w+)=(\w+)\.(.*)$/s.exec(String(filter))
  const [, column = '', name = '', text = ''] = match ?? []
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!operator) return null
  return (row) => row[column] !== undefined && row[column] !== null && operator(row[column], text)
}
