'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { AdminMenuNav } from '@/components/admin/admin-nav'
import { placeIn } from '@/components/portal/place'
import { RoomMenu } from '@/components/portal/room-menu'
import { moreRooms, workspaceRooms, workspaceText } from '@/content/workspace'
import type { StaffRole } from '@/lib/session/session'

/** The phone's menu. It says where one is. */
export function AdminMenu({ role, children }: { role: StaffRole; children: ReactNode }) {
  const pathname = usePathname()
  const here = [...workspaceRooms, ...moreRooms].find(({ href }) => placeIn(pathname, href))
  return (
    <RoomMenu
      label={here?.label ?? workspaceText.menu}
      className="self-center border-l border-rule pl-3.5 font-semibold text-green min-[64rem]:hidden"
      panel="inset-x-0 max-h-[80dvh] overflow-y-auto px-gut pb-4"
    >
      <AdminMenuNav role={role} />
      <div className="flex min-h-13 items-center">{children}</div>
    </RoomMenu>
  )
}
