'use client'
import type { FollowedTable } from '@/components/live/follow-table'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh } from '@/components/live/use-refresh'

/** Draws the page again on the server whenever a row of this person changes in `table`. */
export function RefreshOnChange({ userId, table }: { userId: string; table: FollowedTable }) {
  const refresh = useRefresh()
  return <LiveChannel userId={userId} table={table} onChange={refresh} onCatchUp={refresh} />
}
