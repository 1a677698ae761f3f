'use client'
import { useReducer, useState } from 'react'

/** One change of a followed `table`. A deletion carries only the identity of the row. */
export type Change = { type: 'INSERT' | 'UPDATE' | 'DELETE'; row: Record<string, unknown>; table?: string }

type ChangeLog = { epoch: number; entries: readonly (Change & { epoch: number })[] }

type Action =
  | { type: 'changed'; change: Change }
  /** The server is about to be asked for the list again. */
  | { type: 'asked' }
  /** The list has come: it holds everything that happened before it was asked for. */
  | { type: 'read' }

export const emptyLog: ChangeLog = { epoch: 0, entries: [] }

/** The changes that `source`, the list as the server last gave it, does not hold yet. */
export function useChangeLog(source: unknown) {
  const [log, dispatch] = useReducer(changeLog, emptyLog)
  const [known, setKnown] = useState(source)
  if (known !== source) {
    setKnown(source)
    dispatch({ type: 'read' })
  }
  return {
    changes: log.entries,
    onChange: (change: Change) => dispatch({ type: 'changed', change }),
    onRequest: () => dispatch({ type: 'asked' }),
  }
}

/** Keeps what happened since the list was last asked for, so that an older answer never hides a newer row. */
export function changeLog(log: ChangeLog, action: Action): ChangeLog {
  switch (action.type) {
    case 'changed':
      return { ...log, entries: [...log.entries, { ...action.change, epoch: log.epoch }] }
    case 'asked':
      return { ...log, epoch: log.epoch + 1 }
    case 'read':
      return { ...log, entries: log.entries.filter((entry) => entry.epoch >= log.epoch) }
  }
}

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
