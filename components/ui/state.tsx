import { CircleAlert, FileText, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

const line = 'block h-3 animate-pulse rounded-sheet bg-rule'
const widths = ['w-full', 'w-[72%]', 'w-[55%]']
const bar = [
  'block h-3 w-full appearance-none overflow-hidden border border-green bg-sheet',
  '[&::-webkit-progress-bar]:bg-[repeating-linear-gradient(90deg,transparent_0_calc(10%-1px),var(--color-rule-green)_calc(10%-1px)_10%)]',
  '[&::-webkit-progress-bar]:bg-sheet [&::-webkit-progress-value]:bg-green [&::-moz-progress-bar]:bg-green',
].join(' ')

type StateProps = {
  tone?: 'empty' | 'error'
  icon?: LucideIcon
  title?: string
  /** What to do next, or what is safe. */
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** What stands where a list would be: nothing yet, or something that failed. */
export function State({ tone = 'empty', icon, title, children, action, className }: StateProps) {
  const Icon = icon ?? (tone === 'error' ? CircleAlert : FileText)
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={cn(
        'grid min-h-64 content-center justify-items-center gap-1.5 rounded-sheet border border-rule bg-sheet px-6 py-8 text-center',
        className,
      )}
    >
      <Icon
        className={cn('mb-1.5 size-12', tone === 'error' ? 'text-red' : 'text-green')}
        strokeWidth={1}
        aria-hidden
      />
      {title ? <h3>{title}</h3> : null}
      {children ? <p className="max-w-[34ch] text-ink-2">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}

/** Something is on its way; `label` says what. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p role="status" className={cn('flex min-h-tap items-center gap-3 text-ink-2', className)}>
      <LoaderCircle className="size-5 flex-none animate-spin text-green" strokeWidth={1.75} aria-hidden />
      {label}
    </p>
  )
}

/** Rows where a table will be, of the same height, so that nothing jumps. */
export function Skeleton({ rows = 3, className }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden className={cn('grid', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid h-14 grid-cols-[1fr_5rem_4rem] items-center gap-6 border-t border-rule first:border-ink"
        >
          <i className={cn(line, widths[row % widths.length])} />
          <i className={line} />
          <i className={line} />
        </div>
      ))}
    </div>
  )
}

/** `value` in percent, 0 to 100. */
export function Progress({ value, className, ...props }: ComponentProps<'progress'> & { value: number }) {
  return (
    <progress {...props} max={100} value={value} aria-valuenow={value} className={cn(bar, className)}>
      {value}%
    </progress>
  )
}
