import type { Metadata } from 'next'
import { FeeForm } from '@/components/fees/fee-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Notice } from '@/components/ui/notice'
import { errorMessages } from '@/content/errors'
import { feesText as text } from '@/content/fees'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openFee } from '@/lib/fees/queries'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/honorarios/[id]'>

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.edit }
}

export default async function FeePage({ params }: Props) {
  const fee = await openFee(await requireStaff(), (await params).id)
  return (
    <div className="pt-6 pb-12">
      <Breadcrumb trail={[{ label: text.title, href: '/admin/honorarios' }]} current={fee.concept} />
      <h1 className="pb-5">{text.edit}</h1>
      {fee.state === 'due' ? (
        <FeeForm
          key={fee.version}
          client={{ id: fee.client, name: fee.clientTitle ?? '' }}
          fee={fee}
          today={bogotaDay(new Date())}
        />
      ) : (
        <Notice>{errorMessages['fee-settled']}</Notice>
      )}
    </div>
  )
}
