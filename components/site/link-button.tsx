import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

type Look = 'primary' | 'outline' | 'light' | 'light-outline'

const onDark: Partial<Record<Look, string>> = {
  light: 'border-paper bg-paper text-green-deep hover:underline',
  'light-outline': 'border-green-pale bg-transparent text-paper hover:bg-green-pale hover:text-green-deep',
}

type LinkButtonProps<T extends string> = {
  href: Route<T>
  look?: Look
  size?: 'md' | 'sm'
  children: ReactNode
}

/** A link that looks like a button; `light` looks stand on the dark sections. Never prefetches. */
export function LinkButton<T extends string>({ href, look = 'outline', size, children }: LinkButtonProps<T>) {
  return (
    <Link href={href} prefetch={false} className={linkButtonStyles(look, size)}>
      {children}
    </Link>
  )
}

export const linkButtonStyles = (look: Look = 'outline', size?: 'md' | 'sm') => {
  const plain = look === 'primary' || look === 'outline'
  return plain
    ? buttonStyles({ variant: look, size })
    : cn(buttonStyles({ size, variant: 'outline' }), onDark[look])
}
