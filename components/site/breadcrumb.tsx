import type { Route } from 'next'
import Link from 'next/link'
import { navigation } from '@/content/navigation'

export type Crumb = { label: string; href: Route }

export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={navigation.breadcrumb} className="mb-2 md:mb-4 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {trail.map(({ label, href }) => (
          <li
            key={href}
            className="flex items-center gap-x-3 after:h-4 after:rotate-14 after:border-l after:border-rule-field"
          >
            <Link
              href={href}
              prefetch={false}
              className="relative inline-flex min-h-tap items-center underline before:absolute before:inset-y-0 before:left-1/2 before:w-full before:min-w-tap before:-translate-x-1/2"
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
