import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { verifyingAccess } from '@/content/auth'

export default function PortalLoading() {
  return (
    <div className="py-12">
      <Spinner label={verifyingAccess} />
      <Skeleton rows={5} className="mt-6" />
    </div>
  )
}
