'use client'
import { useReducer, useState } from 'react'

/** For a deletion, `row` contains only the id. */
export type Change = { type: 'INSERT' | 'UPDATE' | 'DELETE'; row: Record<string, unknown>; table?: string }

type ChangeLog = { epoch: number; entries: readonly (Change & { epoch: number })[] }

type Action =
  | { type: 'changed'; change: Change }
  | { type: 'asked' }
  /** The server's list has arrived; live changes from before its request are dropped, because the list has them. */
  | { type: 'read' }

export const emptyLog: ChangeLog = { epoch: 0, entries: [] }

/** Returns the live changes that are newer than `source`, the newest list from the server. */
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

/** Turns a changed row into a list item, or null if it does not belong in the list; `known` is the item before. */
export type ReadRow<Row> = (raw: Record<string, unknown>, known?: Row) => Row | null

/** New rows go on top; updates and deletions of rows that are not in the list are ignored. */
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
