import Link from 'next/link'
import { Icon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/link-styles'
import { servicePage } from '@/content/services-page'
import type { ServiceDetail } from '@/content/services/service-detail'

/** The tools of the site that help with a service. */
export function ServiceTools({ tools }: { tools: NonNullable<ServiceDetail['tools']> }) {
  return (
    <nav aria-label={servicePage.tools} className="mt-8 flex flex-wrap gap-x-8">
      {tools.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false} className={linkStyles}>
          {label}
          <Icon name="arrow" />
        </Link>
      ))}
    </nav>
  )
}
