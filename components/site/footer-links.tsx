import type { Route } from 'next'
import Link from 'next/link'
import type { Service } from '@/content/services'

type FooterLinksProps = { title: string; links: readonly { href: Route | Service['path']; label: string }[] }

/** On a phone the links stand in two columns, so that the page does not end in a long list. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="pt-2.5 pb-1 text-[1.125rem] font-[550]">{title}</h2>
      <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-[22rem]:grid-cols-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap min-w-tap items-center leading-tight hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
