import type { Metadata } from 'next'
import { Diagnosis } from '@/components/diagnosis/diagnosis'
import { PageHeading } from '@/components/portal/page-heading'
import { diagnosisText } from '@/content/diagnosis/diagnosis'
import { requireAdmin } from '@/lib/session/require'

/** In seconds: the page and its checks may take this long; checks that send something take up to 40 s. */
export const maxDuration = 60

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: diagnosisText.title }
}

export default async function DiagnosisPage() {
  const admin = await requireAdmin()
  return (
    <>
      <PageHeading title={diagnosisText.title} subtitle={diagnosisText.intro} />
      <Diagnosis email={admin.email} />
    </>
  )
}
