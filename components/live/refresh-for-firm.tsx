'use client'
import type { FollowedTable } from '@/components/live/follow-table'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh } from '@/components/live/use-refresh'
import { useSettle } from '@/components/live/use-settle'

type RefreshForFirmProps = {
  /** The member who reads: the database tells them the changes of the rows that they may see. */
  userId: string
  tables: readonly FollowedTable[]
}

/** Draws a page of the workspace again on the server whenever rows change in `tables`, at most once a second. */
export function RefreshForFirm({ userId, tables }: RefreshForFirmProps) {
  const refresh = useRefresh()
  const changed = useSettle(refresh)
  return tables.map((table) => (
    <LiveChannel
      key={table}
      userId={userId}
      owner={null}
      table={table}
      onChange={changed}
      onCatchUp={refresh}
    />
  ))
}
