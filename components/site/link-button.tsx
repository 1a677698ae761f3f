import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { linkButtonStyles, type Look } from '@/components/site/link-button-styles'

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
