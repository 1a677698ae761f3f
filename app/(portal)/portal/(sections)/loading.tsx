import { Skeleton, Spinner } from '@/components/ui/loading'
import { verifyingAccess } from '@/content/auth'

export default function PortalLoading() {
  // The placeholder is as high as the screen, so that content below does not jump when the page arrives.
  return (
    <div className="min-h-dvh py-12">
      <Spinner label={verifyingAccess} />
      <Skeleton rows={5} className="mt-6" />
    </div>
  )
}
