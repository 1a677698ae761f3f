import type { Route } from 'next'
import Link from 'next/link'
import { navigation } from '@/content/navigation'

export type Crumb = { label: string; href: Route }

/** The list's `clip-path` hides the slash before an entry that begins a line. */
const step =
  'relative min-w-0 pl-6 wrap-anywhere before:absolute before:top-1/2 before:left-3 before:h-4 before:-translate-y-1/2 before:rotate-14 before:border-l before:border-rule-field'

export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav
      aria-label={navigation.breadcrumb}
      className="mb-2 [clip-path:inset(-1rem_-1rem_-1rem_-0.5rem)] md:mb-4 print:hidden"
    >
      <ol className="-ml-6 flex flex-wrap items-center text-sm text-ink-2">
        {trail.map(({ label, href }) => (
          <li key={href} className={step}>
            <Link
              href={href}
              prefetch={false}
              className="relative inline-flex min-h-tap items-center underline before:absolute before:inset-y-0 before:left-1/2 before:w-full before:min-w-tap before:-translate-x-1/2"
            >
              {label}
            </Link>
          </li>
        ))}
        <li className={step}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
