'use client'
import type { FollowedTable } from '@/components/live/follow'
import { LiveChannel } from '@/components/live/live-channel'
import type { AccountId, PersonId } from '@/lib/ids'
import { useRefresh, useSettle } from '@/components/live/use-refresh'

/** Renders the page again on the server when a row of the reader changes in `table`. */
export function RefreshOnChange({ reader, table }: { reader: AccountId; table: FollowedTable }) {
  const refresh = useRefresh()
  return <LiveChannel reader={reader} table={table} onChange={refresh} onCatchUp={refresh} />
}

type RefreshForFirmProps = {
  /** Staff member; the database sends only changes of rows they may see. */
  reader: PersonId
  tables: readonly FollowedTable[]
}

/** At most one refresh per second. */
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
