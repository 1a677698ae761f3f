import { SquareArrowOutUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkStyles } from '@/components/ui/control-styles'
import { portal } from '@/content/portal'

/** A link out of the portal, in a tab of its own. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {children}
      <span className="sr-only">({portal.documents.newTab})</span>
      <SquareArrowOutUpRight strokeWidth={1.75} aria-hidden />
    </a>
  )
}
