import type { ReactNode } from 'react'
import { linkButtonStyles } from '@/components/site/link-button'
import { firm } from '@/content/firm'

type ContactLinkProps = { look?: Parameters<typeof linkButtonStyles>[0]; children: ReactNode }

/** Where a request for information goes. */
export function ContactLink({ look, children }: ContactLinkProps) {
  return (
    <a href={`mailto:${firm.email}`} className={linkButtonStyles(look)}>
      {children}
    </a>
  )
}
