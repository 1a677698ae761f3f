import type { Metadata } from 'next'
import { TemplateList } from '@/components/signatures/templates/template-list'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { firmSignaturesText } from '@/content/signature-form'
import { signatureTemplatesText as text } from '@/content/signature-templates'
import { requireStaff } from '@/lib/session/require'
import { listSignatureTemplates } from '@/lib/signatures/templates/queries'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.title }
}

export default async function SignatureTemplatesPage() {
  const member = await requireStaff()
  return (
    <div className="max-w-[52rem] pt-6 pb-12">
      <Breadcrumb trail={[{ label: firmSignaturesText.title, href: '/admin/firmas' }]} current={text.link} />
      <TemplateList templates={await listSignatureTemplates(member)} admin={member.role === 'admin'} />
    </div>
  )
}
