import type { Change } from '@/components/live/change-log'

/** Turns a raw row into a line of the list; null when the list does not show such rows. `known` is the line so far. */
export type ReadRow<Row> = (raw: Record<string, unknown>, known?: Row) => Row | null

/** An insert goes on top, an update replaces, a deletion removes; rows that are not listed are left alone. */
export function applyChanges<Row extends { id: string }>(
  rows: readonly Row[],
  changes: readonly Change[],
  read: ReadRow<Row>,
): readonly Row[] {
  return changes.reduce<readonly Row[]>((list, change) => applyChange(list, change, read), rows)
}

function applyChange<Row extends { id: string }>(
  rows: readonly Row[],
  { type, row: raw }: Change,
  read: ReadRow<Row>,
): readonly Row[] {
  if (type === 'DELETE') return rows.filter((row) => row.id !== raw.id)
  const known = rows.find(({ id }) => id === raw.id)
  const row = read(raw, known)
  if (!row) return rows
  if (known) {
    return rows.map((other) => (other.id === row.id ? row : other))
  }
  return type === 'INSERT' ? [row, ...rows] : rows
}
