'use client'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'
import { placeIn } from '@/components/portal/place'
import { PortalNav } from '@/components/portal/portal-nav'
import { portal } from '@/content/portal'

/** The phone's menu. It says where one is, and closes with Escape and with every change of page. */
export function PortalMenu({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const room = portal.navigation.sameAs[pathname] ?? pathname
  const { items, account } = portal.navigation
  const here = [...items, account].find((item) => placeIn(room, item.href))

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details key={pathname} onKeyDown={onKeyDown} className="group self-center min-[60rem]:hidden">
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-1.5 border-l border-rule pl-3.5 font-semibold text-green [&::-webkit-details-marker]:hidden">
        {here?.label ?? portal.navigation.menu}
        <ChevronDown className="size-5 group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      <div className="absolute inset-x-0 top-full border-y border-rule bg-sheet px-gut pb-4 shadow-lift">
        <PortalNav stacked />
        <div className="flex min-h-13 items-center">{children}</div>
      </div>
    </details>
  )
}
