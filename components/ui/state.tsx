import { CircleAlert, FileText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type StateProps = {
  tone?: 'empty' | 'error'
  icon?: LucideIcon
  title?: string
  level?: 1 | 2 | 3
  /** A sentence that tells the user what to do next, or that nothing is lost. */
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export function State({ tone = 'empty', icon, title, level = 3, children, action, className }: StateProps) {
  const Heading = `h${level}` as const
  const Icon = icon ?? (tone === 'error' ? CircleAlert : FileText)
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      data-failure={tone === 'error' || undefined}
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
      {title ? (
        <Heading className="font-serif text-lg leading-tight font-[550] tracking-[-0.008em]">{title}</Heading>
      ) : null}
      {children ? <p className="max-w-[34ch] text-ink-2">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
