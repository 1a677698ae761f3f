'use client'
import { ArrowRight, Folder, Upload } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { BookingCard } from '@/components/appointments/booking-card'
import { DriveFolderAction } from '@/components/documents/documents-live'
import { Avatar } from '@/components/portal/avatar'
import { ForRole } from '@/components/portal/for-role'
import { Badge } from '@/components/ui/badge'
import { LinkTabs } from '@/components/ui/link-tabs'
import { portal } from '@/content/portal'
import type { PortalTab } from '@/lib/portal/queries'

const actionCard = 'relative flex min-w-0 flex-col items-start p-6'
const actionIcon = 'absolute top-6 right-6 size-6'

export function Greeting({ email, today }: { email: string; today: string }) {
  const { hello, nameless, subtitle, badge } = portal.greeting
  const name = email.split('@')[0] || nameless
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 pt-8 pb-6 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:gap-x-6 sm:pt-12 sm:pb-8">
      <Avatar name={name} className="size-13 text-[1.5rem] sm:size-16 sm:text-[1.875rem]" />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">
          {hello} {name}
        </h1>
        <p className="mt-1 text-ink-2">{subtitle}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:col-span-full sm:flex-col sm:items-end">
        <Badge tone="ok">{badge}</Badge>
        <span className="text-sm text-ink-2">{today}</span>
      </p>
    </div>
  )
}

/** Phones show tasks, quick actions, dates and figures in this order; wide screens show the dates in another column. */
export function Desk({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-10 min-[64rem]:grid-rows-[auto_auto_1fr] min-[64rem]:has-[>aside]:grid-cols-[minmax(0,1fr)_19.5rem] min-[64rem]:[&>:nth-child(2)]:row-start-2 min-[64rem]:[&>aside]:col-start-2 min-[64rem]:[&>aside]:row-span-3 min-[64rem]:[&>aside]:row-start-1">
      {children}
    </div>
  )
}

export function PortalTabs({ current }: { current: PortalTab }) {
  const { label, items } = portal.tabs
  return (
    <LinkTabs
      label={label}
      className="mt-14"
      items={items.map(({ tab, href, label }) => ({ href: href as Route, label, current: tab === current }))}
    />
  )
}

export function QuickActions() {
  const { label, upload, drive } = portal.actions
  return (
    <section aria-label={label} className="@container self-start">
      <div className="grid divide-y divide-rule rounded-sheet border border-rule bg-sheet @3xl:grid-cols-[1.15fr_1fr_1.1fr] @3xl:divide-x @3xl:divide-y-0">
        <Link
          href="/portal/facturas"
          className={`${actionCard} group -m-px rounded-sheet bg-green-deep text-sheet no-underline transition-colors hover:bg-green`}
        >
          <Upload className={`${actionIcon} text-ochre`} strokeWidth={1.75} aria-hidden />
          <h2 className="pr-10 text-lg font-[550] tracking-[-0.008em]">{upload.title}</h2>
          <span className="mt-1 max-w-[34ch] text-[1rem] text-green-pale">{upload.text}</span>
          <span className="mt-2 mb-6 text-sm text-green-pale">{upload.integration}</span>
          <span className="mt-auto mb-2 flex min-h-8 items-center gap-2 border-b-4 border-double border-ochre font-[550]">
            {upload.go}
            <ArrowRight
              className="size-5 transition-transform group-hover:translate-x-1"
              strokeWidth={1.75}
              aria-hidden
            />
          </span>
        </Link>
        <div className={actionCard}>
          <Folder className={`${actionIcon} text-green`} strokeWidth={1.75} aria-hidden />
          <h2 className="pr-10 text-lg font-[550] tracking-[-0.008em]">{drive.title}</h2>
          <p className="mt-1 mb-6 max-w-[34ch] text-[1rem] text-ink-2">{drive.text}</p>
          <div className="mt-auto">
            <DriveFolderAction />
          </div>
        </div>
        <ForRole atLeast="assistant" className="m-6 self-start">
          <BookingCard />
        </ForRole>
      </div>
    </section>
  )
}
