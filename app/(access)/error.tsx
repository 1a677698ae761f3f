'use client'
import { AccessFailure } from '@/components/auth/access-failure'

export default function AccessError({ retry }: { error: Error; retry: () => void }) {
  return <AccessFailure retry={retry} />
}
