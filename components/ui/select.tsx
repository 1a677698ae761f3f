import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select {...props} className={cn(inputStyles, 'appearance-none truncate pr-10')} />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        strokeWidth={1.75}
        aria-hidden
      />
    </span>
  )
}
