import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AccessFrame } from '@/components/auth/access-frame'

// Links from mails contain a secret, so the referrer must not reach other sites.
export const metadata: Metadata = { referrer: 'same-origin' }

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <AccessFrame>{children}</AccessFrame>
}
