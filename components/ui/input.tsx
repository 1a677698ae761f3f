import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/input-styles'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cn(inputStyles, className)} />
}
