import type { Row } from './row-filter'

/** One committed change of a row, as the trigger tells it. */
export type Change = {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  at: string
  key: Row
  /** The new row, on delete the old one; long values may be cut. */
  row: Row
}

export const tableOf = (change: Change) => `${change.schema}.${change.table}`
