import type { Metadata } from 'next'
import { TemplateForm } from '@/components/obligations/templates/template-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { boardText } from '@/content/obligation-board'
import { templateText } from '@/content/obligation-templates'
import { readTemplates } from '@/lib/obligations/queries'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: templateText.create }
}

export default async function NewTemplatePage() {
  const { members } = await readTemplates(await requireAdmin())
  const trail = [
    { label: boardText.section, href: '/admin/trabajo' },
    { label: templateText.link, href: '/admin/trabajo/plantillas' },
  ] as const
  return (
    <div className="max-w-[48rem] pt-6 pb-12">
      <Breadcrumb trail={trail} current={templateText.create} />
      <h1 className="pb-5">{templateText.create}</h1>
      <TemplateForm template={null} members={members} />
    </div>
  )
}
