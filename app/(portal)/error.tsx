'use client'
import { PortalFailure } from '@/components/portal/portal-failure'

export default function PortalError({ retry }: { error: Error; retry: () => void }) {
  return <PortalFailure retry={retry} />
}
