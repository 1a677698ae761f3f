import type { Caller } from '../database/database'
import type { Database } from '../database/database'
import { reportError } from '../report'
import {
  createTableShapes,
  keyText,
  readDeleted,
  readVisible,
  tableOf,
  type Change,
  type Row,
  type TableShape,
} from './visible-rows'
import { isAbout, type Channel, type Subscription } from './channel'

type Delivery = { channel: Channel; change: Change; candidates: Subscription[] }
type Look = { caller: Caller; changes: Set<Change> }

const maxBatch = 200
// Callers share a query only if all claims except the times are equal, because policies may read any claim.
const identity = (caller: Caller) => JSON.stringify({ ...caller, exp: undefined, iat: undefined })

/** Returns the channel's subscriptions whose filter fits the row; this cheap check comes before any query. */
function candidatesOf(channel: Channel, change: Change): Subscription[] {
  return channel.subscriptions.filter((entry) => isAbout(entry, change) && entry.passes(change.row))
}

function payloadOf({ change, candidates }: Delivery, row: Row, shape: TableShape) {
  const ids = candidates
    .filter((entry) => entry.passes(change.type === 'DELETE' ? change.row : row))
    .map(({ id }) => id)
  return {
    ids,
    data: {
      schema: change.schema,
      table: change.table,
      type: change.type,
      commit_timestamp: change.at,
      columns: shape.columns,
      errors: null,
      ...(change.type !== 'DELETE' && { record: row }),
      ...(change.type !== 'INSERT' && { old_record: change.key }),
    },
  }
}

/** Sends committed changes, in order, to channels whose caller may read the row, with one query per caller. */
export function createChangeFeed(
  database: Database,
  channels: () => Iterable<Channel>,
): (notice: string) => void {
  const shapeOf = createTableShapes(database)
  let waiting: Change[] = []
  let running = false

  async function deliver(batch: Change[]): Promise<void> {
    const deliveries: Delivery[] = []
    const looks = new Map<string, Look>()
    const lookName = (caller: Caller, change: Change) =>
      `${identity(caller)} ${tableOf(change)} ${change.type === 'DELETE'}`
    for (const change of batch) {
      for (const channel of channels()) {
        const candidates = candidatesOf(channel, change)
        if (candidates.length === 0) continue
        deliveries.push({ channel, change, candidates })
        const name = lookName(channel.caller, change)
        const look = looks.get(name) ?? { caller: channel.caller, changes: new Set() }
        looks.set(name, { ...look, changes: look.changes.add(change) })
      }
    }
    const seen = new Map<string, Map<string, Row>>()
    for (const [name, { caller, changes }] of looks) {
      const [first] = changes
      if (!first) continue
      const read = first.type === 'DELETE' ? readDeleted : readVisible
      const shape = await shapeOf(first.schema, first.table)
      const rows = await read(database, caller, [...changes], shape).catch((error: unknown) => {
        reportError('realtime', error)
        return new Map<string, Row>()
      })
      seen.set(name, rows)
    }
    for (const delivery of deliveries) {
      const { channel, change } = delivery
      const shape = await shapeOf(change.schema, change.table)
      const row = seen.get(lookName(channel.caller, change))?.get(keyText(change.key, shape))
      const payload = row && payloadOf(delivery, row, shape)
      if (payload && payload.ids.length > 0) channel.push('postgres_changes', payload)
    }
  }

  async function drain(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      await deliver(batch).catch((error: unknown) => reportError('realtime', error))
    }
    running = false
  }

  return (notice) => {
    waiting.push(JSON.parse(notice) as Change)
    if (!running) void drain()
  }
}
