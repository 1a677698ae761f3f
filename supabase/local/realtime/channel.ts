import type { Caller } from '../database/caller'
import type { Change } from './change'
import { parseRowFilter, type RowFilter } from './row-filter'

export type Subscription = {
  id: number
  event: string
  schema: string
  table?: string
  filter?: string
  passes: RowFilter
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
    return (
      passes && { ...entry, id: ++lastId, event: String(entry.event), schema: String(entry.schema), passes }
    )
  })
  return subscriptions.every((subscription) => subscription !== null) ? subscriptions : null
}

/** The subscription as the client's library expects it back: its own words and our id. */
export function describeSubscription({ passes: _passes, ...rest }: Subscription): Record<string, unknown> {
  return rest
}

export function isAbout({ event, schema, table }: Subscription, change: Change): boolean {
  return (
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === undefined || table === '*' || table === change.table)
  )
}
