import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

const bar = [
  'block h-3 w-full appearance-none overflow-hidden border border-green bg-sheet',
  '[&::-webkit-progress-bar]:bg-[repeating-linear-gradient(90deg,transparent_0_calc(10%-1px),var(--color-rule-green)_calc(10%-1px)_10%)]',
  '[&::-webkit-progress-bar]:bg-sheet [&::-webkit-progress-value]:bg-green [&::-moz-progress-bar]:bg-green',
].join(' ')

/** `value` is a percentage from 0 to 100. */
export function Progress({ value, className, ...props }: ComponentProps<'progress'> & { value: number }) {
  return (
    <progress {...props} max={100} value={value} aria-valuenow={value} className={cn(bar, className)}>
      {value}%
    </progress>
  )
}
