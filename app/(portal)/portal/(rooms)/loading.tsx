import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { portal } from '@/content/portal'

export default function PortalLoading() {
  return (
    <div className="py-12">
      <Spinner label={portal.checking} />
      <Skeleton rows={5} className="mt-6" />
    </div>
  )
}
