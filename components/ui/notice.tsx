import { cva } from 'class-variance-authority'
import { Check, CircleAlert, Info, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad'

const notice = cva(
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-l-5 border-double px-4 py-3.5 text-[1rem] leading-normal wrap-anywhere [&>svg]:mt-0.5 [&>svg]:size-5',
  {
    variants: {
      tone: {
        info: 'border-ink-2 bg-sunk',
        ok: 'border-green bg-green-wash [&>svg]:text-green',
        warn: 'border-ochre-ink bg-ochre-wash [&>svg]:text-ochre-ink',
        bad: 'border-red bg-red-wash font-medium text-red',
      },
    },
  },
)

const icons: Record<NoticeTone, LucideIcon> = { info: Info, ok: Check, warn: Info, bad: CircleAlert }

/** Screen readers announce notices of tone `bad` at once. */
export function Notice({
  tone = 'info',
  className,
  children,
  ...props
}: ComponentProps<'div'> & { tone?: NoticeTone }) {
  const Icon = icons[tone]
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} {...props} className={cn(notice({ tone }), className)}>
      <Icon strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
