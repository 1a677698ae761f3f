import type { Metadata } from 'next'
import { TemplateForm } from '@/components/document-requests/firm/template-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { requestTemplatesText } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: requestTemplatesText.create }
}

export default async function NewRequestTemplatePage() {
  await requireStaff()
  const trail = [
    { label: firmRequestsText.title, href: '/admin/solicitudes' },
    { label: requestTemplatesText.link, href: '/admin/solicitudes/plantillas' },
  ] as const
  return (
    <div className="max-w-[48rem] pt-6 pb-12">
      <Breadcrumb trail={trail} current={requestTemplatesText.create} />
      <h1 className="pb-5">{requestTemplatesText.create}</h1>
      <TemplateForm template={null} />
    </div>
  )
}
