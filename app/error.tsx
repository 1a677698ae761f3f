'use client'
import { ErrorScreen } from '@/components/site/error-screen'

export default function SegmentError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return <ErrorScreen digest={error.digest} retry={retry} />
}
