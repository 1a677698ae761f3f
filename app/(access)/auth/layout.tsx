import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AccessFrame } from '@/components/auth/access-frame'

// Links in mails contain a secret, so no other site may get the URL as referrer.
export const metadata: Metadata = { referrer: 'same-origin' }

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <AccessFrame>{children}</AccessFrame>
}
