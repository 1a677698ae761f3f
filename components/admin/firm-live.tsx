'use client'
import { createContext, use, type ReactNode } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { useAsked } from '@/components/live/use-asked'
import type { FirmPending } from '@/lib/today/queries'

const tables = [
  'user_approval_status',
  'invoices',
  'message_threads',
  'appointments',
  'section_changes',
] as const

const PendingContext = createContext<FirmPending | null>(null)

/** How much waits in each section; null until the browser has asked. */
export const useFirmPending = (): FirmPending | null => use(PendingContext)

/** Keeps the counts beside the links of the workspace up to date. */
export function FirmLive({ userId, children }: { userId: string; children: ReactNode }) {
  const { value, again } = useAsked<FirmPending>('/api/equipo/pendientes')
  return (
    <PendingContext value={value}>
      {children}
      <LiveChannel reader={userId} owner={null} table={tables} onChange={again} onCatchUp={again} />
    </PendingContext>
  )
}
