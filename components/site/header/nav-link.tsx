'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Service } from '@/content/services'

type NavLinkProps = { href: Route | Service['path']; className: string; children: ReactNode }

/** A link that knows whether it leads to this page. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const current = usePathname() === href
  return (
    <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
