import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AccessFrame } from '@/components/auth/access-frame'

// The address of a mail link is a key to the account: no other site may learn it.
export const metadata: Metadata = { referrer: 'same-origin' }

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <AccessFrame>{children}</AccessFrame>
}
