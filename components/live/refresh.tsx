'use client'
import type { FollowedTable } from '@/components/live/follow'
import { LiveChannel } from '@/components/live/live-channel'
import type { AccountId, PersonId } from '@/lib/ids'
import { useRefresh, useSettle } from '@/components/live/use-refresh'

type RefreshOnChangeProps = {
  account: AccountId
  /** The person whose changed rows refresh the page; without a person, changed rows of the account do. */
  person?: PersonId
  table: FollowedTable
}

export function RefreshOnChange({ account, person, table }: RefreshOnChangeProps) {
  const refresh = useRefresh()
  return (
    <LiveChannel
      reader={account}
      owner={person ?? account}
      table={table}
      onChange={refresh}
      onCatchUp={refresh}
    />
  )
}

type RefreshForFirmProps = {
  /** The member who sees the page; the database sends only changes of rows that this member may read. */
  member: PersonId
  tables: readonly FollowedTable[]
}

/** Refreshes the page when the tables change, at most once per second. */
export function RefreshForFirm({ member, tables }: RefreshForFirmProps) {
  const refresh = useRefresh()
  const changed = useSettle(refresh)
  return tables.map((table) => (
    <LiveChannel
      key={table}
      reader={member}
      owner={null}
      table={table}
      onChange={changed}
      onCatchUp={refresh}
    />
  ))
}
