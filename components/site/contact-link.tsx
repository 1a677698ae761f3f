import type { ReactNode } from 'react'
import { linkButtonStyles, type Look } from '@/components/site/link-button-styles'
import { firm } from '@/content/firm'

type ContactLinkProps = { look?: Look; children: ReactNode }

/** Where a request for information goes. */
export function ContactLink({ look, children }: ContactLinkProps) {
  return (
    <a href={`mailto:${firm.email}`} className={linkButtonStyles(look)}>
      {children}
    </a>
  )
}
