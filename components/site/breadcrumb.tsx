import type { Route } from 'next'
import Link from 'next/link'
import { navigation } from '@/content/navigation'

export type Crumb = { label: string; href: Route }

/** Where the page stands; the last step is the page itself. */
export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={navigation.breadcrumb} className="mb-2 md:mb-4">
      <ol className="flex flex-wrap items-center text-sm text-ink-2">
        {trail.map(({ label, href }) => (
          <li
            key={href}
            className="flex items-center after:mr-2 after:ml-3 after:h-4 after:rotate-14 after:border-l after:border-rule-field"
          >
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap min-w-tap items-center underline"
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="ml-1.5">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
