import type { Metadata } from 'next'
import { RefreshForFirm } from '@/components/live/refresh'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { ObligationPanel } from '@/components/obligations/board/obligation-panel'
import { boardText } from '@/content/obligation-board'
import { requireStaff } from '@/lib/session/require'
import { openDetail } from '@/lib/obligations/board/queries'

type Props = PageProps<'/admin/trabajo/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const member = await requireStaff()
  const { name, row } = await openDetail(member, (await params).id)
  return { title: `${name}, ${row.title}` }
}

export default async function ObligationPage({ params }: Props) {
  const member = await requireStaff()
  const detail = await openDetail(member, (await params).id)
  return (
    <div className="max-w-[40rem] pt-6">
      <Breadcrumb trail={[{ label: boardText.section, href: '/admin/trabajo' }]} current={detail.name} />
      <ObligationPanel detail={detail} />
      <RefreshForFirm member={member.id} tables={['calendar_changes']} />
    </div>
  )
}
