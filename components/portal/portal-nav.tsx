'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { placeIn } from '@/components/portal/place'
import { roomEntry, roomLink } from '@/components/portal/room-link'
import { portal } from '@/content/portal'

/** The rooms of the portal; `stacked` is their form inside the phone's menu. */
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
          aria-current={placeIn(here, item.href)}
          className={stacked ? roomEntry : roomLink}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
