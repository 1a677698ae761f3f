'use client'
import type { ReactNode } from 'react'
import { usePortalHeader } from '@/components/portal/portal-live'
import { Notice } from '@/components/ui/notice'
import { clientRoleText } from '@/content/people-roles'
import { mayAct, type AccountRole } from '@/lib/session/account-role'

/** True if the user's role allows the action or is still unknown; the database checks every change anyway. */
export function useMay(atLeast: AccountRole): boolean {
  const header = usePortalHeader()
  const role = header?.accounts.find(({ id }) => id === header.account)?.role
  return !role || mayAct(role, atLeast)
}

type ForRoleProps = {
  atLeast: Exclude<AccountRole, 'reader'>
  instead?: ReactNode
  className?: string
  children: ReactNode
}

/** Users with a lower role see `instead`, or a notice that names the allowed roles. */
export function ForRole({ atLeast, instead, className, children }: ForRoleProps) {
  if (useMay(atLeast)) return children
  if (instead !== undefined) return instead
  return <Notice className={className}>{clientRoleText.notYours[atLeast]}</Notice>
}
