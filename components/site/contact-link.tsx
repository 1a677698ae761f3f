import type { ReactNode } from 'react'
import type { Look } from '@/components/site/link-button-styles'
import { LinkButton } from '@/components/site/link-button'

type ContactLinkProps = { look?: Look; children: ReactNode }

/** Where a request for information goes. */
export function ContactLink({ look, children }: ContactLinkProps) {
  return (
    <LinkButton href="/contacto" look={look}>
      {children}
    </LinkButton>
  )
}
