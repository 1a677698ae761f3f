'use client'
import { createContext, use, useRef, type ReactNode } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { useAsked } from '@/components/live/use-asked'
import { useRefresh } from '@/components/live/use-refresh'
import type { PortalHeader } from '@/lib/portal/queries'

const tables = [
  'user_approval_status',
  'invoices',
  'message_threads',
  'appointments',
  'calendar_changes',
  'document_requests',
] as const

const HeaderContext = createContext<PortalHeader | null>(null)

/** What the frame knows about the client; null until the browser has asked. */
export const usePortalHeader = (): PortalHeader | null => use(HeaderContext)

/**
 * Keeps up to date what stands around every page. Sends a client away from an open page as soon as the firm takes their
 * access away: the page, asked again, does it.
 */
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
          // The first time the page has just been drawn, by the same answer.
          if (listening.current) refresh()
          listening.current = true
        }}
      />
    </HeaderContext>
  )
}
