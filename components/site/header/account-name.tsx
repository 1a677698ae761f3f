'use client'
import { useAuth } from '@/components/auth/auth-provider'

/** A slot of fixed width: the name arrives with hydration and moves nothing. */
export function AccountName({ className }: { className: string }) {
  return <span className={`truncate text-ink-2 ${className}`}>{useAuth().name}</span>
}
