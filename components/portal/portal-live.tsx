'use client'
import { createContext, use, useRef, type ReactNode } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { useAsked } from '@/components/live/use-asked'
import { useRefresh } from '@/components/live/use-refresh'
import type { PortalHeader } from '@/lib/portal/schema'

const tables = [
  'user_approval_status',
  'invoices',
  'message_threads',
  'appointments',
  'calendar_changes',
  'document_requests',
] as const

const HeaderContext = createContext<PortalHeader | null>(null)

/** Null until the browser has loaded it. */
export const usePortalHeader = (): PortalHeader | null => use(HeaderContext)

/** Refreshes the page when the firm changes the client's access; without access the server then redirects. */
export function PortalLive({ account, children }: { account: string; children: ReactNode }) {
  const { value: header, again } = useAsked<PortalHeader>('/api/pendientes')
  const listening = useRef(false)
  const refresh = useRefresh()
  return (
    <HeaderContext value={header}>
      {children}
      <LiveChannel
        reader={account}
        table={tables}
        onChange={({ table }) => (table === 'user_approval_status' ? refresh() : again())}
        onCatchUp={() => {
          again()
          // The first connection needs no refresh, because the page has just been rendered.
          if (listening.current) refresh()
          listening.current = true
        }}
      />
    </HeaderContext>
  )
}
