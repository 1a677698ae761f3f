import type { Caller } from '../database/caller'
import type { Change } from './change'
import { parseRowFilter, type RowFilter } from './row-filter'

export type Subscription = {
  id: number
  event: string
  schema: string
  table?: unknown
  passes: RowFilter
  /** The client's own words and our id: its library compares them with what it asked for. */
  described: Record<string, unknown>
}

export type Channel = {
  caller: Caller
  subscriptions: Subscription[]
  /** Sends to the client that joined this channel. */
  push: (event: string, payload: Record<string, unknown>) => void
}

let lastId = 0

/** Reads what a client wants to follow; null when one of the filters is malformed. */
export function readSubscriptions(wanted: unknown): Subscription[] | null {
  if (!Array.isArray(wanted)) return []
  const subscriptions = wanted.map((entry: Record<string, unknown>) => {
    const passes = parseRowFilter(entry.filter)
    if (!passes) return null
    const id = ++lastId
    const { event, schema, table } = entry
    return { id, event: String(event), schema: String(schema), table, passes, described: { ...entry, id } }
  })
  return subscriptions.every((subscription) => subscription !== null) ? subscriptions : null
}

export function isAbout({ event, schema, table }: Subscription, change: Change): boolean {
  return (
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === undefined || table === '*' || table === change.table)
  )
}
