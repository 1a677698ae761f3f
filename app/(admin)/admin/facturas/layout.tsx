import { LastDecision } from '@/components/review/last-decision'
import type { ReactNode } from 'react'

export default function ReviewLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LastDecision />
      {children}
    </>
  )
}
