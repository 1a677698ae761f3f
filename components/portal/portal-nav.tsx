'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/portal/avatar'
import { ariaCurrent, menuEntry, navLink, NavMenu } from '@/components/portal/nav-menu'
import { portal } from '@/content/portal'

/** The sections of the portal; `stacked` is their form inside the phone's menu. */
export function PortalNav({ stacked = false, className }: { stacked?: boolean; className?: string }) {
  const { label, menu, items, sameAs } = portal.navigation
  const pathname = usePathname()
  const here = sameAs[pathname] ?? pathname
  return (
    <nav aria-label={stacked ? menu : label} className={className}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          prefetch={false}
          aria-current={ariaCurrent(here, item.href)}
          className={stacked ? menuEntry : navLink}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}

/** The phone's menu. It says where one is. */
export function PortalMenu({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const section = portal.navigation.sameAs[pathname] ?? pathname
  const { items, account } = portal.navigation
  const here = [...items, account].find((item) => ariaCurrent(section, item.href))
  return (
    <NavMenu
      label={here?.label ?? portal.navigation.menu}
      className="self-center border-l border-rule pl-3.5 font-semibold text-green min-[60rem]:hidden"
      panel="inset-x-0 px-gut pb-4"
    >
      <PortalNav stacked />
      <div className="flex min-h-13 items-center">{children}</div>
    </NavMenu>
  )
}

/** Who is signed in, and the way to what is theirs. */
export function AccountLink({ name }: { name: string }) {
  const { href, label } = portal.navigation.account
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={usePathname() === href ? 'page' : undefined}
      className="ml-auto flex min-w-tap items-center justify-center gap-2.5 self-center py-1.5 text-sm text-ink-2 no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-green"
    >
      <Avatar name={name} />
      <span className="max-w-[18ch] truncate max-[60rem]:sr-only">{name}</span>
      <span className="sr-only">, {label}</span>
    </Link>
  )
}
