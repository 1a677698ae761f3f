import { PageHeading } from '@/components/portal/page-heading'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { todayText } from '@/content/today'

export default function TodayLoading() {
  return (
    <>
      <PageHeading title={todayText.queue} subtitle={todayText.subtitle} />
      <Spinner label={todayText.loading} />
      <Skeleton rows={6} className="mt-6" />
    </>
  )
}
