'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { tabListStyles, tabStyles } from '@/components/ui/tab-styles'

type LinkTabsProps = {
  label: string
  items: readonly { href: Route; label: string; current: boolean }[]
  className?: string
  /** False for tabs within a page, which stays where it is. */
  scroll?: boolean
}

/** Each tab is a link, so it works without script and has its own address. */
export function LinkTabs({ label, items, className, scroll = true }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={cn(tabListStyles, className)}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          prefetch={false}
          scroll={scroll}
          aria-current={item.current ? 'page' : undefined}
          className={tabStyles}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
