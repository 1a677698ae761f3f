'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { tabStyles } from '@/components/ui/tab-styles'

type LinkTabsProps = {
  label: string
  items: readonly { href: Route; label: string; current: boolean }[]
  className?: string
  /** False for tabs within a page, so that choosing a tab does not scroll to the top. */
  scroll?: boolean
}

/** In pixels: the space that stays visible to the right of the current tab. */
const margin = 20

function showCurrent(tab: HTMLAnchorElement | null): void {
  const list = tab?.parentElement
  if (list) list.scrollLeft = Math.max(0, tab.offsetLeft + tab.offsetWidth + margin - list.clientWidth)
}

/** Each tab is a link, so it works without script and has its own URL. */
export function LinkTabs({ label, items, className, scroll = true }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={cn('link-tabs', className)}>
      {items.map((item) => (
        <Link
          key={item.href}
          ref={item.current ? showCurrent : undefined}
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
