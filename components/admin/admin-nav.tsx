'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { placeIn, roomEntry, roomLink, RoomMenu } from '@/components/portal/room-menu'
import { moreRooms, workspaceRooms, workspaceText } from '@/content/workspace'
import type { StaffRole } from '@/lib/session/session'

type Rooms = typeof workspaceRooms

/** The rooms of the workspace in a row; the one that is open closes with a double rule. */
export function AdminNav({ role }: { role: StaffRole }) {
  const more = openTo(moreRooms, role)
  const pathname = usePathname()
  const here = more.find(({ href }) => placeIn(pathname, href))
  return (
    <nav aria-label={workspaceText.navigation} className="flex gap-6 max-[64rem]:hidden">
      <Links rooms={workspaceRooms} className={roomLink} />
      <RoomMenu
        label={here?.label ?? workspaceText.more}
        className={
          here
            ? 'relative self-center text-[1rem] font-semibold text-green'
            : 'relative self-center text-[1rem] font-medium'
        }
        panel="right-0 w-56 border-x px-4 pb-2"
      >
        <Links rooms={more} className={roomEntry} />
      </RoomMenu>
    </nav>
  )
}

const openTo = (rooms: Rooms, role: StaffRole) => rooms.filter((room) => role === 'admin' || !room.adminOnly)

function Links({ rooms, className }: { rooms: Rooms; className: string }) {
  const pathname = usePathname()
  return rooms.map(({ href, label }) => (
    <Link
      key={href}
      href={href as Route}
      prefetch={false}
      aria-current={placeIn(pathname, href)}
      className={className}
    >
      {label}
    </Link>
  ))
}

/** The same rooms in the phone's menu. */
function AdminMenuNav({ role }: { role: StaffRole }) {
  return (
    <nav aria-label={workspaceText.menu}>
      <Links rooms={openTo([...workspaceRooms, ...moreRooms], role)} className={roomEntry} />
    </nav>
  )
}

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
