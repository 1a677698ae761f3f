import type { Metadata } from 'next'
import { Diagnosis } from '@/components/diagnosis/diagnosis'
import { PageHeading } from '@/components/portal/page-heading'
import { diagnosisText } from '@/content/diagnosis/diagnosis'
import { requireAdmin } from '@/lib/session/require'

/** In seconds: the limit for this page and for its checks, which take up to 40 s when they send something. */
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
