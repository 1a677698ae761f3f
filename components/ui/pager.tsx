import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'

type PageLink = { href: Route; label: string } | null

export function Pager({ label, before, after }: { label: string; before: PageLink; after: PageLink }) {
  if (!before && !after) return null
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-x-6 pt-2">
      {before ? (
        <Link className={linkStyles} href={before.href} prefetch={false}>
          <ArrowLeft strokeWidth={1.75} aria-hidden /> {before.label}
        </Link>
      ) : (
        <span />
      )}
      {after ? (
        <Link className={linkStyles} href={after.href} prefetch={false}>
          {after.label} <ArrowRight strokeWidth={1.75} aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}

/** A pager for lists that can only be read forwards, so it has no link to the previous page. */
export function ForwardPager({ first, next }: { first: PageLink; next: PageLink }) {
  return (
    <p className="flex flex-wrap gap-x-6 pt-2">
      {first ? (
        <Link className={linkStyles} href={first.href} prefetch={false}>
          {first.label}
        </Link>
      ) : null}
      {next ? (
        <Link className={linkStyles} href={next.href} prefetch={false}>
          {next.label} <ArrowRight strokeWidth={1.75} aria-hidden />
        </Link>
      ) : null}
    </p>
  )
}
