'use client'
import type { FollowedTable } from '@/components/live/follow'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh, useSettle } from '@/components/live/use-refresh'

/** Draws the page again on the server whenever a row of this person changes in `table`. */
export function RefreshOnChange({ reader, table }: { reader: string; table: FollowedTable }) {
  const refresh = useRefresh()
  return <LiveChannel reader={reader} table={table} onChange={refresh} onCatchUp={refresh} />
}

type RefreshForFirmProps = {
  /** The member who reads: the database tells them the changes of the rows that they may see. */
  reader: string
  tables: readonly FollowedTable[]
}

/** Draws a page of the workspace again on the server whenever rows change in `tables`, at most once a second. */
export function RefreshForFirm({ reader, tables }: RefreshForFirmProps) {
  const refresh = useRefresh()
  const changed = useSettle(refresh)
  return tables.map((table) => (
    <LiveChannel
      key={table}
      reader={reader}
      owner={null}
      table={table}
      onChange={changed}
      onCatchUp={refresh}
    />
  ))
}
