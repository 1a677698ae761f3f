import { Skeleton, Spinner } from '@/components/ui/loading'
import { verifyingAccess } from '@/content/auth'

export default function PortalLoading() {
  return (
    <div className="py-12">
      <Spinner label={verifyingAccess} />
      <Skeleton rows={5} className="mt-6" />
    </div>
  )
}
