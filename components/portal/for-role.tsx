'use client'
import type { ReactNode } from 'react'
import { usePortalHeader } from '@/components/portal/portal-live'
import { Notice } from '@/components/ui/notice'
import { clientRoleText } from '@/content/roles'
import { mayAct, type AccountRole } from '@/lib/account-role'

/** Whether the person may do this much in the account of the page; while nobody can say, the database alone decides. */
export function useMay(atLeast: AccountRole): boolean {
  const header = usePortalHeader()
  const role = header?.accounts.find(({ id }) => id === header.account)?.role
  return !role || mayAct(role, atLeast)
}

type ForRoleProps = {
  atLeast: Exclude<AccountRole, 'reader'>
  /** What whoever may not sees in its place. */
  instead?: ReactNode
  className?: string
  children: ReactNode
}

/** What only some roles may do; whoever may not reads that, and who may. */
export function ForRole({ atLeast, instead, className, children }: ForRoleProps) {
  if (useMay(atLeast)) return children
  if (instead !== undefined) return instead
  return <Notice className={className}>{clientRoleText.notYours[atLeast]}</Notice>
}
