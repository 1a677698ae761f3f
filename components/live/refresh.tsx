'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FollowedTable } from '@/components/live/follow'
import { LiveChannel } from '@/components/live/live-channel'

/** Milliseconds: several channels that come up together ask once. */
const refreshPause = 150
/** Milliseconds. */
const settlePause = 1000

/** Renders the page again on the server; `before` runs at the moment the server is asked. */
export function useRefresh(before?: () => void): () => void {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useEffectEvent(() => before?.())
  const due = useRef<() => void>(undefined)

  useEffect(() => {
    due.current = () => {
      ask()
      router.refresh()
    }
    return () => clearTimeout(timer.current)
  }, [router])

  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => due.current?.(), refreshPause)
  }
}

/** Draws the page again on the server whenever a row of this person changes in `table`. */
export function RefreshOnChange({ userId, table }: { userId: string; table: FollowedTable }) {
  const refresh = useRefresh()
  return <LiveChannel userId={userId} table={table} onChange={refresh} onCatchUp={refresh} />
}

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

/** Calls `settle` once, a second after the first of many calls: a burst of changes is read again in one go. */
export function useSettle(settle: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, settlePause)
  }
}
