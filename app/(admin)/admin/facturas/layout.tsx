import { LastDecision } from '@/components/invoices/decisions/last-decision'
import type { ReactNode } from 'react'

export default function ReviewLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LastDecision />
      {children}
    </>
  )
}
