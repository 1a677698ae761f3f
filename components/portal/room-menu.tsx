'use client'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type RoomMenuProps = { label: ReactNode; className?: string; panel: string; children: ReactNode }

/** Rooms behind a press; it closes with Escape and with every change of page. */
export function RoomMenu({ label, className, panel, children }: RoomMenuProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details key={usePathname()} onKeyDown={onKeyDown} className={cn('group', className)}>
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown className="size-5 group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      <div className={cn('absolute top-full border-y border-rule bg-sheet shadow-lift', panel)}>
        {children}
      </div>
    </details>
  )
}
