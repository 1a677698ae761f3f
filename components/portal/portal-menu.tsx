'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { placeIn } from '@/components/portal/place'
import { PortalNav } from '@/components/portal/portal-nav'
import { RoomMenu } from '@/components/portal/room-menu'
import { portal } from '@/content/portal'

/** The phone's menu. It says where one is. */
export function PortalMenu({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const room = portal.navigation.sameAs[pathname] ?? pathname
  const { items, account } = portal.navigation
  const here = [...items, account].find((item) => placeIn(room, item.href))
  return (
    <RoomMenu
      label={here?.label ?? portal.navigation.menu}
      className="self-center border-l border-rule pl-3.5 font-semibold text-green min-[60rem]:hidden"
      panel="inset-x-0 px-gut pb-4"
    >
      <PortalNav stacked />
      <div className="flex min-h-13 items-center">{children}</div>
    </RoomMenu>
  )
}
