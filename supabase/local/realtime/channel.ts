import type { Caller } from '../database/database'
import { parseRowFilter, type Change, type RowFilter } from './visible-rows'

export type Subscription = {
  id: number
  event: string
  schema: string
  table?: unknown
  passes: RowFilter
  /** The answer to the client: the subscription as it was sent, with our id; supabase-js refuses any other answer. */
  described: Record<string, unknown>
}

export type Channel = {
  caller: Caller
  subscriptions: Subscription[]
  push: (event: string, payload: Record<string, unknown>) => void
}

let lastId = 0

/** Returns the subscriptions of a request, or null if one of their filters is malformed. */
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

export type Frame = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

/** Messages of version `1.0.0` are objects, those of `2.0.0` are arrays. */
export type ProtocolVersion = '1.0.0' | '2.0.0'

export function decodeFrame(text: string): Frame | null {
  try {
    const message = JSON.parse(text) as unknown
    const [joinRef, ref, topic, event, payload] = Array.isArray(message)
      ? (message as unknown[])
      : ['join_ref', 'ref', 'topic', 'event', 'payload'].map(
          (key) => (message as Record<string, unknown>)[key],
        )
    if (typeof topic !== 'string' || typeof event !== 'string') return null
    return {
      joinRef: typeof joinRef === 'string' ? joinRef : null,
      ref: typeof ref === 'string' ? ref : null,
      topic,
      event,
      payload: typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {},
    }
  } catch {
    return null
  }
}

export function encodeFrame(
  { joinRef, ref, topic, event, payload }: Frame,
  version: ProtocolVersion,
): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { topic, event, payload, ref, join_ref: joinRef },
  )
}
