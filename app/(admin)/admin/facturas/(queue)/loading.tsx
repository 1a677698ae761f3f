import { PageHeading } from '@/components/portal/page-heading'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { review } from '@/content/invoice-decisions'

export default function QueueLoading() {
  return (
    <>
      <PageHeading title={review.title} subtitle={review.intro} />
      <Spinner label={review.filters.working} />
      <Skeleton rows={5} className="mt-6" />
    </>
  )
}
