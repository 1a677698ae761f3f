import type { Metadata } from 'next'
import { TemplateList } from '@/components/document-requests/firm/template-list'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { requestTemplatesText } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import { listTemplates } from '@/lib/document-requests/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: requestTemplatesText.title }
}

export default async function RequestTemplatesPage() {
  const member = await requireStaff()
  return (
    <div className="max-w-[48rem] pt-6 pb-12">
      <Breadcrumb
        trail={[{ label: firmRequestsText.title, href: '/admin/solicitudes' }]}
        current={requestTemplatesText.link}
      />
      <TemplateList templates={await listTemplates(member)} />
    </div>
  )
}
