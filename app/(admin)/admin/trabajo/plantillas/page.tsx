import type { Metadata } from 'next'
import { TemplateList } from '@/components/obligations/templates/template-list'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { boardText } from '@/content/obligation-board'
import { templateText } from '@/content/obligation-templates'
import { readTemplates } from '@/lib/obligations/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: templateText.title }
}

export default async function TemplatesPage() {
  const member = await requireStaff()
  const { templates } = await readTemplates(member)
  return (
    <div className="pt-6">
      <Breadcrumb
        trail={[{ label: boardText.section, href: '/admin/trabajo' }]}
        current={templateText.link}
      />
      <TemplateList templates={templates} admin={member.role === 'admin'} />
    </div>
  )
}
