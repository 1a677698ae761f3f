'use client'
import { PortalFailure } from '@/components/portal/portal-failure'
import type { PageFailureProps } from '@/components/ui/page-failure'

export default function PortalError(props: PageFailureProps) {
  return <PortalFailure {...props} />
}
