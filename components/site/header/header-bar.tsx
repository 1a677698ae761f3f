'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { useAuth } from '@/components/auth/auth-provider'
import type { Service } from '@/content/services'

/** In pixels: the header turns white once the visitor has scrolled further than this. */
const threshold = 10

export function HeaderBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])

  return (
    <header
      data-scrolled={scrolled || undefined}
      className="fixed inset-x-0 top-0 z-30 border-b border-rule bg-paper transition-[background-color,box-shadow] duration-200 has-[[data-menu][open]]:bg-sheet has-[[data-menu][open]]:shadow-lift data-scrolled:bg-sheet data-scrolled:shadow-lift max-[18rem]:absolute print:hidden"
    >
      {children}
    </header>
  )
}

/** The width is fixed, because the name appears only after hydration and must not shift the layout. */
export function AccountName({ className }: { className: string }) {
  return <span className={`truncate text-ink-2 ${className}`}>{useAuth().name}</span>
}

type NavLinkProps = { href: Route | Service['path']; className: string; children: ReactNode }

export function NavLink({ href, className, children }: NavLinkProps) {
  const current = usePathname() === href
  return (
    <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
