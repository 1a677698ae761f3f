'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/portal/avatar'
import { ariaCurrent, Count, menuEntry, navLink, NavMenu } from '@/components/portal/nav-menu'
import { usePortalHeader } from '@/components/portal/portal-live'
import { portal } from '@/content/portal'

const { nameless } = portal.greeting
const { label: navLabel, menu, short, items, own, account, sameAs, waiting } = portal.navigation

/** Returns the path of the menu link that is current on this page. */
function useHere(): string {
  const pathname = usePathname()
  return sameAs[pathname] ?? pathname
}

export function PortalNav({ stacked = false, className }: { stacked?: boolean; className?: string }) {
  const here = useHere()
  const pending = usePortalHeader()?.pending
  return (
    <nav aria-label={stacked ? menu : navLabel} className={className}>
      {(stacked ? [...items, ...own] : items).map((item) => {
        const section = 'pending' in item ? item.pending : null
        return (
          <Link
            key={item.href}
            href={item.href}
            prefetch={false}
            aria-current={ariaCurrent(here, item.href)}
            className={stacked ? menuEntry : navLink}
          >
            {item.label}
            {section && pending ? <Count count={pending[section]} said={waiting[section]} /> : null}
          </Link>
        )
      })}
    </nav>
  )
}

type MenuProps = { email: string; children: ReactNode }

export function PortalMenu({ email, children }: MenuProps) {
  const section = useHere()
  const here = [...items, ...own].find((item) => ariaCurrent(section, item.href))
  return (
    <NavMenu
      label={
        <span className="whitespace-nowrap max-[18rem]:sr-only">
          <span className="max-[30rem]:hidden">{here?.label ?? menu}</span>
          <span className="min-[30rem]:hidden">{short}</span>
        </span>
      }
      className="self-center border-l border-rule pl-3.5 font-semibold text-green min-[75rem]:hidden"
      panel="inset-x-0 max-h-[calc(100dvh-7.75rem)] overflow-y-auto px-gut pb-4"
    >
      <Person email={email} />
      <PortalNav stacked />
      <div className="flex min-h-13 items-center">{children}</div>
    </NavMenu>
  )
}

export function AccountMenu({ email, children }: MenuProps) {
  const here = useHere()
  return (
    <NavMenu
      label={
        <>
          <Avatar name={email || nameless} />
          <span className="sr-only">{account}</span>
        </>
      }
      className="relative self-center max-[75rem]:hidden"
      panel="right-0 w-72 border-x px-4 pb-2"
    >
      <Person email={email} />
      <nav aria-label={account}>
        {own.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            aria-current={ariaCurrent(here, href)}
            className={menuEntry}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="flex min-h-13 items-center">{children}</div>
    </NavMenu>
  )
}

function Person({ email }: { email: string }) {
  const name = usePortalHeader()?.name ?? (email.split('@')[0] || nameless)
  return (
    <p className="flex items-center gap-3 border-b border-ink py-3 text-sm leading-snug">
      <Avatar name={email || nameless} />
      <span className="min-w-0">
        <bdi className="block font-[550] wrap-anywhere">{name}</bdi>
        <span className="block font-normal wrap-anywhere text-ink-2">{email}</span>
      </span>
    </p>
  )
}
