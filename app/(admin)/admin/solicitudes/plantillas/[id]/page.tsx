import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TemplateForm } from '@/components/document-requests/firm/template-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { requestTemplatesText } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import { listTemplates } from '@/lib/document-requests/queries'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/solicitudes/plantillas/[id]'>

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: requestTemplatesText.edit }
}

export default async function RequestTemplatePage({ params }: Props) {
  const member = await requireStaff()
  const { id } = await params
  const template = (await listTemplates(member)).find((one) => one.id === id)
  if (!template) notFound()
  const trail = [
    { label: firmRequestsText.title, href: '/admin/solicitudes' },
    { label: requestTemplatesText.link, href: '/admin/solicitudes/plantillas' },
  ] as const
  return (
    <div className="max-w-[48rem] pt-6 pb-12">
      <Breadcrumb trail={trail} current={template.name} />
      <h1 className="pb-5">{requestTemplatesText.edit}</h1>
      <TemplateForm template={template} />
    </div>
  )
}
