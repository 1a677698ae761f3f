import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

type MoreLinkProps = { href: Route; shown: boolean; children: ReactNode }

/** A link that opens or closes a part of the page without script: the server sends the part only if the URL asks for it. */
export function MoreLink({ href, shown, children }: MoreLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-expanded={shown}
      className="flex min-h-tap w-fit items-center font-[550] text-green underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
