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

/** Returns the header's data; null until the browser has loaded data that the server did not render. */
export const usePortalHeader = (): PortalHeader | null => use(HeaderContext)

type PortalLiveProps = {
  account: string
  person: string
  rendered?: Promise<PortalHeader | null>
  children: ReactNode
}

/** Refreshes the page when the firm changes the client's access; the server redirects a client without access. */
export function PortalLive({ account, person, rendered, children }: PortalLiveProps) {
  // The promise is read outside of any Suspense boundary, so that the first HTML of the page has the header.
  const { value: header, again } = useAsked<PortalHeader>('/api/pendientes', rendered ? use(rendered) : null)
  const listening = useRef(false)
  const refresh = useRefresh()
  return (
    <HeaderContext value={header}>
      {children}
      {/* Deletions are ignored, because they name no owner and therefore also arrive for rows of other people. */}
      <LiveChannel
        reader={account}
        owner={person}
        table="notifications"
        onChange={({ type }) => type !== 'DELETE' && again()}
        onCatchUp={again}
      />
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
