'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { createContext, use, type ReactNode } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { useAsked } from '@/components/live/use-asked'
import { NoticeBell } from '@/components/notifications/notice-bell'
import { ariaCurrent, Count, menuEntry, navLink, NavMenu } from '@/components/portal/nav-menu'
import { moreSections, adminSections, adminText } from '@/content/admin-sections'
import type { StaffRole } from '@/lib/session/session'
import type { FirmPending } from '@/lib/today/queries'

const tables = [
  'user_approval_status',
  'invoices',
  'message_threads',
  'appointments',
  'section_changes',
  'notifications',
] as const

const PendingContext = createContext<FirmPending | null>(null)

const useFirmPending = (): FirmPending | null => use(PendingContext)

export function FirmLive({ memberId, children }: { memberId: string; children: ReactNode }) {
  const { value, again } = useAsked<FirmPending>('/api/equipo/pendientes')
  return (
    <PendingContext value={value}>
      {children}
      <LiveChannel reader={memberId} owner={null} table={tables} onChange={again} onCatchUp={again} />
    </PendingContext>
  )
}

export function FirmBell({ className }: { className: string }) {
  return (
    <NoticeBell href="/admin/notificaciones" unseen={useFirmPending()?.unseen ?? 0} className={className} />
  )
}

type Sections = typeof adminSections

export function AdminNav({ role }: { role: StaffRole }) {
  const more = openTo(moreSections, role)
  const pathname = usePathname()
  const here = more.find(({ href }) => ariaCurrent(pathname, href))
  return (
    <nav aria-label={adminText.navigation} className="flex gap-6 max-[64rem]:hidden">
      <Links sections={adminSections} className={navLink} />
      <NavMenu
        label={here?.label ?? adminText.more}
        className={
          here
            ? 'relative self-center text-[1rem] font-semibold text-green'
            : 'relative self-center text-[1rem] font-medium'
        }
        panel="right-0 w-56 border-x px-4 pb-2"
      >
        <Links sections={more} className={menuEntry} />
      </NavMenu>
    </nav>
  )
}

const openTo = (sections: Sections, role: StaffRole) =>
  sections.filter((section) => role === 'admin' || !section.adminOnly)

function Links({ sections, className }: { sections: Sections; className: string }) {
  const pathname = usePathname()
  const waiting = useFirmPending()
  return sections.map(({ href, label, pending }) => (
    <Link
      key={href}
      href={href as Route}
      prefetch={false}
      aria-current={ariaCurrent(pathname, href)}
      className={className}
    >
      {label}
      {pending && waiting ? <Count count={waiting[pending]} said={adminText.waiting[pending]} /> : null}
    </Link>
  ))
}

function AdminMenuNav({ role }: { role: StaffRole }) {
  return (
    <nav aria-label={adminText.menu}>
      <Links sections={openTo([...adminSections, ...moreSections], role)} className={menuEntry} />
    </nav>
  )
}

/** `account` is not a client here, but the text of the link to the member's own page. */
type AdminMenuProps = { role: StaffRole; account: string; children: ReactNode }

export function AdminMenu({ role, account, children }: AdminMenuProps) {
  const pathname = usePathname()
  const here = [...adminSections, ...moreSections].find(({ href }) => ariaCurrent(pathname, href))
  return (
    <NavMenu
      // On the narrowest screens long section names are cut, because the notification bell takes their room.
      label={
        <span className="max-[352px]:max-w-19 max-[352px]:truncate">{here?.label ?? adminText.menu}</span>
      }
      className="self-center border-l border-rule pl-3.5 font-semibold text-green min-[64rem]:hidden"
      panel="inset-x-0 max-h-[80dvh] overflow-y-auto px-gut pb-4"
    >
      <AdminMenuNav role={role} />
      <Link
        href="/admin/cuenta"
        prefetch={false}
        aria-current={ariaCurrent(pathname, '/admin/cuenta')}
        className={menuEntry}
      >
        {account}
      </Link>
      <div className="flex min-h-13 items-center">{children}</div>
    </NavMenu>
  )
}
