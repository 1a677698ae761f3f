import type { Metadata } from 'next'
import { TemplatePage } from '@/components/obligations/templates/template-page'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { boardText } from '@/content/obligation-board'
import { templateText } from '@/content/obligation-templates'
import { openTemplate } from '@/lib/obligations/queries'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/trabajo/plantillas/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { template } = await openTemplate(await requireStaff(), (await params).id)
  return { title: template.name }
}

export default async function OneTemplatePage({ params }: Props) {
  const member = await requireStaff()
  const { template, members, clients } = await openTemplate(member, (await params).id)
  const trail = [
    { label: boardText.section, href: '/admin/trabajo' },
    { label: templateText.link, href: '/admin/trabajo/plantillas' },
  ] as const
  return (
    <div className="pt-6">
      <Breadcrumb trail={trail} current={template.name} />
      <TemplatePage {...{ template, members, clients }} admin={member.role === 'admin'} />
    </div>
  )
}
