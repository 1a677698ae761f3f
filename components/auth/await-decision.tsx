'use client'
import { LiveChannel } from '@/components/live/live-channel'
import type { AccountId } from '@/lib/ids'
import { useRefresh } from '@/components/live/use-refresh'

const nothing = () => {}

/** Refreshes the page once the firm has decided about the registration; the server then redirects the user. */
export function AwaitDecision({ accountId }: { accountId: AccountId }) {
  const ask = useRefresh(nothing)
  return <LiveChannel reader={accountId} table="user_approval_status" onChange={ask} onCatchUp={ask} />
}
