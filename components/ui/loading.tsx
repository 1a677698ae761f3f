'use client'
import { LoaderCircle } from 'lucide-react'
import { cn } from '@/components/ui/cn'

const widths = ['', 'w-[72%]', 'w-[55%]']

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p role="status" className={cn('flex min-h-tap items-center gap-3 text-ink-2', className)}>
      <LoaderCircle className="size-5 flex-none animate-spin text-green" strokeWidth={1.75} aria-hidden />
      {label}
    </p>
  )
}

/** The placeholder rows are as high as those of the table, so that the layout does not shift. */
export function Skeleton({ rows = 3, className }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden className={cn('skeleton', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <i className={widths[row % widths.length] || undefined} />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
