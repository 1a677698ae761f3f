'use client'
import { ErrorScreen } from '@/components/site/error-screen'
import { isConnectionLost, useRetries } from '@/components/ui/use-retries'
import { connectionLost } from '@/content/connection-lost'

type SegmentErrorProps = { error: Error & { digest?: string }; retry: () => void }

export default function SegmentError({ error, retry }: SegmentErrorProps) {
  const isLost = isConnectionLost(error)
  useRetries(retry, isLost)
  return <ErrorScreen digest={error.digest} retry={retry} cause={isLost ? connectionLost : undefined} />
}
